/** Browser storage that may be switched off or full: reading then finds nothing, writing does nothing. */
type Place = 'session' | 'local'

/** Where recent calculations are: the start page looks before it fetches what shows them. */
export const recentsKey = 'sizewright.recents'

const placeOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage)

export const readStored = (place: Place, key: string): string | undefined => {
  try {
    return placeOf(place).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** @returns false where nothing could be stored. */
export const writeStored = (place: Place, key: string, value: string): boolean => {
  try {
    placeOf(place).setItem(key, value)
    return true
  } catch {
    return false
  }
}
