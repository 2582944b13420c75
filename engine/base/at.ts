/**
 * The element of a list at an index that is known to be in it.
 *
 * @throws RangeError where the index is not in the list
 */
export const at = <T>(list: ArrayLike<T>, index: number): T => {
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new RangeError(`index ${index} of ${list.length}`)
  // The index was checked above; an element may itself be undefined.
  return list[index] as T
}
