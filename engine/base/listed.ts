/** Joins names and values as a language does: `A, B, C`, in Chinese `A、B、C`. */

const marks = new Map<string, string>()

/** @returns the mark between two of a list, with its blank */
export const listMark = (locale: string): string => {
  const known = marks.get(locale)
  if (known !== undefined) return known
  const mark = new Intl.ListFormat(locale).formatToParts(['A', 'B', 'C'])[1]?.value ?? ', '
  marks.set(locale, mark)
  return mark
}

/** @returns several names or values in one line */
export const listed = (names: readonly string[], locale: string): string => names.join(listMark(locale))
