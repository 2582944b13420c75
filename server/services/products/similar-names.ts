/** Finds names that may have been meant: a letter for a digit, a character too few, too many or wrong, two swapped. */

/** Normalises a name to ignore spelling differences. */
export const inOneSpelling = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll('B', '8')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')

/** @returns whether inserting, deleting or replacing at most one character, or swapping two, turns one text into the other */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (long.length === short.length) {
    const swapped = long.charAt(same + 1) + long.charAt(same) + long.slice(same + 2)
    if (short.slice(same) === swapped) return true
  }
  const rest = long.length === short.length ? short.slice(same + 1) : short.slice(same)
  return long.slice(same + 1) === rest
}
