/** An array whose items are made when somebody looks at them. */

const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)

/** Names of an array that are no place in it begin with letters. */
const placeOf = (key: string): number => {
  const first = key.charCodeAt(0)
  return first >= zero && first <= nine ? Number(key) : -1
}

/**
 * @param length number of items
 * @param make the item at a place; called once for each
 * @returns what any reader takes for an ordinary array
 */
export function lazyList<Item extends object>(length: number, make: (place: number) => Item): readonly Item[] {
  // Filled, so that no place counts as empty: `map` and its like pass over those.
  const made = Array.from({ length }, (): Item | undefined => undefined)
  const list = new Proxy(made, {
    get(target, key, receiver) {
      const place = typeof key === 'string' ? placeOf(key) : -1
      const isPlace = place >= 0 && place < length
      // What an array has beside its items.
      if (!isPlace) return Reflect.get(target, key, receiver) as unknown
      return (target[place] ??= make(place))
    },
    getOwnPropertyDescriptor(target, key) {
      const place = typeof key === 'string' ? placeOf(key) : -1
      if (place >= 0 && place < length) target[place] ??= make(place)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    set: () => false,
  })
  // No place is seen before its item is made.
  return list as readonly Item[]
}
