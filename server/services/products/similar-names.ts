/** Names that somebody may have meant: a letter for a figure, a mark too few or too many, one character wrong. */

/** What is left of a name when spelling does not count. */
export const inOneSpelling = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')

/** @returns whether one text becomes the other by at most one character put in, left out or changed */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const rest = long.length === short.length ? short.slice(same + 1) : short.slice(same)
  return long.slice(same + 1) === rest
}
