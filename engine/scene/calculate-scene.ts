/** Calculates the results of a scene from its inputs. Pure; never returns a non-finite number. */
import type { Scene, ScenePhase } from '../define/index.ts'
import { evaluate } from '../plan/evaluate.ts'
import type { Snapshot } from '../plan/evaluate.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import { nowhere, references } from '../expression/index.ts'
import type { Issue } from '../plan/issue.ts'
import type { CompiledScene } from './compile-scene.ts'

/** A number with its formula and inputs. */
export type SceneNumber = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly formula: string
  readonly source: string
  readonly inputs: readonly { readonly symbol: string; readonly value: number; readonly unit: string }[]
}

/** A phase of the cycle in s, rpm and N*m. */
export type PhaseNumbers = {
  readonly kind: ScenePhase['kind']
  readonly duration: number
  readonly startSpeed: number
  readonly endSpeed: number
  readonly torque: number
}

/** The results of a scene: its rows, every value by name (rows included), and the cycle without phases of zero duration. */
export type SceneResult = {
  readonly rows: readonly SceneNumber[]
  readonly values: ReadonlyMap<string, SceneNumber>
  readonly cycle: readonly PhaseNumbers[]
}

/** Values in the scene's units. */
export type SceneInputs = Readonly<Record<string, number>>

/** The initial values of the scene's form. */
export const sceneDefaults = ({ items }: Scene): SceneInputs =>
  Object.fromEntries(Object.entries(items).map(([name, { default: value }]) => [name, value]))

const gridTolerance = 1e-9

/** Reports numbers off the step of their item: a form rounds them on commit, other callers get an issue. */
function stepIssues(scene: Scene, inputs: SceneInputs): Issue[] {
  return Object.entries({ ...scene.items, ...scene.assumptions }).flatMap(([path, { step, min }]): Issue[] => {
    const value = inputs[path]
    if (step === undefined || value === undefined) return []
    const count = (value - (typeof min === 'number' ? min : 0)) / step
    if (Math.abs(count - Math.round(count)) <= gridTolerance * Math.max(1, Math.abs(count))) return []
    return [{ code: 'offStep', path, params: { value, step } }]
  })
}

type Numbers = (name: string) => number | undefined

const numbersOf =
  ({ plan }: CompiledScene, snapshot: Snapshot): Numbers =>
  (name) => {
    const value = snapshot.values[plan.slots.get(name) ?? nowhere]
    return typeof value === 'number' ? value : undefined
  }

function explained({ scene, plan }: CompiledScene, name: string, numbers: Numbers): SceneNumber | undefined {
  const { items, assumptions, values } = scene
  const value = numbers(name)
  const own = { ...items, ...assumptions, ...values }[name]
  if (value === undefined || !own) return undefined
  const derived = plan.derived.get(name)
  const inputs = (derived ? references(derived.expression) : []).flatMap((used) => {
    const input = { ...items, ...assumptions, ...values }[used]
    const usedValue = numbers(used)
    return input && usedValue !== undefined ? [{ symbol: input.symbol, value: usedValue, unit: input.unit }] : []
  })
  const { unit, symbol, formula = symbol, source = '' } = { formula: undefined, source: undefined, ...own }
  return { name, value, unit, formula, source, inputs }
}

/** Speed at the start and at the end of a phase, as shares of the speed reached. */
const ramps = { accelerate: [0, 1], constant: [1, 1], decelerate: [1, 0], dwell: [0, 0] } as const satisfies Record<
  ScenePhase['kind'],
  readonly [number, number]
>

function cycleOf({ cycle }: Scene, numbers: Numbers): PhaseNumbers[] {
  const known = (name: string): number => {
    const value = numbers(name)
    if (value === undefined) throw new RangeError(`the cycle needs ${name}, which is no number`)
    return value
  }
  const speed = known(cycle.speed)
  return cycle.phases.flatMap(({ kind, ...names }): PhaseNumbers[] => {
    const duration = known(names.duration)
    const [start, end] = ramps[kind]
    const phase = { kind, duration, startSpeed: start * speed, endSpeed: end * speed, torque: known(names.torque) }
    return duration > 0 ? [phase] : []
  })
}

/**
 * Calculates a scene.
 *
 * @param inputs - Every item in its unit; omitted assumptions have their defaults.
 * @returns The results; or all issues: missing inputs, values out of range or off their step, and values that cannot be calculated.
 */
export function calculateScene(compiled: CompiledScene, inputs: SceneInputs): SceneResult | { readonly issues: readonly Issue[] } {
  const { scene, plan } = compiled
  const assumed = Object.entries(scene.assumptions).map(([name, { default: value }]) => [name, value] as const)
  const allInputs = { ...Object.fromEntries(assumed), ...inputs }
  const snapshot = evaluate(plan, { inputs: allInputs, init: undefined })
  const issues = [...reasonsAgainstStart(plan, snapshot), ...stepIssues(scene, allInputs)]
  if (issues.length > 0) return { issues }
  const numbers = numbersOf(compiled, snapshot)
  const values = new Map<string, SceneNumber>()
  for (const name of [...Object.keys(scene.values), ...scene.rows]) {
    const value = explained(compiled, name, numbers)
    if (!value) return { issues: [{ code: 'notFinite', path: name, params: {} }] }
    values.set(name, value)
  }
  return { rows: scene.rows.flatMap((row) => values.get(row) ?? []), values, cycle: cycleOf(scene, numbers) }
}
