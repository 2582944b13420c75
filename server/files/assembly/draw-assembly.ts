/** Builds the first sheet of an assembly: views with balloons, both ends of the stroke, open positions as dashed boxes, and the parts list. */
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import { lengthWriter } from '../../../contract/files/drawn-length.ts'
import type { Part } from '../../../engine/assembly/assembly.ts'
import { bodiesOf, type Scene } from '../../../engine/assembly/scene.ts'
import type { Place, ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, type Bounds, boundsOf } from '../../../engine/part/solid.ts'
import { translate } from '../../../i18n/translate.ts'
import { withoutHoles } from '../drawing/find-cuts.ts'
import { fitDrawing, layOut, type PlacedView, type Writing } from '../drawing/lay-out.ts'
import type { DrawnPart } from '../drawing/plan-views.ts'
import { projectPart } from '../drawing/project.ts'
import type { Mark, PaperPoint, Sheet } from '../drawing/sheet.ts'
import { seenIn } from '../drawing/view-axes.ts'
import { openKernel } from '../geometry/kernel.ts'
import type { AssemblyFile } from './assembly-file.ts'
import { sceneOf } from './assembly-scene.ts'
import { assemblySheetWords } from './assembly-sheet-words.ts'
import { positionsOf } from './assembly-words.ts'
import { type Ballooned, balloonMarks, balloonRoom } from './balloons.ts'
import { overallPart, shownBodies } from './overall-part.ts'

const middleOf = ({ low, high }: Bounds): Place<number> => [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]

/** What a leader points at: the first body of a part, near its end so that it is not hidden behind another one. */
function placeOf({ role }: Part, scene: Scene): Place<number> | undefined {
  const [first] = bodiesOf({ parts: scene.parts.filter((part) => part.role === role) })
  const box = scene.open.find((one) => one.role === role)?.box
  if (first) {
    const { low, high } = boundsOf([first])
    const axis = ([0, 1, 2] as const).reduce((one, other) => (high[other] - low[other] > high[one] - low[one] ? other : one))
    const [x, y, z] = middleOf({ low, high })
    const near = (along: 0 | 1 | 2, value: number) => (along === axis ? low[along] + 0.3 * (high[along] - low[along]) : value)
    return [near(0, x), near(1, y), near(2, z)]
  }
  return box && middleOf(box)
}

/** The dashed outline of a box in a view. */
function boxMarks({ at }: PlacedView, { low, high }: Bounds): readonly Mark[] {
  const [[left, bottom], [right, top]] = [at(low), at(high)]
  const corners: readonly PaperPoint[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  return corners.map((from, index): Mark => ({ kind: 'line', stroke: 'hidden', from, to: corners[(index + 1) % 4] ?? from }))
}

/** Whether a view of bodies is higher than wide. */
function isTall(name: ViewName, bodies: readonly Body[]): boolean {
  const { low, high } = boundsOf(bodies)
  const [[left, bottom], [right, top]] = [seenIn(name, low), seenIn(name, high)]
  return top - bottom > right - left
}

/** Bodies at the start and the end of the stroke. */
async function endsOf(input: AssemblyFile) {
  const [start, end] = [await sceneOf(input, 0), await sceneOf(input, 1)]
  return { scene: start.scene, built: start.built, hasUsual: start.hasUsual, start: bodiesOf(start.scene), end: bodiesOf(end.scene) }
}

/**
 * @param input of the file
 * @param onStep receives the progress, 0 to 1
 * @throws PartError where a model yields no body
 */
export async function drawAssembly(input: AssemblyFile, onStep: (done: number) => void): Promise<Sheet> {
  const { locale, unit, views: shown = drawingViews } = input
  const { scene, built, hasUsual, start, end } = await endsOf(input)
  const positions = positionsOf(input.assembly).flatMap(({ number, part }): readonly Ballooned[] => {
    const place = placeOf(part, scene)
    return place ? [{ number, place }] : []
  })
  const numbered = shown[0] ?? 'front'
  const edge = isTall(numbered, start) ? 'right' : 'above'
  const part = overallPart(start, end, hasUsual)
  const moves = part.dimensions.some(({ name }) => name === 'stroke')
  const drawn: DrawnPart = {
    part,
    ends: moves ? [shownBodies(end)] : [],
    shown,
    beside: { [numbered]: { [edge]: balloonRoom } },
  }
  const lengths = Object.values(built).map((part) => part.lengths)
  const writing: Writing = {
    holes: [],
    write: lengthWriter(locale, unit),
    called: (name, length) => translate(locale, `server/drawing:called.${name}`, { length }) ?? length,
    wordsFor: (format, scale) => assemblySheetWords(input, { format, scale, hasUsual, moves, lengths }),
  }
  const fitted = fitDrawing(drawn, { unit, sheet: input.sheet }, writing)
  const { shortening } = fitted.plan
  const corner = input.kind === 'drawing3d'
  const bodies = shortening && !corner ? withoutHoles(drawn.part.bodies, shortening) : drawn.part.bodies
  const further = (view: PlacedView): readonly Mark[] => [
    ...scene.open.flatMap(({ box }) => boxMarks(view, box)),
    ...(view.name === numbered ? balloonMarks(view, positions, edge) : []),
  ]
  return layOut({ ...drawn, views: projectPart(await openKernel(), bodies, { corner, onStep }), further }, fitted, writing)
}
