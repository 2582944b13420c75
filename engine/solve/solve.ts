/** Which input makes an output the target: one unknown, all other inputs as they are. */
import { evaluate } from '../plan/evaluate.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { boundsOf, isVisible } from '../plan/field-view.ts'
import type { Bounds } from '../plan/field-view.ts'
import type { Issue } from '../plan/issue.ts'
import { isNumber } from '../plan/plan.ts'
import type { EvaluationState, Plan, PlannedField } from '../plan/plan.ts'
import { madeOf, waitsFor } from '../plan/value-results.ts'
import { brent, type Point } from './brent.ts'
import { type Grid, pointsBetween, refinedPoints } from './points.ts'

/** What is asked: a derived value, the number that it shall have, and the field that shall give it. */
export type Question = { readonly output: string; readonly target: number; readonly input: string }

/** An output of an input. */
export type CurvePoint = { readonly input: number; readonly output: number }

/** Two neighbouring inputs between which the output passes the target without taking it. */
export type Jump = readonly [CurvePoint, CurvePoint]

/** Every solution in ascending order, or why there is none; `curve` are the points that were looked at. */
export type Solved =
  | {
      readonly state: 'solved'
      readonly solutions: readonly CurvePoint[]
      readonly jumps: readonly Jump[]
      readonly curve: readonly CurvePoint[]
    }
  | {
      readonly state: 'none'
      readonly range: readonly [least: number, most: number]
      readonly jumps: readonly Jump[]
      readonly curve: readonly CurvePoint[]
    }
  | { readonly state: 'blocked'; readonly because: readonly Issue[] }

const mostSolutions = 8
/** Relative accuracy of an input, and how near an output comes to the target. */
const [accuracy, near] = [1e-9, 1e-6] as const

/** The limits of a number now; undefined where it has none at one end. */
function limitsOf(planned: PlannedField, snapshot: Snapshot): readonly [low: number, high: number] | undefined {
  const { min, max, exclusiveMin, exclusiveMax } = boundsOf(planned, snapshot)
  const [low, high] = [Math.max(min ?? -Infinity, exclusiveMin ?? -Infinity), Math.min(max ?? Infinity, exclusiveMax ?? Infinity)]
  if (!Number.isFinite(low) || !Number.isFinite(high) || low >= high) return undefined
  const inside = (high - low) * accuracy
  return [low === exclusiveMin ? low + inside : low, high === exclusiveMax ? high - inside : high]
}

/** The grid of a field, counted as its commits do. */
const gridOf = ({ field }: PlannedField, { min = 0 }: Bounds): Grid | undefined =>
  field.kind === 'number' && field.step !== undefined ? { step: field.step, base: min } : undefined

/** The fields that an output can be solved for: shown numbers with limits that it is made of. */
export const solvableInputs = (plan: Plan, snapshot: Snapshot, output: string): readonly string[] =>
  [...plan.fields.values()]
    .filter(
      (planned) =>
        planned.field.kind === 'number' &&
        madeOf(plan, output).has(planned.id) &&
        isVisible(planned, snapshot) &&
        limitsOf(planned, snapshot) !== undefined,
    )
    .map(({ id }) => id)

/** Evaluates the output of one input after the other, each from the state of the one before. */
function createCurve(plan: Plan, state: EvaluationState, { output, input }: Question) {
  const refused = new Set([...(state.refused ?? [])].filter((id) => id !== input))
  const slot = plan.slots.get(output)
  let snapshot: Snapshot | undefined
  const at = (value: number): Snapshot => {
    snapshot = evaluate(plan, { ...state, refused, inputs: { ...state.inputs, [input]: value } }, snapshot)
    return snapshot
  }
  return {
    /** Undefined where an input of it is missing or refused. */
    outputAt: (value: number): number | undefined => {
      if (!isNumber(value)) return undefined
      const now = at(value)
      const found = slot === undefined ? undefined : now.values[slot]
      return typeof found === 'number' && waitsFor(plan, now, output).length === 0 ? found : undefined
    },
    waitsAt: (value: number) => waitsFor(plan, at(value), output),
  }
}

type Curve = ReturnType<typeof createCurve>
type Looked = { readonly curve: Curve; readonly target: number; readonly grid: Grid | undefined; readonly scale: number }

const isNear = (output: number, { target, scale }: Looked): boolean => Math.abs(output - target) <= near * scale

/** The points of a curve at these inputs; runs that are broken where there is no value. */
function runsOf(curve: Curve, inputs: readonly number[]): readonly (readonly CurvePoint[])[] {
  const runs: CurvePoint[][] = [[]]
  for (const input of inputs) {
    const output = curve.outputAt(input)
    if (output === undefined) runs.push([])
    else runs.at(-1)?.push({ input, output })
  }
  return runs.filter((run) => run.length > 0)
}

/** The crossing between two neighbours: a solution, or a jump. */
function crossing(looked: Looked, from: CurvePoint, to: CurvePoint): { readonly solution: CurvePoint } | { readonly jump: Jump } {
  const { curve, target, grid } = looked
  if (grid) return { jump: [from, to] }
  const gapAt = (at: number) => {
    const output = curve.outputAt(at)
    return output === undefined ? undefined : output - target
  }
  const bracket: readonly [Point, Point] = [
    { at: from.input, gap: from.output - target },
    { at: to.input, gap: to.output - target },
  ]
  const exact = brent(gapAt, bracket, accuracy)
  // A number that a person can read, where it does as well.
  const tried = exact === undefined ? [] : [Number(exact.toPrecision(9)), exact]
  const solution = tried
    .map((input) => ({ input, output: curve.outputAt(input) }))
    .find((one): one is CurvePoint => one.output !== undefined && isNear(one.output, looked))
  return solution ? { solution } : { jump: [from, to] }
}

function found(looked: Looked, runs: readonly (readonly CurvePoint[])[]) {
  const { target } = looked
  const solutions: CurvePoint[] = []
  const jumps: Jump[] = []
  for (const run of runs) {
    run.forEach((point, index) => {
      const before = run[index - 1]
      const isCrossed = before !== undefined && (before.output - target) * (point.output - target) < 0
      if (isCrossed && !isSolution(looked, before) && !isSolution(looked, point)) {
        const one = crossing(looked, before, point)
        if ('solution' in one) solutions.push(one.solution)
        else jumps.push(one.jump)
      }
      if (isSolution(looked, point)) solutions.push(point)
    })
  }
  return { solutions: solutions.slice(0, mostSolutions), jumps }
}

/** On a grid what is near enough is taken; between numbers only what is met is not looked for further. */
const isSolution = (looked: Looked, { output }: CurvePoint): boolean =>
  looked.grid === undefined ? output === looked.target : isNear(output, looked)

/**
 * @param state inputs and init answer; the value of the input itself does not matter
 * @returns all solutions, at most 8, each of which gives the target when it is entered; a place where the output jumps over it; the range of the
 * output where no point crosses it; or what is missing
 */
export function solve(plan: Plan, state: EvaluationState, question: Question): Solved {
  const { output, target, input } = question
  const planned = plan.fields.get(input)
  const blocked = (because: readonly Issue[]): Solved => ({ state: 'blocked', because })
  const now = evaluate(plan, state)
  const limits = planned && limitsOf(planned, now)
  if (!planned || !limits || !madeOf(plan, output).has(input)) return blocked([{ code: 'notFinite', path: input, params: {} }])
  const grid = gridOf(planned, boundsOf(planned, now))
  const curve = createCurve(plan, state, question)
  const few = pointsBetween(limits, grid)
  const runs = runsOf(curve, few)
  const points = runs.flat()
  if (points.length === 0) return blocked(curve.waitsAt(few[few.length >> 1] ?? limits[0]).filter(({ path }) => path !== input))
  const outputs = points.map((one) => one.output)
  const scale = Math.abs(target) || Math.max(...outputs.map(Math.abs)) || 1
  const looked: Looked = { curve, target, grid, scale }
  const first = found(looked, runs)
  const second = first.solutions.length + first.jumps.length > 0 ? first : found(looked, runsOf(curve, refinedPoints(limits, grid)))
  const { solutions, jumps } = second
  if (solutions.length > 0) return { state: 'solved', solutions, jumps, curve: points }
  return { state: 'none', range: [Math.min(...outputs), Math.max(...outputs)], jumps, curve: points }
}
