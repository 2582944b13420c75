import { at } from '../engine/base/at.ts'
import type { Table } from '../tests/bench/harness.ts'

/** Formats a Markdown section that also reads well in a terminal: columns are padded, numbers are right-aligned. */
export function tableText({ title, columns, rows, notes }: Table): string {
  const cells = [columns, ...rows.map((row) => row.map(String))]
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((row) => at(row, index).length)))
  const isNumeric = columns.map((_, index) => rows.every((row) => typeof row[index] === 'number'))
  const pad = (text: string, index: number): string => {
    const width = at(widths, index)
    return isNumeric[index] ? text.padStart(width) : text.padEnd(width)
  }
  const line = (row: readonly string[]): string => `| ${columns.map((_, index) => pad(at(row, index), index)).join(' | ')} |`
  const rule = `| ${widths.map((width, index) => (isNumeric[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  const [head = [], ...body] = cells
  return [`## ${title}`, '', line(head), rule, ...body.map(line), '', ...notes.map((note) => `- ${note}`)].join('\n').trimEnd()
}
