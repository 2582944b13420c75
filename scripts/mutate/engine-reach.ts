/** Records which places of the engine are executed, using V8's coverage counts: a fault that is never executed has no effect. */
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A position in a source; `file` is relative to the project root. */
export type Place = { readonly file: string; readonly start: number }

const root = join(import.meta.dirname, '../..')

type Range = { readonly startOffset: number; readonly endOffset: number; readonly count: number }

/** The count of the smallest range around a position; 0 if there is none. */
const countAt = (ranges: readonly Range[], place: number): number => {
  let [count, size] = [0, Number.POSITIVE_INFINITY]
  for (const { startOffset, endOffset, count: own } of ranges) {
    if (startOffset > place || endOffset <= place || endOffset - startOffset > size) continue
    ;[count, size] = [own, endOffset - startOffset]
  }
  return count
}

/**
 * Starts counting. Stripped types become blanks, so that positions equal those of the file.
 *
 * @param places positions to observe
 * @returns a function that returns the indexes of the places executed since its last call
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
