/** A deep run sees everything at every width and in every language; the usual one sees it once, where there is least room. */
import { isDeep } from '../setup/runs.ts'

/** Of what is written out for several views, the one with the least room first: that one alone in the usual run. */
export const someOf = <const T>(all: readonly T[]): readonly T[] => (isDeep ? all : all.slice(0, 1))

/** Widths of windows, px. */
export const widths = someOf([360, 768, 1440])
