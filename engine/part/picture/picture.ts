/** Isometric picture of a part from its solids, as paths in three tones. Needs no CAD kernel. */
import type { Body } from '../solid.ts'
import { type Detail, facesOf, type Pen, spotsOf, type Stroke } from './faces.ts'
import { paintedPrisms, type Prism } from './prisms.ts'
import type { Spot, Tone } from './project.ts'

/** A face of what stands or of what the drive moves, in its tone. */
type Face = Tone | 'movedLit' | 'movedMid' | 'movedDark'
/** A face without or with its edges, a hole, edges, the thin lines of a thread, or a face of what is still open, with its edges. */
export type PictureKind = Face | `${Face}Edged` | 'hole' | 'edge' | 'thread' | 'open'
/** A path as an SVG writes it. */
export type PicturePath = readonly [kind: PictureKind, path: string]

/** Paths in the order of painting, and the size of their field, which begins at 0, 0. */
export type PartPicture = { readonly width: number; readonly height: number; readonly paths: readonly PicturePath[] }

/** The longer side of a picture, and how much it shows: lengths are shares of that side. */
export type Setting = Detail & { readonly side: number }

const usual: Setting = { side: 1000, smallest: 0.008, thin: 0, threads: 40 }
/** For pictures of 64 × 44 px in lists. */
const small: Setting = { side: 200, smallest: 0.05, thin: 0.02, threads: 12 }

const moved = { lit: 'movedLit', mid: 'movedMid', dark: 'movedDark' } as const

const isFace = (kind: Stroke['kind']): kind is Tone => kind === 'lit' || kind === 'mid' || kind === 'dark'

function kindOf({ kind, isEdged }: Stroke, isDriven: boolean): PictureKind {
  if (!isFace(kind)) return kind
  const face: Face = isDriven ? moved[kind] : kind
  return isEdged ? `${face}Edged` : face
}

/** Kinds with both faces and edges: together, edges would be drawn over the faces that hide them. */
const isAlone = (kind: PictureKind): boolean => kind === 'open' || kind.endsWith('Edged')

/** Paths of one kind that follow each other are one. */
function joined(paths: readonly PicturePath[]): readonly PicturePath[] {
  const whole: PicturePath[] = []
  for (const [kind, path] of paths) {
    const last = whole.at(-1)
    if (last?.[0] === kind && !isAlone(kind)) whole[whole.length - 1] = [kind, last[1] + path]
    else whole.push([kind, path])
  }
  return whole
}

/** How a picture is written: its size, its pen, and where a spot is. */
type Field = Pick<PartPicture, 'width' | 'height'> & {
  readonly pen: Pen
  readonly placeOf: (spot: Spot) => Spot
  /** Length of the longer side, mm. */
  readonly extent: number
}

/** @param side the longer one */
function fieldOf(prisms: readonly Prism[], side: number): Field {
  const spots = prisms.flatMap(spotsOf)
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top]
  const extent = Math.max(width, height)
  const scale = side / extent
  const whole = (value: number): number => Math.round(value * scale)
  const length = (value: number): string => String(whole(value))
  const placeOf = ([x, y]: Spot): Spot => [whole(x - left), whole(y - top)]
  return {
    width: whole(width),
    height: whole(height),
    pen: { length, spot: (spot) => placeOf(spot).join(' ') },
    placeOf,
    extent,
  }
}

/** What a picture shows. */
export type Pictured = {
  readonly bodies: readonly Body[]
  /** Names of the bodies that the drive moves. */
  readonly driven: readonly string[]
  /** Bodies of what is still open. */
  readonly open?: readonly Body[]
  readonly setting?: Setting
}

/** A picture, and where in it a spot is. */
export type Drawn = { readonly picture: PartPicture; readonly placeOf: Field['placeOf']; readonly prisms: readonly Prism[] }

/** Draws bodies; what is open is drawn over them, since it is seen through. */
export function draw({ bodies, driven, open = [], setting: { side, smallest, thin, threads } = usual }: Pictured): Drawn {
  const [prisms, boxes] = [paintedPrisms(bodies), open.flatMap((body) => paintedPrisms([body]))]
  const { pen, placeOf, extent, width, height } = fieldOf([...prisms, ...boxes], side)
  const detail = { smallest: smallest * extent, thin: thin * extent, threads }
  const paths = prisms.flatMap((prism) => {
    const isDriven = driven.includes(prism.body.name)
    return facesOf(pen, prism, detail).map((stroke): PicturePath => [kindOf(stroke, isDriven), stroke.path])
  })
  const openPaths = boxes.flatMap((prism) => facesOf(pen, prism, detail)).map(({ path }): PicturePath => ['open', path])
  return { picture: { width, height, paths: joined([...paths, ...openPaths]) }, placeOf, prisms: [...prisms, ...boxes] }
}

/**
 * @param bodies of the part, at least one
 * @param driven names of the bodies that the drive moves
 */
export const pictureOf = (bodies: readonly Body[], driven: readonly string[]): PartPicture => draw({ bodies, driven }).picture

/** The same with few details, for lists. */
export const smallPictureOf = (bodies: readonly Body[], driven: readonly string[]): PartPicture =>
  draw({ bodies, driven, setting: small }).picture
