/** Texts in the margins of printed pages. Style sheets take them from custom properties of the root element. */

const quoted = (text: string): string => `"${text.replace(/["\\]/g, String.raw`\$&`).replace(/\s+/g, ' ')}"`

/** Placeholders for the page numbers, which only the print engine knows. */
const marks = ['⟨page⟩', '⟨pages⟩'] as const

/** `left`: text of the left margin; `pageOf`: formats page number and count for the right margin. */
export type Margins = { readonly left: string; readonly pageOf: (page: string, pages: string) => string }

/** Sets the margin texts; returns a function that removes them. */
export const setMargins = ({ left, pageOf }: Margins): (() => void) => {
  const { style } = document.documentElement
  const [before = '', between = '', after = ''] = pageOf(...marks).split(/⟨pages?⟩/)
  const properties = Object.entries({ left, before, between, after }).map(([name, text]) => [`--print-${name}`, quoted(text)] as const)
  for (const [name, value] of properties) style.setProperty(name, value)
  return () => {
    for (const [name] of properties) style.removeProperty(name)
  }
}
