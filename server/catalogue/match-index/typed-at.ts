/** Reads typed arrays, one function per kind of array: one for all would meet several kinds and be slow in the inner loops. */

const outside = (values: { readonly length: number }, index: number): never => {
  throw new RangeError(`index ${index} of an array of ${values.length}`)
}

/** @throws RangeError where the index is not in the array */
export const float64At = (values: Float64Array, index: number): number => values[index] ?? outside(values, index)

/** @throws RangeError where the index is not in the array */
export const float32At = (keys: Float32Array, index: number): number => keys[index] ?? outside(keys, index)

/** @throws RangeError where the index is not in the array */
export const uint32At = (positions: Uint32Array, index: number): number => positions[index] ?? outside(positions, index)
