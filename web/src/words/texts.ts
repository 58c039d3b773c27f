/** The texts of one language: messages of Fluent, of all games and of one, with their values filled in. */

import { FluentBundle, FluentResource } from "@fluent/bundle"

/** The values of a message. */
export type Values = Readonly<Record<string, string | number>>

/** Everything that is said in one language, about no game or about one. */
export class Texts {
  private readonly bundle: FluentBundle

  /** `sources` are the contents of `.ftl` files; what a later one says again replaces what an earlier one said. */
  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message)
  }

  /** The message with its values filled in; what is missing is shown by its name and told in the console. */
  say(message: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(message)?.value
    if (!pattern) return this.missing(message, "there is no such message")
    const problems: Error[] = []
    const text = this.bundle.formatPattern(pattern, values, problems)
    return problems.length > 0 ? this.missing(message, String(problems[0])) : text
  }

  private missing(message: string, problem: string): string {
    console.error(`The text ${message} in ${this.language}: ${problem}`)
    return message
  }
}
