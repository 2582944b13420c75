/** The import table as the table of ARCHITECTURE.md. */
import { type ImportRow, importTable } from '../import-table.ts'

const words = (names: string): string =>
  names
    .split('|')
    .map((name) =>
      name
        .replaceAll('\\', '')
        .replace('.*', '*')
        .replace(/[/$]+$/, ''),
    )
    .join(', ')

/** A pattern as people write folders, with a star for one of many. */
const plain = (pattern: string): string => {
  const left = /\(\?!([^)]*)\)/.exec(pattern)?.[1]
  const path = pattern
    .replace(/^\^/, '')
    .replace(/\(\?![^)]*\)/, '')
    .replaceAll('[^/]+', '*')
    .replaceAll(/[\\$]/g, '')
    .replaceAll(/\(([^)]*)\)/g, (_, names: string) => `{${names.replaceAll('|', ',')}}`)
    .replace(/\/$/, '')
  return left === undefined ? `\`${path}\`` : `\`${path}\` (not ${words(left)})`
}

const cell = ({ may, mayTypes = [], packages }: ImportRow): string =>
  [
    ...may.map(plain),
    ...mayTypes.map((pattern) => `types of ${plain(pattern)}`),
    ...packages.map((name) => (name === 'node:' ? "Node's modules" : name)),
  ].join(', ') || 'nothing'

/** The rows as Markdown, in the order in which they apply. */
export const importTableText = (): string =>
  ['| folder | may import |', '| --- | --- |', ...importTable.map((row) => `| \`${row.name}\` | ${cell(row)} |`)].join('\n')
