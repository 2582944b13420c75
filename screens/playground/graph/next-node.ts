/** Keyboard navigation in a layered drawing. */
import type { Point } from './layered-layout.ts'

type Place = Point & { readonly layer: number }

/** Returns the nearest node by height. */
const nearest = (places: readonly (readonly [string, Place])[], y: number): string | undefined =>
  places.toSorted(([, one], [, other]) => Math.abs(one.y - y) - Math.abs(other.y - y))[0]?.[0]

/** Returns the node that an arrow key leads to; undefined for other keys or without a node. */
export const neighbourOf = (places: ReadonlyMap<string, Place>, from: string, key: string): string | undefined => {
  const own = places.get(from)
  if (!own) return undefined
  const all = [...places]
  const inLayer = (layer: number) => all.filter(([, place]) => place.layer === layer)
  switch (key) {
    case 'ArrowDown':
      return nearest(inLayer(own.layer).filter(([, { y }]) => y > own.y), own.y) // prettier-ignore
    case 'ArrowUp':
      return nearest(inLayer(own.layer).filter(([, { y }]) => y < own.y), own.y) // prettier-ignore
    case 'ArrowRight':
      return nearest(inLayer(own.layer + 1), own.y)
    case 'ArrowLeft':
      return nearest(inLayer(own.layer - 1), own.y)
    case 'Home':
      return all[0]?.[0]
    case 'End':
      return all.at(-1)?.[0]
    default:
      return undefined
  }
}
