import { baseUnits, derivedUnits } from './unit-table.ts'

/** Every symbol that has a scale of its own; products and quotients of them are units as well. */
export const knownUnits: readonly string[] = [...baseUnits, ...Object.keys(derivedUnits)]
