/** A name in pieces: where the keyword stands in it, and between. */
import { at } from '../../engine/base/at.ts'
export type Segment = { readonly text: string; readonly at: number; readonly hit: boolean }

/**
 * The text in pieces, in order.
 * @param hits stretches of the text from left to right, without overlap; what is outside the text does not count
 */
export const segmentsOf = (text: string, hits: readonly (readonly [start: number, end: number])[]): readonly Segment[] => {
  const edges = [0, ...hits.flat(), text.length].map((edge) => Math.min(edge, text.length))
  return edges.slice(1).flatMap((end, index) => {
    const start = at(edges, index)
    return end > start ? [{ text: text.slice(start, end), at: start, hit: index % 2 === 1 }] : []
  })
}
