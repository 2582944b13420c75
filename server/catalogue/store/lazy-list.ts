/** An array whose items are created on access. */

const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)

/** Property names of an array that are no index begin with letters. */
const placeOf = (key: string): number => {
  const first = key.charCodeAt(0)
  return first >= zero && first <= nine ? Number(key) : -1
}

/**
 * @param length number of items
 * @param make creates the item at an index; called once per item
 * @returns an object that behaves like an ordinary array
 */
export function lazyList<Item extends object>(length: number, make: (place: number) => Item): readonly Item[] {
  // Filled, because `map` and similar methods skip empty slots.
  const made = Array.from({ length }, (): Item | undefined => undefined)
  const list = new Proxy(made, {
    get(target, key, receiver) {
      const place = typeof key === 'string' ? placeOf(key) : -1
      const isPlace = place >= 0 && place < length
      // Properties other than items.
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
  // Items are created before they are read.
  return list as readonly Item[]
}
