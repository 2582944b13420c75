/** Laws 18 to 22 and 26 of rotating platforms, over every registered scene. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateScene, type CompiledScene, type SceneInputs } from '../../../engine/index.ts'
import { convert } from '../../../engine/units/index.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { compileScenes } from '../../../server/services/scenes/served-scenes.ts'
import { workingFirst } from '../../../server/services/scenes/working-first.ts'
import { peakTorque, rmsTorque } from './torque-phases.ts'
import { readDemandRows } from '../../../families/rotary/sizing/rows.ts'
import { expectNear, expectNotAbove } from './closeness.ts'
import { accepted, compiledScenes, sceneInputs, sceneNamed } from './scene-arbitraries.ts'

const named = (list: readonly CompiledScene[]) => list.map((compiled) => [compiled.scene.name, compiled] as const)
const indexing = named(compiledScenes.filter(({ scene }) => scene.motion === 'indexing'))
const vertical = named(compiledScenes.filter(({ scene }) => scene.axis === 'vertical'))
const seconds = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const times = { indexTime: seconds(0.2, 100), accelerationTime: seconds(0.01, 0.1), dwellTime: seconds(0.01, 1000) }

describe.each(named(compiledScenes))('%s', (_, compiled) => {
  const inputs = sceneInputs(compiled)

  test('any input in range gives numbers: none of them NaN, infinite or, but while slowing down, negative', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const { values, cycle } = accepted(compiled, entered)
        const wrong = [...values.values()].filter(
          ({ name, value }) => !Number.isFinite(value) || (value < 0 && name !== 'deceleratingTorque'),
        )
        expect(wrong).toEqual([])
        expect(cycle.every(({ duration }) => duration > 0)).toBe(true)
      }),
    )
  })

  test('22: the effective torque is at most the largest of the cycle, and that with the safety factor is the required one', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const { of, cycle } = accepted(compiled, entered)
        expectNotAbove(of('effectiveTorque'), of('requiredTorque') / (entered['safetyFactor'] ?? 1))
        expectNear(of('requiredTorque'), peakTorque(cycle) * (entered['safetyFactor'] ?? 1))
      }),
    )
  })

  test('the rows come back as the same demand, in any order', () => {
    fc.assert(
      fc.property(
        inputs.chain((entered) =>
          fc.tuple(fc.constant(entered), fc.shuffledSubarray([...compiled.scene.rows], { minLength: compiled.scene.rows.length })),
        ),
        ([entered, order]) => {
          const { values, of } = accepted(compiled, entered)
          const read = readDemandRows(order.flatMap((row) => values.get(row) ?? []))
          if ('faults' in read) throw new Error(JSON.stringify(read.faults))
          expectNear(read.demand.inertia, of('totalInertia'))
          expectNear(read.demand.speed, of('indexSpeed') / 60)
          expectNear(read.demand.acceleration, of('angularAcceleration'))
          expectNear(read.demand.rmsTorque, of('effectiveTorque'))
          expectNear(read.demand.momentLoad, of('momentLoad'))
        },
      ),
    )
  })
})

describe('18: inertia of workpieces on a circle', () => {
  const disc = sceneNamed('disc')
  const inputs = sceneInputs(disc, { workpieceCount: fc.integer({ min: 0, max: 999 }) })

  test('J = J_table + n (m d² / 8 + m R²), and moving them out from 0 to R adds exactly n m R²', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const { workpieceCount: n = 0, workpieceMass: mass = 0, pitchRadius = 0, workpieceDiameter = 0 } = entered
        const [outside, centred] = [accepted(disc, entered), accepted(disc, { ...entered, pitchRadius: 0 })]
        const own = (mass * (workpieceDiameter / 1000) ** 2) / 8
        const moved = n * mass * (pitchRadius / 1000) ** 2
        expectNear(outside.of('totalInertia'), outside.of('tableInertia') + n * own + moved)
        expectNear(outside.of('workpiecesInertia'), centred.of('workpiecesInertia') + moved)
      }),
    )
  })

  test('one more workpiece never lowers inertia or torque', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const [fewer, more] = [
          accepted(disc, entered),
          accepted(disc, { ...entered, workpieceCount: (entered['workpieceCount'] ?? 0) + 1 }),
        ]
        for (const name of ['totalInertia', 'accelerationTorque', 'requiredTorque', 'effectiveTorque', 'axialLoad']) {
          expectNotAbove(fewer.of(name), more.of(name))
        }
      }),
    )
  })
})

describe.each(indexing)('19 and 20: motion of %s', (_, compiled) => {
  const inputs = sceneInputs(compiled, { ...times, angle: seconds(1, 1800) })

  test('19: all times shorter by k give k times the speed and k² times the acceleration torque', () => {
    fc.assert(
      fc.property(inputs, seconds(1.01, 5), (entered, k) => {
        const faster = Object.fromEntries(Object.keys(times).map((name) => [name, (entered[name] ?? 0) / k]))
        const [before, after] = [accepted(compiled, entered), accepted(compiled, { ...entered, ...faster })]
        expectNear(after.of('indexSpeed'), before.of('indexSpeed') * k)
        expectNear(after.of('accelerationTorque'), before.of('accelerationTorque') * k * k)
      }),
    )
  })

  test('19: twice the angle is twice the acceleration torque', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const further = accepted(compiled, { ...entered, angle: (entered['angle'] ?? 0) * 2 })
        expectNear(further.of('accelerationTorque'), accepted(compiled, entered).of('accelerationTorque') * 2)
      }),
    )
  })

  test('20: half the time for each ramp is the triangle, without a phase at constant speed', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const accelerationTime = (entered['indexTime'] ?? 0) / 2
        const { of, cycle } = accepted(compiled, { ...entered, accelerationTime })
        expectNear(of('indexSpeed'), (entered['angle'] ?? 0) / 6 / accelerationTime)
        expect(cycle.map(({ kind }) => kind)).toEqual(['accelerate', 'decelerate', 'dwell'])
      }),
    )
  })

  test('20: a time of less than two ramps is refused, by name and with the limit', () => {
    fc.assert(
      fc.property(inputs, seconds(1.001, 10), (entered, excess) => {
        const limit = (entered['indexTime'] ?? 0) / 2
        const value = limit * excess
        const refused = calculateScene(compiled, { ...entered, accelerationTime: value })
        expect(refused).toEqual({ issues: [{ code: 'aboveMaximum', path: 'accelerationTime', params: { value, limit } }] })
      }),
    )
  })

  test('the speed over the time of the cycle is the angle', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const { cycle } = accepted(compiled, entered)
        const turned = cycle.reduce((sum, { startSpeed, endSpeed, duration }) => sum + ((startSpeed + endSpeed) / 2) * duration * 6, 0)
        expectNear(turned, entered['angle'] ?? 0)
      }),
    )
  })

  test('the effective torque is the root mean square of the cycle', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const { of, cycle } = accepted(compiled, entered)
        expectNear(of('effectiveTorque'), rmsTorque(cycle))
      }),
    )
  })
})

describe('21: gravity', () => {
  test.each(vertical)('about the vertical axis of %s there is none, whatever turns', (_, compiled) => {
    fc.assert(
      fc.property(sceneInputs(compiled), (entered) => {
        expect(accepted(compiled, entered).of('gravityTorque')).toBe(0)
      }),
    )
  })

  test('about a horizontal axis it is m g R', () => {
    const flip = sceneNamed('flip')
    fc.assert(
      fc.property(sceneInputs(flip), (entered) => {
        const { rotatingMass = 0, centreRadius = 0 } = entered
        expectNear(accepted(flip, entered).of('gravityTorque'), (rotatingMass * 9.81 * centreRadius) / 1000)
      }),
    )
  })

  test('density counts through the mass alone: a bare table is the ring of its mass without a bore', () => {
    const [disc, ring] = [sceneNamed('disc'), sceneNamed('ring')]
    const inputs = sceneInputs(disc, {
      tableDiameter: seconds(100, 1000),
      tableThickness: seconds(5, 50),
      tableDensity: seconds(500, 9000),
    })
    fc.assert(
      fc.property(inputs, (entered) => {
        const bare = accepted(disc, { ...entered, workpieceCount: 0 })
        const {
          angle = 0,
          indexTime = 0,
          accelerationTime = 0,
          dwellTime = 0,
          safetyFactor = 0,
          tableDiameter: outerDiameter = 0,
        } = entered
        const motion = { angle, indexTime, accelerationTime, dwellTime, safetyFactor }
        const solid = accepted(ring, { ...motion, rotatingMass: bare.of('tableMass'), outerDiameter, innerDiameter: 0 })
        for (const { name } of solid.rows) expectNear(bare.of(name), solid.of(name))
      }),
    )
  })
})

describe('22: a long pause', () => {
  const pause = (entered: SceneInputs, dwellTime: number) => ({ ...entered, dwellTime })

  test.each(indexing.filter(([, { scene }]) => scene.axis === 'vertical'))(
    'of %s brings the effective torque to 0: Trms² (t + td) stays',
    (_, compiled) => {
      fc.assert(
        fc.property(sceneInputs(compiled, times), (entered) => {
          const [none, long] = [accepted(compiled, pause(entered, 0)), accepted(compiled, pause(entered, 86_400))]
          const time = entered['indexTime'] ?? 0
          expectNear(long.of('effectiveTorque'), none.of('effectiveTorque') * Math.sqrt(time / (time + 86_400)))
        }),
      )
    },
  )

  test('with gravity held by the motor brings it to the gravity torque', () => {
    const flip = sceneNamed('flip')
    fc.assert(
      fc.property(sceneInputs(flip, times), (entered) => {
        const held = { ...entered, holdingShare: 100 }
        const [none, long] = [accepted(flip, pause(held, 0)), accepted(flip, pause(held, 86_400))]
        const [time, gravity] = [entered['indexTime'] ?? 0, none.of('gravityTorque')]
        const squares = none.of('effectiveTorque') ** 2 * time + gravity ** 2 * 86_400
        expectNear(long.of('effectiveTorque'), Math.sqrt(squares / (time + 86_400)))
        expectNotAbove(gravity * 0.999, long.of('effectiveTorque') + 1e-9)
      }),
    )
  })
})

/** Another unit for each unit of the items. */
const otherUnits: Readonly<Record<string, string>> = {
  mm: 'm',
  kg: 'g',
  s: 'ms',
  deg: 'turn',
  N: 'kN',
  'N*m': 'kN*mm',
  'kg/m^3': 'g/cm^3',
  'kg*m^2': 'g*cm^2',
  rpm: 'turn/s',
  '%': '',
}

describe('26: units', () => {
  const served = compileScenes(scenes)

  test.each(named(compiledScenes))('%s entered in m, g, ms, turns … answers the same', (name, compiled) => {
    const { items } = compiled.scene
    const inputs = sceneInputs(compiled, compiled.scene.motion === 'indexing' ? times : {})
    fc.assert(
      fc.property(inputs, (entered) => {
        const list = Object.entries(entered).map(([item, value]) => ({ name: item, value, unit: items[item]?.unit ?? '' }))
        const other = list.map(({ name: item, value, unit }) => {
          const to = otherUnits[unit] ?? unit
          return { name: item, value: convert(value, unit, to), unit: to }
        })
        const back = other.map(({ name: item, value, unit }) => [item, convert(value, unit, items[item]?.unit ?? '')] as const)
        // Values at the ends of their range may come back as the next double outside.
        fc.pre(!('issues' in calculateScene(compiled, Object.fromEntries(back))))
        const [plain, converted] = [workingFirst({ type: name, list }, served), workingFirst({ type: name, list: other }, served)]
        if ('faults' in plain || 'faults' in converted) throw new Error(JSON.stringify([plain, converted]))
        plain.values.list.forEach((row, index) => {
          const twin = converted.values.list[index]
          expect([twin?.name, twin?.unit]).toEqual([row.name, row.unit])
          expectNear(twin?.value ?? Number.NaN, row.value)
        })
      }),
    )
  })
})
