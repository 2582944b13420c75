/** Markdown helpers for the calculators' pages. */

/** Inline code. */
export const code = (text: string): string => `\`${text}\``

/** Joins the non-empty parts. */
export const joined = (parts: readonly string[], separator = ', '): string => parts.filter((part) => part !== '').join(separator)

/** Escapes a bar, which would end the cell; an empty cell shows a dash. */
const cell = (text: string): string => (text === '' ? '–' : text.replaceAll('|', '\\|'))
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

/**
 * @param head column names
 * @param rows cells, one per column
 * @returns a Markdown table; '' without rows
 */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')

/** A heading followed by blocks; '' when all blocks are empty. */
export const part = (heading: string, ...blocks: readonly string[]): string => {
  const body = joined(blocks, '\n\n')
  return body === '' ? '' : `${heading}\n\n${body}`
}
