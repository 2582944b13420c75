/** Which places of the engine are run, by what the machine that runs it counts: a fault where nobody comes changes nothing. */
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A place of a source: `file` from the top of the project. */
export type Place = { readonly file: string; readonly start: number }

const root = join(import.meta.dirname, '../..')

type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number }

/** The count of the smallest range around a place; 0 where there is none. */
const countAt = (ranges: readonly Range[], place: number): number => {
  let [count, size] = [0, Number.POSITIVE_INFINITY]
  for (const { startOffset, endOffset, count: own } of ranges) {
    if (startOffset > place || endOffset <= place || endOffset - startOffset > size) continue
    ;[count, size] = [own, endOffset - startOffset]
  }
  return count
}

/**
 * Counts from now on. Types are blanks when a source is run, so that its places are those of the file.
 *
 * @param places that are asked for
 * @returns a question: which of them have been run since it was asked last, by their indexes
 */
export const reachWatch = async (places: readonly Place[]): Promise<() => Promise<readonly number[]>> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const byAddress = Map.groupBy(places.entries(), ([, { file }]) => pathToFileURL(join(root, file)).href)
  return async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result.flatMap(({ url, functions }) => {
      const ranges = functions.flatMap((one) => one.ranges)
      return (byAddress.get(url) ?? []).flatMap(([index, { start }]) => (countAt(ranges, start) > 0 ? [index] : []))
    })
  }
}
