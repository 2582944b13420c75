/** The scene from which the demand of a page was calculated: its inputs, calculated again. */
import * as z from 'zod/mini'
import type { Motion } from '../../../contract/results/motion.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { calculatedScene, type Quantity, type WorkingFirstRequest } from '../../../families/rotary/wire/calls.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import type { FileScene, FileStated, FileWord } from '../../files/file-calculation.ts'
import { calculateRequested, readWorkingFirst, toAnswer } from '../scenes/working-first.ts'
import { compileScenes } from '../scenes/served-scenes.ts'

/** A scene with its inputs and its results. */
export type EnteredScene = FileScene & {
  readonly stated: readonly FileStated[]
  readonly motion: Motion
  /** Names of the demand rows that the scene produced; other rows were entered directly. */
  readonly rows: ReadonlySet<string>
}

const compiled = compileScenes(scenes)

const savedScene = z.object(calculatedScene)

const scenesIn = ({ inputs }: Selection): readonly WorkingFirstRequest[] =>
  Object.values(inputs).flatMap((part) => z.safeParse(savedScene, part).data?.scene ?? [])

const wordOf = (area: 'items' | 'rows' | 'names', name: string): FileWord => ({ key: `scenes:${area}.${name}`, name })

const degreesOfTurn = 360
const secondsOfMinute = 60

const motionOf = (cycle: ReturnType<typeof toAnswer>['cycle']): Motion => ({
  phases: cycle.map(({ torque, ...phase }) => ({
    ...phase,
    direction: 'forward',
    distance: ((phase.startSpeed + phase.endSpeed) / 2 / secondsOfMinute) * degreesOfTurn * phase.duration,
    load: torque,
  })),
  units: { distance: 'deg', speed: 'rpm' },
  load: { name: 'tableTorque', unit: 'N*m' },
  values: [],
})

/** Whether a scene still produces the demand; after a change it does not, and the origin of the demand is not stated. */
const gives = (rows: readonly Quantity[], demand: readonly Quantity[]): boolean =>
  rows.every((row) => demand.some((one) => one.name === row.name && one.unit === row.unit && one.value === row.value))

const calculatedAgain = (request: WorkingFirstRequest, demand: readonly Quantity[]): EnteredScene | undefined => {
  const read = readWorkingFirst(request, compiled)
  if ('faults' in read) return undefined
  const result = calculateRequested(read.values)
  if ('faults' in result) return undefined
  const { list, cycle } = toAnswer(result.values)
  if (!gives(list, demand)) return undefined
  const { scene } = read.values.compiled
  return {
    name: wordOf('names', scene.name),
    stated: [
      { label: { key: 'scenes:type', name: 'type' }, value: { kind: 'words', words: [wordOf('names', scene.name)] } },
      ...request.list.map(({ name, value, unit }): FileStated => ({
        label: wordOf('items', name),
        value: { kind: 'number', value, unit },
      })),
    ],
    values: [...result.values.values.values()].map(({ inputs, ...value }) => ({
      ...value,
      inputs: [...inputs],
      label: wordOf(Object.hasOwn(scene.values, value.name) ? 'rows' : 'items', value.name),
    })),
    motion: motionOf(cycle),
    rows: new Set(list.map(({ name }) => name)),
  }
}

/**
 * @param selection selection of a page whose parts contain scenes
 * @param demand demand of the request
 * @returns undefined where no scene of the page produces this demand
 */
export const enteredScene = (selection: Selection, demand: readonly Quantity[]): EnteredScene | undefined => {
  for (const request of scenesIn(selection)) {
    const scene = calculatedAgain(request, demand)
    if (scene) return scene
  }
  return undefined
}
