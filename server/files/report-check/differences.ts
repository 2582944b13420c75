/** Compares a document with one generated again: its data value by value, and the text of its pages. */

/** A different value: its path and both texts; undefined where the value is missing. */
export type DataDifference = { readonly path: readonly string[]; readonly before: string | undefined; readonly now: string | undefined }

/** A different line on a page; pages are counted from 1. */
export type TextDifference = { readonly page: number; readonly before: string | undefined; readonly now: string | undefined }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value)

/** All different values, in the order of the data. */
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

/** Lines without a counterpart in the other list, counting repetitions. */
const without = (lines: readonly string[], others: readonly string[]): readonly string[] => {
  const left = Map.groupBy(others, (line) => line)
  return lines.filter((line) => left.get(line)?.pop() === undefined)
}

const pageDifferences = (page: number, before: readonly string[], now: readonly string[]): readonly TextDifference[] => {
  if (before.length === now.length && before.every((line, index) => line === now[index])) return []
  const [gone, come] = [without(before, now), without(now, before)]
  // The same lines in another order are also a difference.
  if (gone.length === 0 && come.length === 0) return [{ page, before: before.join(' '), now: now.join(' ') }]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({ page, before: gone[index], now: come[index] }))
}

/** All different lines. */
export const textDifferences = (before: Pages, now: Pages): readonly TextDifference[] =>
  Array.from({ length: Math.max(before.length, now.length) }, (_, index) =>
    pageDifferences(index + 1, before[index] ?? [], now[index] ?? []),
  ).flat()
