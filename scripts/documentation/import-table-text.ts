/** Formats the import table for ARCHITECTURE.md. */
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

/** Formats a pattern as a folder path, with a star for any folder. */
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

/** The rows as Markdown, in the order of precedence. */
export const importTableText = (): string =>
  ['| folder | may import |', '| --- | --- |', ...importTable.map((row) => `| \`${row.name}\` | ${cell(row)} |`)].join('\n')
