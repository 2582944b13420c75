/** Shared by the demonstration series files: provenance, rounding, CSV. */

/** A cell; undefined = empty. */
export type Cell = string | number | undefined

/** A row by column. */
export type DemoRow = Readonly<Record<string, Cell>>

/** The identity of a model; the rest of the provenance is the same for all. */
export interface DemoModel {
  readonly sku: string
  readonly name: string
  readonly series: string
  readonly icon: string
}

/**
 * The provenance columns.
 *
 * @param model its identity
 */
export const demoProvenance = (model: DemoModel): DemoRow => ({
  ...model,
  maker: 'Demo',
  basis: 'demo',
  source: 'Sizewright, demonstration series',
  note: 'demonstration data: not a product',
})

/** Rounded to significant digits, as makers print ratings. */
const toDigits = (value: number, digits: number): number => Number(value.toPrecision(digits))

/** Rounded to three significant digits. */
export const threeDigits = (value: number): number => toDigits(value, 3)

const quoted = (cell: Cell): string => {
  const text = String(cell ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * @param columns in their order
 * @param rows every key is one of the columns
 * @throws RangeError if a row has a key that is not a column and would be lost
 */
export function csvText(columns: readonly string[], rows: readonly DemoRow[]): string {
  const lines = rows.map((row) => {
    const lost = Object.keys(row).filter((key) => !columns.includes(key))
    if (lost.length > 0) throw new RangeError(`no such column: ${lost.join(', ')}`)
    return columns.map((column) => quoted(row[column])).join(',')
  })
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
