/** Markdown as the pages of the calculators need it. */

/** A word of a schema, a formula, a path. */
export const code = (text: string): string => `\`${text}\``

/** What is there, in order; empty texts are left out. */
export const joined = (parts: readonly string[], separator = ', '): string => parts.filter((part) => part !== '').join(separator)

/** A bar inside a cell would end it. */
const cell = (text: string): string => (text === '' ? '–' : text.replaceAll('|', '\\|'))
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/**
 * @param head names of the columns
 * @param rows cells, as many as there are columns
 * @returns a table; nothing without rows
 */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')

/** A heading with what belongs under it; nothing where there is nothing. */
export const part = (heading: string, ...blocks: readonly string[]): string => {
  const body = joined(blocks, '\n\n')
  return body === '' ? '' : `${heading}\n\n${body}`
}
