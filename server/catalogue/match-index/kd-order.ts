/**
 * Orders models so that neighbours have similar terms, which makes the minima and maxima over a block of neighbours tight
 * bounds.
 */
import { float32At, float64At, uint32At } from './typed-at.ts'

/** Largest number of rows sampled to estimate the spread of a term. */
const spreadSample = 2048

/** Rows processed between two pauses. */
export const longStretch = 2 ** 16

/**
 * Orders the models by repeated halving at the median of the term with the largest spread (a k-d tree of which only the leaves
 * are kept).
 *
 * Spread is measured on logarithms: a term decreases with a power of a dimension, and its ratio max/min determines how wide the
 * bounds of a block are.
 * The generator yields after every halving, and within long ones, so that the caller can let other work in between.
 *
 * @param columns one column per term, values >= 0
 * @param size number of models
 * @param blockSize models per block; every halving is at a multiple of it
 * @returns positions of the models in the new order; ascending inside each block
 */
export function* kdOrder(columns: readonly Float64Array[], size: number, blockSize: number): Generator<void, Uint32Array, void> {
  const order = new Uint32Array(size)
  for (let position = 0; position < size; position++) {
    order[position] = position
    if (position % longStretch === longStretch - 1) yield
  }
  const keys: Float32Array[] = []
  for (const column of columns) {
    keys.push(yield* logarithms(column))
  }
  const pending: (readonly [number, number])[] = [[0, size]]
  for (let range = pending.pop(); range !== undefined; range = pending.pop()) {
    const [from, to] = range
    if (to - from <= blockSize) {
      order.subarray(from, to).sort()
      continue
    }
    const middle = from + (Math.ceil((to - from) / blockSize) >> 1) * blockSize
    const key = widestKey(keys, order.subarray(from, to))
    if (key) yield* selectSmallest(key, order, { from, to, split: middle })
    pending.push([middle, to], [from, middle])
    yield
  }
  return order
}

/** Zero has no logarithm: it counts as one step (factor e) below the smallest value. */
function* logarithms(column: Float64Array): Generator<void, Float32Array, void> {
  let smallest = Infinity
  for (let position = 0; position < column.length; position++) {
    const value = float64At(column, position)
    if (value > 0 && value < smallest) smallest = value
    if (position % longStretch === longStretch - 1) yield
  }
  const ofZero = smallest === Infinity ? 0 : Math.log(smallest) - 1
  const key = new Float32Array(column.length)
  for (let position = 0; position < column.length; position++) {
    const value = float64At(column, position)
    key[position] = value > 0 ? Math.log(value) : ofZero
    if (position % longStretch === longStretch - 1) yield
  }
  return key
}

function widestKey(keys: readonly Float32Array[], members: Uint32Array): Float32Array | undefined {
  const step = Math.max(1, Math.floor(members.length / spreadSample))
  let widest: Float32Array | undefined
  let spread = 0
  for (const key of keys) {
    let low = Infinity
    let high = -Infinity
    for (let place = 0; place < members.length; place += step) {
      const value = float32At(key, uint32At(members, place))
      if (value < low) low = value
      if (value > high) high = value
    }
    if (high - low > spread) {
      spread = high - low
      widest = key
    }
  }
  return widest
}

/** Quickselect (Hoare): afterwards no key in `[from, split)` is larger than any in `[split, to)`. */
function* selectSmallest(
  key: Float32Array,
  order: Uint32Array,
  range: { readonly from: number; readonly to: number; readonly split: number },
): Generator<void, void, void> {
  let { from, to } = range
  while (to - from > 1) {
    const pivot = float32At(key, uint32At(order, (from + to) >> 1))
    let left = from
    let right = to - 1
    while (left <= right) {
      while (float32At(key, uint32At(order, left)) < pivot) left++
      while (float32At(key, uint32At(order, right)) > pivot) right--
      if (left > right) break
      const moved = uint32At(order, left)
      order[left++] = uint32At(order, right)
      order[right--] = moved
    }
    if (to - from >= longStretch) yield
    if (range.split <= right) to = right + 1
    else if (range.split >= left) from = left
    else return
  }
}
