import { baseUnits, derivedUnits } from './unit-table.ts'

/** Every unit symbol with a scale of its own; products and quotients of them are units, too. */
export const knownUnits: readonly string[] = [...baseUnits, ...Object.keys(derivedUnits)]
