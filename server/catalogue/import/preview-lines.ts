/** Says what an import changes, in lines for a terminal. */
import type { CatalogueRow } from '../../../families/define/catalogue-table.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import type { FamilyChanges } from './compare-rows.ts'
import type { ImportPreview } from './import-catalogue.ts'
import { type LackingFigures, lackingFigures } from './lacking-figures.ts'

/** Most lines of a list. */
const longestList = 20

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= longestList ? lines : [...lines.slice(0, longestList), `    … and ${lines.length - longestList} more`]

/** A cell as it is written in a file. */
const cellText = (cell: unknown): string => {
  if (cell === undefined) return 'nothing'
  if (Array.isArray(cell)) return cell.map((entry: unknown) => entryText(entry, 'x')).join(';')
  return entryText(cell, ':')
}

/** A text or number; the numbers of a record, or the pairs of a table. */
const entryText = (entry: unknown, mark: 'x' | ':'): string => {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  const members = Object.entries(entry ?? {})
  return mark === 'x' ? members.map(([, value]) => String(value)).join('x') : members.map((pair) => pair.join(':')).join(';')
}

const bySeries = (rows: readonly CatalogueRow[]): readonly string[] =>
  Object.entries(Object.groupBy(rows, ({ maker, series }) => `${maker} ${series}`)).map(
    ([series, members = []]) =>
      `    ${series}: ${members.length} (${members
        .slice(0, 3)
        .map(({ sku }) => sku)
        .join(', ')}${members.length > 3 ? ', …' : ''})`,
  )

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title}:`, ...shortened(lines)]

const checkName = (family: string, check: string): string => translate('en', `${familyNamespace(family)}:checks.${check}`) ?? check

const lackLine = (family: string, total: number, { columns, checks, models }: LackingFigures): string => {
  const judged = checks.length === 0 ? '' : `: ${checks.map((check) => checkName(family, check)).join(', ')}`
  return `    ${models} of ${total} without ${columns.join(', ')}${judged}`
}

const countsLine = ({ family, added, changed, withdrawn, unchanged }: FamilyChanges): string =>
  `${family}: ${added.length} added, ${changed.length} changed, ${withdrawn.length} withdrawn, ${unchanged} unchanged`

async function familyLines(changes: FamilyChanges): Promise<readonly string[]> {
  const { family, rows, added, changed, withdrawn } = changes
  const lacking = await lackingFigures(family, rows)
  return [
    countsLine(changes),
    ...section('added', bySeries(added)),
    ...section(
      'changed',
      changed.map(
        ({ sku, cells }) =>
          `    ${sku}: ${cells.map(({ column, before, after }) => `${column} ${cellText(before)} → ${cellText(after)}`).join('; ')}`,
      ),
    ),
    ...section('withdrawn', bySeries(withdrawn)),
    ...section(
      'not known where working conditions ask for it, for want of figures',
      lacking.map((lack) => lackLine(family, rows.length, lack)),
    ),
  ]
}

const retainedLine = ({ retained }: ImportPreview): readonly string[] =>
  retained.size === 0 ? [] : [`other families, unchanged: ${[...retained].map(([family, models]) => `${family} ${models}`).join(', ')}`]

/** The counts of each family, and the families that stay as they are. */
export const summaryLines = (preview: ImportPreview): readonly string[] => [...preview.changes.map(countsLine), ...retainedLine(preview)]

/** Every change of each family, with the checks that lack figures. */
export async function previewLines(preview: ImportPreview): Promise<readonly string[]> {
  const families = await Promise.all(preview.changes.map(familyLines))
  return [`compared with ${preview.base ?? 'the catalogue of the program'}:`, ...families.flat(), ...retainedLine(preview)]
}
