/** Service factor of a reducer: work machine × prime mover × starts × safety. */
import { makeValue } from '../sizing/check.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'

/** Bands of starts per hour, ascending: up to 5, 6 to 25, 26 to 60, above 60 to 180, above 180. */
export const startBands = ['upTo5', 'upTo25', 'upTo60', 'upTo180', 'above180'] as const
/** A band of starts per hour. */
export type StartBand = (typeof startBands)[number]

/** A row of the grid of starting factors: for products f1 × f2 up to `upTo` (inclusive). */
export type StartingRow<Cell> = { readonly upTo: number; readonly cells: Readonly<Record<StartBand, Cell>> }

/** Tolerance at the edge of a band against rounding: 1.6 × 1.25 is 2. */
const bandTolerance = 1e-9

/**
 * @param grid rows with ascending upper ends, the last Infinity
 * @param product f1 × f2 of work machine and prime mover
 * @returns the row of the band; an edge belongs to the lower band, and a product below the first band to the first row
 * @throws RangeError if no row covers the product
 * Source: specification, service-factor tables.
 */
export function startingRow<Cell>(grid: readonly StartingRow<Cell>[], product: number): StartingRow<Cell> {
  const row = grid.find(({ upTo }) => product <= upTo + bandTolerance)
  if (!row) throw new RangeError(`no row of starting factors for ${product}`)
  return row
}

/** Bands of working hours per day, ascending: up to 0.5 h, above 0.5 to 10 h, above 10 h. */
export const hourBands = ['upToHalf', 'upTo10', 'above10'] as const
/** A band of hours per day. */
export type HourBand = (typeof hourBands)[number]

/** Cells of a work machine by hours per day; a cell that the table leaves out is missing. */
export type HourCells<Cell> = { readonly [Band in HourBand]?: Cell }

/**
 * The cell of a machine; if the table leaves it out, that of the next longer time.
 * @param cells cells of the machine
 * @param hours hours per day
 * @returns the cell and its band; undefined if no longer time has a cell either
 * Source: engineering rule of this product; a longer time never has the smaller factor.
 */
export function cellForHours<Cell>(cells: HourCells<Cell>, hours: HourBand): { readonly cell: Cell; readonly band: HourBand } | undefined {
  for (const band of hourBands.slice(hourBands.indexOf(hours))) {
    const cell = cells[band]
    if (cell !== undefined) return { cell, band }
  }
  return undefined
}

/** The selected factors. */
export type ChosenFactors = {
  /** Machine factor f1. */
  readonly machineFactor: number
  /** Prime-mover factor f2. */
  readonly primeMover: number
  /** Starting factor f3, default 1. */
  readonly starts?: number
  /** Safety factor f4. */
  readonly safety: number
}

/**
 * Product f = f1 × f2 × f3 × f4.
 * @param factors work machine, prime mover, starts (may be absent = 1), safety; all > 0
 * @returns the product with its formula and factors
 * Source: specification, service-factor tables.
 */
export const serviceFactor = ({ machineFactor, primeMover, starts = 1, safety }: ChosenFactors): SizedValue =>
  makeValue({
    name: 'serviceFactor',
    si: machineFactor * primeMover * starts * safety,
    unit: '',
    formula: 'f = f1 × f2 × f3 × f4',
    source: 'specificationTables',
    inputs: [
      ['f1', machineFactor, ''],
      ['f2', primeMover, ''],
      ['f3', starts, ''],
      ['f4', safety, ''],
    ],
  })
