/**
 * How far the heap grows before it is collected.
 *
 * V8 lets it grow to twice or three times of what is in use. With the shipped catalogue that is a hundred megabytes for nothing: collected early, calls
 * take as long as before. Of half a gigabyte, which a million models take while somebody calculates, each collection takes half a second, and to collect
 * early takes most of the time.
 */
import { setFlagsFromString } from 'node:v8'

/** Percent of what was in use; 0: as V8 does by itself. */
const early = 15

/** From so many models on the heap is left alone. */
export const manyModels = 50_000

/** For the whole process, from now on. */
export const settleHeapGrowth = (models: number): void => {
  setFlagsFromString(`--heap-growing-percent=${models < manyModels ? early : 0}`)
}
