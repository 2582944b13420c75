/** Load factor fw: accounts for shock and vibration, which a calculation from masses and accelerations does not include. */
import { inUnit } from './unit-scale.ts'

/** A band of travel speed and the range of fw printed for it. */
export type LoadFactorBand = { readonly upToSpeed: number; readonly lowest: number; readonly highest: number }

/** fw by travel speed (m/s, inclusive upper bound). Source: THK General Catalog A-705 table 19. */
const loadFactorBands: readonly LoadFactorBand[] = [
  { upToSpeed: 0.25, lowest: 1, highest: 1.2 },
  { upToSpeed: 1, lowest: 1.2, highest: 1.5 },
  { upToSpeed: 2, lowest: 1.5, highest: 2 },
  { upToSpeed: Infinity, lowest: 2, highest: 3.5 },
]

/** Speeds beyond which the load factor changes, mm/s, ascending. */
export const loadFactorJumps: readonly number[] = loadFactorBands.map(({ upToSpeed }) => inUnit(upToSpeed, 'mm/s')).filter(Number.isFinite)

/**
 * Load factor for a speed: the upper end of its band, because the tables give ranges and fw enters the life with its cube.
 * @param speed travel speed v, m/s, >= 0
 * @returns fw, 1.2 to 3.5
 * Source: THK General Catalog A-705 table 19.
 */
export const defaultLoadFactor = (speed: number): number => loadFactorBands.find((band) => speed <= band.upToSpeed)?.highest ?? 1
