/** Isometric picture of a part from its solids, as paths in three tones. Needs no CAD kernel. */
import type { Body } from '../solid.ts'
import { facesOf, type Pen, spotsOf, type Stroke } from './faces.ts'
import { paintedPrisms, type Prism } from './prisms.ts'
import type { Tone } from './project.ts'

/** A face of what stands or of what the drive moves, in its tone, a hole, edges, or the thin lines of a thread. */
export type PictureKind = Tone | 'movedLit' | 'movedMid' | 'movedDark' | 'hole' | 'edge' | 'thread'
/** A path as an SVG writes it. */
export type PicturePath = readonly [kind: PictureKind, path: string]

/** Paths in the order of painting, and the size of their field, which begins at 0, 0. */
export type PartPicture = { readonly width: number; readonly height: number; readonly paths: readonly PicturePath[] }

/** The longer side of a picture, and the smallest diameter of a hole as a share of it. */
const longerSide = 1000
const smallestHole = 0.008

const moved = { lit: 'movedLit', mid: 'movedMid', dark: 'movedDark' } as const

const kindOf = (kind: Stroke['kind'], isDriven: boolean): PictureKind =>
  isDriven && (kind === 'lit' || kind === 'mid' || kind === 'dark') ? moved[kind] : kind

/** Paths of one kind that follow each other are one. */
function joined(paths: readonly PicturePath[]): readonly PicturePath[] {
  const whole: PicturePath[] = []
  for (const [kind, path] of paths) {
    const last = whole.at(-1)
    if (last?.[0] === kind) whole[whole.length - 1] = [kind, last[1] + path]
    else whole.push([kind, path])
  }
  return whole
}

const frameOf = (prisms: readonly Prism[]) => {
  const spots = prisms.flatMap(spotsOf)
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top }
}

/**
 * @param bodies of the part, at least one
 * @param driven names of the bodies that the drive moves
 */
export function pictureOf(bodies: readonly Body[], driven: readonly string[]): PartPicture {
  const prisms = paintedPrisms(bodies)
  const { left, top, width, height } = frameOf(prisms)
  const scale = longerSide / Math.max(width, height)
  const length = (value: number): string => String(Math.round(value * scale))
  const pen: Pen = { length, spot: ([x, y]) => `${length(x - left)} ${length(y - top)}` }
  const smallest = (smallestHole * longerSide) / scale
  const paths = prisms.flatMap((prism) => {
    const isDriven = driven.includes(prism.body.name)
    return facesOf(pen, prism, smallest).map(({ kind, path }): PicturePath => [kindOf(kind, isDriven), path])
  })
  return { width: Math.round(width * scale), height: Math.round(height * scale), paths: joined(paths) }
}
