/** Where an arrow key leads in a drawing in layers. */
import type { Point } from './layered-layout.ts'

type Place = Point & { readonly layer: number }

/** The nearest by height of some. */
const nearest = (places: readonly (readonly [string, Place])[], y: number): string | undefined =>
  places.toSorted(([, one], [, other]) => Math.abs(one.y - y) - Math.abs(other.y - y))[0]?.[0]

/** @returns the node that `key` leads to from a node; undefined for another key, and where there is none */
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
