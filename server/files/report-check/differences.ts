/** What differs between a document and the one that is made anew: in its data, value by value, and in the text of its pages. */

/** A value of the data: where it stands, and both texts; undefined: it is not there. */
export type DataDifference = { readonly path: readonly string[]; readonly before: string | undefined; readonly now: string | undefined }

/** A line of a page, from 1. */
export type TextDifference = { readonly page: number; readonly before: string | undefined; readonly now: string | undefined }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** Every value that is not the same, in the order of the data. */
export const dataDifferences = (before: unknown, now: unknown, path: readonly string[] = []): readonly DataDifference[] => {
  if (Object.is(before, now)) return []
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) {
    return [{ path, before: textOf(before), now: textOf(now) }]
  }
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])]
  return names.flatMap((name) => {
    const side = (of: Readonly<Record<string, unknown>>) => (Object.hasOwn(of, name) ? of[name] : undefined)
    return dataDifferences(side(before), side(now), [...path, name])
  })
}

type Pages = readonly (readonly string[])[]

/** Lines that only one of both has, each as often as the other lacks it. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

const pageDifferences = (page: number, before: readonly string[], now: readonly string[]): readonly TextDifference[] => {
  if (before.length === now.length && before.every((line, index) => line === now[index])) return []
  const [gone, come] = [without(before, now), without(now, before)]
  // The same lines in another order are another page, too.
  if (gone.length === 0 && come.length === 0) return [{ page, before: before.join(' '), now: now.join(' ') }]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({ page, before: gone[index], now: come[index] }))
}

/** Every line that is not the same. */
export const textDifferences = (before: Pages, now: Pages): readonly TextDifference[] =>
  Array.from({ length: Math.max(before.length, now.length) }, (_, index) =>
    pageDifferences(index + 1, before[index] ?? [], now[index] ?? []),
  ).flat()
