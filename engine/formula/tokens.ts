/** The text of a written formula in tokens. */

/** A piece of the text; `isApart`: a space stands before it. */
export type Token = { readonly kind: 'number' | 'symbol' | 'raised' | 'sign' | 'end'; readonly text: string; readonly isApart: boolean }

const patterns = [
  ['number', /^\d+(?:\.\d+)?/u],
  ['raised', /^[⁰¹²³⁴-⁹]+/u],
  ['sign', /^(?:<=|>=|[πΣ√∛+−±×/^()|,<>=≤≥])/u],
  ['symbol', /^\p{L}[\p{L}\p{N}_]*?(?:['*][\p{L}\p{N}]*)?(?:,[\p{L}\p{N}]+)?(?![\p{L}\p{N}_'*])/u],
] as const

/** Raised digits are letters of the text's category of numbers, so they end a symbol by themselves. */
const raisedDigit = /[⁰¹²³⁴-⁹]/u

/** @returns the tokens with an end; undefined where the text has a character of no token */
export const tokenize = (text: string): readonly Token[] | undefined => {
  const tokens: Token[] = []
  let rest = text
  for (;;) {
    const left = rest.trimStart()
    const isApart = left.length < rest.length
    if (left === '') return [...tokens, { kind: 'end', text: '', isApart }]
    const token = firstToken(left)
    if (!token) return undefined
    tokens.push({ ...token, isApart })
    rest = left.slice(token.text.length)
  }
}

const firstToken = (text: string): Pick<Token, 'kind' | 'text'> | undefined => {
  for (const [kind, pattern] of patterns) {
    const own = kind === 'symbol' ? (text.split(raisedDigit, 1)[0] ?? '') : text
    const [found] = pattern.exec(own) ?? []
    if (found !== undefined) return { kind, text: found }
  }
  return undefined
}
