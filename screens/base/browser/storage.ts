/** Browser storage that may be disabled or full: reading then returns nothing, writing has no effect. */
type Place = 'session' | 'local'

/** Key of the recent calculations; the start page checks it before loading their component. */
export const recentsKey = 'sizewright.recents'

const placeOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage)

export const readStored = (place: Place, key: string): string | undefined => {
  try {
    return placeOf(place).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Parses a stored text; undefined where there is none or it is damaged. */
export const parsedJson = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const readStoredJson = (place: Place, key: string): unknown => parsedJson(readStored(place, key))

/**
 * Stores a value.
 *
 * @returns false if nothing was stored
 */
export const writeStored = (place: Place, key: string, value: string): boolean => {
  try {
    placeOf(place).setItem(key, value)
    return true
  } catch {
    return false
  }
}
