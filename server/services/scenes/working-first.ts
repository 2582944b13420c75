import {
  type CalculationRow,
  type CyclePhase,
  type Quantity,
  workingFirstRequest,
  type WorkingFirstAnswer,
  type WorkingFirstRequest,
} from '../../../families/rotary/wire/calls.ts'
import type { Scene } from '../../../engine/define/index.ts'
import { calculateScene, type CompiledScene, type SceneInputs, type SceneResult } from '../../../engine/index.ts'
import { convert, formatUnit } from '../../../engine/units/index.ts'
import { unitFault } from '../../../families/rotary/sizing/rows.ts'
import { andThen, type Fault, inside, type Parsed } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import type { ServedScenes } from './served-scenes.ts'

/** A requested scene with its inputs, in the units of the scene. */
export interface SceneRequest {
  readonly compiled: CompiledScene
  readonly inputs: SceneInputs
}

const entryFaults = ({ items }: Scene, { name, unit }: Quantity): readonly Fault[] => {
  const item = Object.hasOwn(items, name) ? items[name] : undefined
  if (!item) return [{ code: 'unknownParameter', path: name, params: {} }]
  const wrongUnit = unitFault(unit, item.unit)
  return wrongUnit ? [{ code: wrongUnit, path: name, params: { text: unit } }] : []
}

const repeatedFaults = (list: readonly Quantity[]): readonly Fault[] => {
  const names = list.map(({ name }) => name)
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index))
  return [...repeated].map((path) => ({ code: 'repeatedParameter', path, params: {} }))
}

const readInputs = (scene: Scene, list: readonly Quantity[]): Parsed<SceneInputs> => {
  const faults = [...list.flatMap((entry) => entryFaults(scene, entry)), ...repeatedFaults(list)]
  if (faults.length > 0) return { faults }
  const inUnitOfItem = ({ name, value, unit }: Quantity) => convert(value, unit, scene.items[name]?.unit ?? unit)
  return { values: Object.fromEntries(list.map((entry) => [entry.name, inUnitOfItem(entry)])) }
}

const findScene = ({ type, list }: WorkingFirstRequest, scenes: ServedScenes): Parsed<SceneRequest> => {
  const compiled = scenes.get(type)
  if (!compiled) return { faults: [{ code: 'notAnOption', path: 'type', params: { text: type } }] }
  return andThen(inside('list', readInputs(compiled.scene, list)), (inputs) => ({ values: { compiled, inputs } }))
}

/** Parses the body of `WorkingFirst`. Paths of faults are `list.<name of the item>`. */
export const readWorkingFirst = (body: unknown, scenes: ServedScenes): Parsed<SceneRequest> =>
  andThen(readShape(workingFirstRequest, body), (request) => findScene(request, scenes))

/** Adds the unit of the item to faults that state a limit, as limits may depend on other inputs. */
const withUnit =
  ({ items }: Scene) =>
  (fault: Fault): Fault => {
    const unit = items[fault.path]?.unit ?? ''
    return fault.params.limit === undefined || unit === '' ? fault : { ...fault, params: { ...fault.params, unit: formatUnit(unit, 'en') } }
  }

/** Calculates the requested scene; values that are missing or out of range are faults. */
export const calculateRequested = ({ compiled, inputs }: SceneRequest): Parsed<SceneResult> => {
  const result = calculateScene(compiled, inputs)
  return 'issues' in result ? inside('list', { faults: result.issues.map(withUnit(compiled.scene)) }) : { values: result }
}

/**
 * Significant digits of an answer, as in the other sizings: precise enough for comparison, without rounding noise of unit
 * scales.
 */
const significantDigits = 12

const rounded = (value: number): number => Number(value.toPrecision(significantDigits))

const toRow = ({ name, value, unit }: CalculationRow): CalculationRow => ({ name, value: rounded(value), unit })

const toPhase = ({ kind, duration, startSpeed, endSpeed, torque }: CyclePhase): CyclePhase => ({
  kind,
  duration: rounded(duration),
  startSpeed: rounded(startSpeed),
  endSpeed: rounded(endSpeed),
  torque: rounded(torque),
})

/** The answer of `WorkingFirst`. */
export const toAnswer = ({ rows, cycle }: SceneResult): WorkingFirstAnswer => ({ list: rows.map(toRow), cycle: cycle.map(toPhase) })

/** Answers `WorkingFirst`. */
export const workingFirst = (body: unknown, scenes: ServedScenes): Parsed<WorkingFirstAnswer> =>
  andThen(readWorkingFirst(body, scenes), (request) => andThen(calculateRequested(request), (result) => ({ values: toAnswer(result) })))
