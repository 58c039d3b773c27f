/** Numbers of figures as a language writes them. */

export interface Numbers {
  readonly whole: (value: number) => string
  /** One digit after the point, where the number is small enough for it to matter. */
  readonly mean: (value: number) => string
  readonly percent: (share: number) => string
  /** Two ends: "36–52". */
  readonly range: (low: number, high: number) => string
}

/** The writers of a language. */
export function numbersIn(language: string): Numbers {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })
  const finePercent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 })
  return {
    whole: (value) => whole.format(value),
    mean: (value) => (Math.abs(value) < 1000 ? fine : whole).format(value),
    percent: (share) => (share < 0.1 ? finePercent : percent).format(share),
    range: (low, high) => (low === high ? whole.format(low) : `${whole.format(low)}–${whole.format(high)}`),
  }
}
