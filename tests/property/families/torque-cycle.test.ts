/** The torque over one cycle as `WorkingFirst` gives it, over every registered scene. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longestCycle, workingFirstAnswer } from '../../../families/rotary/wire/calls.ts'
import type { SceneInputs } from '../../../engine/index.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { compileScenes } from '../../../server/services/scenes/served-scenes.ts'
import { workingFirst } from '../../../server/services/scenes/working-first.ts'
import { peakTorque, rmsTorque } from './torque-phases.ts'
import { expectNear } from './closeness.ts'
import { compiledScenes, sceneInputs } from './scene-arbitraries.ts'

const served = compileScenes(scenes)

const answered = (type: string, inputs: SceneInputs) => {
  const items = served.get(type)?.scene.items ?? {}
  const list = Object.entries(inputs).map(([name, value]) => ({ name, value, unit: items[name]?.unit ?? '' }))
  const read = workingFirst({ type, list }, served)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  const rows = new Map(read.values.list.map(({ name, value }) => [name, value]))
  return { ...read.values, of: (name: string): number => rows.get(name) ?? Number.NaN }
}

/** Angle of a phase in degrees: the area under its speed. */
const turned = ({ duration, startSpeed, endSpeed }: { duration: number; startSpeed: number; endSpeed: number }): number =>
  ((startSpeed + endSpeed) / 2) * 6 * duration

const named = compiledScenes.map((compiled) => [compiled.scene.name, compiled] as const)
const indexing = named.filter(([, { scene }]) => scene.motion === 'indexing')
const continuous = named.filter(([, { scene }]) => scene.motion === 'continuous')

describe.each(named)('cycle of %s', (name, compiled) => {
  const inputs = sceneInputs(compiled)

  test('is of the shape that is published, of few phases, each with a duration', () => {
    fc.assert(
      fc.property(inputs, (sceneValues) => {
        const { list, cycle } = answered(name, sceneValues)
        expect(workingFirstAnswer.parse({ list, cycle })).toEqual({ list, cycle })
        expect(cycle.length).toBeLessThanOrEqual(longestCycle)
        expect(cycle.every(({ duration }) => duration > 0)).toBe(true)
      }),
    )
  })

  test('its largest torque is the required one without the safety factor, and its highest speed that of the rows', () => {
    fc.assert(
      fc.property(inputs, (sceneValues) => {
        const { cycle, of } = answered(name, sceneValues)
        expectNear(peakTorque(cycle), of('requiredTorque') / (sceneValues['safetyFactor'] ?? 1))
        expectNear(Math.max(...cycle.map(({ startSpeed, endSpeed }) => Math.max(startSpeed, endSpeed))), of('indexSpeed'))
      }),
    )
  })

  test('speed never jumps, and is level but while speeding up or slowing down', () => {
    fc.assert(
      fc.property(inputs, (sceneValues) => {
        const { cycle } = answered(name, sceneValues)
        cycle.forEach(({ kind, startSpeed, endSpeed }, index) => {
          expect(startSpeed).toBe(cycle[index - 1]?.endSpeed ?? 0)
          expect(Math.sign(endSpeed - startSpeed)).toBe({ accelerate: 1, constant: 0, decelerate: -1, dwell: 0 }[kind])
        })
      }),
    )
  })
})

describe.each(indexing)('indexing cycle of %s', (name, compiled) => {
  const inputs = sceneInputs(compiled)

  test('the area under the speed is the angle', () => {
    fc.assert(
      fc.property(inputs, (sceneValues) => {
        const { cycle } = answered(name, sceneValues)
        expectNear(
          cycle.reduce((angle, phase) => angle + turned(phase), 0),
          sceneValues['angle'] ?? Number.NaN,
        )
      }),
    )
  })

  test('it takes the index time and the pause, and its root mean square is the effective torque', () => {
    fc.assert(
      fc.property(inputs, (sceneValues) => {
        const { cycle, of } = answered(name, sceneValues)
        const { indexTime = 0, dwellTime = 0 } = sceneValues
        expectNear(
          cycle.reduce((time, { duration }) => time + duration, 0),
          indexTime + dwellTime,
        )
        expectNear(rmsTorque(cycle), of('effectiveTorque'))
        expect(cycle.at(-1)?.endSpeed).toBe(0)
      }),
    )
  })
})

describe.each(continuous)('cycle without end of %s', (name, compiled) => {
  test('ends at the speed that is kept, with the effective torque', () => {
    fc.assert(
      fc.property(sceneInputs(compiled), (sceneValues) => {
        const { cycle, of } = answered(name, sceneValues)
        const last = cycle.slice(-1)
        expectNear(last[0]?.endSpeed ?? 0, of('indexSpeed'))
        expectNear(rmsTorque(last), of('effectiveTorque'))
      }),
    )
  })
})
