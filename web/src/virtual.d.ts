declare module "virtual:titles/*" {
  const source: string
  export default source
}

declare module "*.md" {
  const html: string
  export default html
}
