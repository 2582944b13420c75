/** Isometric picture of a placed assembly, and where in it each of its parts is seen. */
import { draw, type PartPicture, type Setting } from '../part/picture/picture.ts'
import { spotsOf } from '../part/picture/faces.ts'
import type { Prism } from '../part/picture/prisms.ts'
import { seenAt, type Spot } from '../part/picture/project.ts'
import type { Place } from '../part/part-schema.ts'
import type { Body, Bounds } from '../part/solid.ts'
import { bodiesOf, type Scene } from './scene.ts'

/** A picture with a spot for each part that is seen. */
export type AssemblyPicture = PartPicture & { readonly spots: readonly { readonly role: string; readonly at: Spot }[] }

/** Less than of a single part: an assembly has hundreds of screw holes, and its screw is thin. */
const setting: Setting = { side: 1000, smallest: 0.03, thin: 0.024, threads: 40 }

/** A box as a body, named by its role. */
const boxBody = (role: string, { low, high }: Bounds): Body => ({
  name: `${role}/box`,
  instance: 1,
  instances: 1,
  material: 'steel',
  at: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]],
  along: '+z',
  slices: [
    {
      from: 0,
      to: high[2] - low[2],
      add: [{ shape: 'box', centre: [0, 0], size: [high[0] - low[0], high[1] - low[1]], radius: 0 }],
      cut: [],
    },
  ],
})

const roleOf = ({ body }: Prism): string => body.name.slice(0, body.name.indexOf('/'))

/** Twice the area between three spots; above 0 where they turn to one side. */
const turning = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** The spots of one half of the outline, from one end to the other. */
function halfOutline(spots: readonly Spot[]): readonly Spot[] {
  const half: Spot[] = []
  for (const spot of spots) {
    for (let [before, last] = half.slice(-2); before && last && turning(before, last, spot) <= 0; [before, last] = half.slice(-2)) {
      half.pop()
    }
    half.push(spot)
  }
  return half.slice(0, -1)
}

/** The outline that spots have together, without dents. */
function outlineOf(prism: Prism): readonly Spot[] {
  const spots = spotsOf(prism).toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...halfOutline(spots), ...halfOutline(spots.toReversed())]
}

const holds = (outline: readonly Spot[], spot: Spot): boolean =>
  outline.every((corner, index) => turning(corner, outline[(index + 1) % outline.length] ?? corner, spot) >= 0)

/** The middles of the three sides of a box that are seen. */
const facesSeen = ({ low, high }: Bounds): readonly Place<number>[] => {
  const [x, y, z] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  return [
    [x, y, high[2]],
    [x, low[1], z],
    [high[0], y, z],
  ]
}

const sizeOf = ({ low, high }: Bounds): number => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2])

/** A spot of a part that nothing painted later covers, on its largest prism that has one; else one of its largest prism. */
function spotIn(role: string, prisms: readonly Prism[], outlines: readonly (readonly Spot[])[]): Spot | undefined {
  const own = prisms
    .map((prism, index) => ({ prism, index }))
    .filter(({ prism }) => roleOf(prism) === role)
    .toSorted((one, other) => sizeOf(other.prism.bounds) - sizeOf(one.prism.bounds))
  const spots = own.flatMap(({ prism, index }) => facesSeen(prism.bounds).map((place) => ({ at: seenAt(place), index })))
  const free = spots.find(({ at, index }) => !outlines.some((outline, later) => later > index && holds(outline, at)))
  return (free ?? spots[0])?.at
}

/** @param driven names of the bodies that the drive moves, as `<role>/<body>` */
export function assemblyPicture(scene: Scene, driven: readonly string[]): AssemblyPicture {
  const open = scene.open.map(({ role, box }) => boxBody(role, box))
  const { picture, placeOf, prisms } = draw({ bodies: bodiesOf(scene), driven, open, setting })
  const outlines = prisms.map(outlineOf)
  const roles = new Set([...scene.parts, ...scene.open].map(({ role }) => role))
  const spots = [...roles].flatMap((role) => {
    const spot = spotIn(role, prisms, outlines)
    return spot ? [{ role, at: placeOf(spot) }] : []
  })
  return { ...picture, spots }
}
