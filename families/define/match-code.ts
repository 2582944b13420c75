/** Compiled patterns of order codes: reading a mistyped code tries many texts against few patterns. */
const compiled = new Map<string, readonly [whole: RegExp, beginning: RegExp]>()

/**
 * Matches a text against the pattern of an order code: the whole text if possible, otherwise its longest beginning.
 *
 * @param groups the pattern, of a limited set of forms
 * @param text what follows the name of a model
 * @param end what has to follow an understood beginning
 */
export function matchCode(groups: string, text: string, end = ''): RegExpExecArray | null {
  const key = groups + end
  const patterns = compiled.get(key) ?? ([new RegExp(`^${groups}$`), new RegExp(`^${groups}${end}`)] as const)
  compiled.set(key, patterns)
  return patterns[0].exec(text) ?? patterns[1].exec(text)
}
