import type { Entry } from './emit-engine.ts'

/** Bytes, gzip -9, of an entry bundled and minified with its peers left out: what it loads at once, and what it loads later. */
export interface Budget {
  readonly atOnce: number
  readonly later: number
}

/** The most that each entry may weigh. Whoever imports a part of an entry gets that part alone. */
export const budgets = {
  '.': { atOnce: 48_000, later: 0 },
  './react': { atOnce: 25_000, later: 8_000 },
  './testing': { atOnce: 24_000, later: 0 },
  './form.css': { atOnce: 4_200, later: 0 },
} as const satisfies Record<Entry | './form.css', Budget>
