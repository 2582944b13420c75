/** A part of a text, either matching the keyword or not. */
import { at } from '../../engine/base/at.ts'
export type Segment = { readonly text: string; readonly at: number; readonly hit: boolean }

/**
 * Splits a text into segments, in order.
 *
 * @param hits matching ranges in order, without overlap; clipped to the text
 */
export const segmentsOf = (text: string, hits: readonly (readonly [start: number, end: number])[]): readonly Segment[] => {
  const edges = [0, ...hits.flat(), text.length].map((edge) => Math.min(edge, text.length))
  return edges.slice(1).flatMap((end, index) => {
    const start = at(edges, index)
    return end > start ? [{ text: text.slice(start, end), at: start, hit: index % 2 === 1 }] : []
  })
}
