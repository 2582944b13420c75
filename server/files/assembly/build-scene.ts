/** Builds the parts of an assembly and places them. */
import type { Scene, SceneBox, ScenePart } from '../../../engine/assembly/scene.ts'
import { placedBox } from '../../../engine/assembly/scene.ts'
import { placed, placeParts, type PlacedPart } from '../../../engine/assembly/placement.ts'
import { opposite, postureTurns } from '../../../engine/assembly/turn.ts'
import type { Place } from '../../../engine/part/part-schema.ts'
import { type Body, boundsOf, vectorOf } from '../../../engine/part/solid.ts'
import type { AssemblyLayout, BuiltRoles, FurtherPieces, LayoutConditions } from '../../../families/define/assembly-layout.ts'
import { type BuiltModel, buildModelPart, modelPartOf, type PartRequest } from '../geometry/model-part.ts'

/** The models of an assembly by role, and the conditions that they are laid out for. */
export type SceneRequest = {
  readonly layout: AssemblyLayout
  readonly parts: Readonly<Record<string, Omit<PartRequest, 'position'>>>
  readonly conditions: LayoutConditions
  /** Position in the stroke, 0 to 1. */
  readonly position?: number | undefined
}

/** The middle of the stroke. */
const middle = 0.5

/** The share of a part's own travel at a position in the stroke, which lies in the middle of the travel. */
const shareOf = (position: number, stroke: number | undefined, travel: number): number => {
  if (stroke === undefined || !(travel > 0)) return position
  return Math.min(1, Math.max(0, middle + ((position - middle) * stroke) / travel))
}

/** The travel of a part, mm; undefined for one that does not move. */
async function travelOf(request: PartRequest): Promise<number | undefined> {
  const moving = (await modelPartOf(request.family))?.plan.dimensions.find(({ rest }) => rest !== undefined)
  if (!moving) return undefined
  const { dimensions } = await buildModelPart({ ...request, position: 1 })
  return dimensions.find(({ name }) => name === moving.name)?.value
}

/** A placed assembly, its parts as built, and whether some distance between them is usual. */
export type BuiltScene = { readonly scene: Scene; readonly built: Readonly<Record<string, BuiltModel>>; readonly hasUsual: boolean }

/** @returns the parts at a position in the stroke */
async function buildParts({ layout, parts, conditions, position = middle }: SceneRequest): Promise<Readonly<Record<string, BuiltModel>>> {
  const stroke = layout.strokeOf(conditions)
  const built = Object.entries(parts).map(async ([role, request]): Promise<readonly [string, BuiltModel]> => {
    const travel = await travelOf(request)
    const at = travel === undefined ? {} : { position: shareOf(position, stroke, travel) }
    return [role, await buildModelPart({ ...request, ...at })]
  })
  return Object.fromEntries(await Promise.all(built))
}

const placedPartsOf = (built: BuiltRoles, open: Readonly<Record<string, Omit<PlacedPart, 'role'>>>): readonly PlacedPart[] => [
  ...Object.entries(built).map(([role, { ports }]) => ({ role, ports })),
  ...Object.entries(open).map(([role, { ports }]) => ({ role, ports })),
]

/** Where further pieces stand in the frame of the first one. */
function placesOf(bodies: readonly Body[], further: FurtherPieces | undefined): readonly Place<number>[] {
  if (!further) return []
  const { low, high } = boundsOf(bodies)
  const [x, y, z] = opposite(vectorOf(further.behind))
  const step = further.gap + Math.abs(x) * (high[0] - low[0]) + Math.abs(y) * (high[1] - low[1]) + Math.abs(z) * (high[2] - low[2])
  return Array.from({ length: further.count }, (_, index) => {
    const distance = step * (index + 1)
    return [x * distance, y * distance, z * distance]
  })
}

/**
 * @returns the assembly in space; parts that no joint connects with the others are not in it
 * @throws PartError where a row and its options yield no body
 * @throws RangeError where the layout finds no port or dimension
 */
export async function buildScene(request: SceneRequest): Promise<BuiltScene> {
  const { layout, conditions } = request
  const built = await buildParts(request)
  const { mates, open, further, hasUsual } = layout.layOut(built, conditions)
  const turn = postureTurns[layout.postureOf(conditions)]
  const { placements, closures } = placeParts({ parts: placedPartsOf(built, open), mates, root: layout.root, turn })
  const parts = Object.entries(built).flatMap(([role, { bodies }]): readonly ScenePart[] => {
    const placement = placements.get(role)
    if (!placement) return []
    const places = [placement.at, ...placesOf(bodies, further?.[role]).map((place) => placed(placement, place))]
    return places.map((at, index) => ({ role, piece: index + 1, pieces: places.length, bodies, placement: { ...placement, at } }))
  })
  const boxes = Object.entries(open).flatMap(([name, { role, box }]): readonly SceneBox[] => {
    const placement = placements.get(name)
    return placement && box ? [{ role, box: placedBox(box, placement) }] : []
  })
  return { scene: { parts, open: boxes, closures }, built, hasUsual }
}
