/** What stands in the margins of printed pages: style sheets know no texts, so they take them from properties of the root element. */

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\s+/g, ' ')}"`

/** Stand for the numbers that only the printer knows. */
const marks = ['⟨page⟩', '⟨pages⟩'] as const

/** Left: a text. Right: page and number of pages, in the words of `pageOf`. */
export type Margins = { readonly left: string; readonly pageOf: (page: string, pages: string) => string }

/** @returns what takes them back */
export const setMargins = ({ left, pageOf }: Margins): (() => void) => {
  const { style } = document.documentElement
  const [before = '', between = '', after = ''] = pageOf(...marks).split(/⟨pages?⟩/)
  const properties = Object.entries({ left, before, between, after }).map(([name, text]) => [`--print-${name}`, quoted(text)] as const)
  for (const [name, value] of properties) style.setProperty(name, value)
  return () => {
    for (const [name] of properties) style.removeProperty(name)
  }
}
