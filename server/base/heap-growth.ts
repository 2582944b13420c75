/**
 * Limits how far the heap grows before garbage collection.
 *
 * V8 lets the heap grow to two or three times the memory in use. With the shipped catalogue this wastes about a hundred
 * megabytes, and early collection does not slow down calls. With a million models the heap holds half a gigabyte during
 * calculations; each collection then takes half a second, and early collection would take most of the time.
 */
import { setFlagsFromString } from 'node:v8'

/** Growth in percent of the memory in use; 0 is V8's default. */
const early = 15

/** Number of models from which V8's default is used. */
export const manyModels = 50_000

/** Sets the growth limit for the process. */
export const settleHeapGrowth = (models: number): void => {
  setFlagsFromString(`--heap-growing-percent=${models < manyModels ? early : 0}`)
}
