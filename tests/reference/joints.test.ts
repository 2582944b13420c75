/** Joints by hand: each fits, misses by 0.1 mm or a thousandth of its limit, and is not known where one side is not stated. */
import { describe, expect, test } from 'vitest'
import type { JointCheck } from '../../engine/assembly/assembly.ts'
import {
  boreCheck,
  frameCheck,
  keyCheck,
  limitCheck,
  resonanceCheck,
  shoulderCheck,
  torsionalFrequency,
  worstCheck,
} from '../../engine/assembly/joint-checks.ts'
import { couplingFit } from '../../families/coupling/fit.ts'
import { couplingInertia } from '../../families/coupling/inertia.ts'
import { couplingTable } from '../../families/coupling/table.ts'
import { dutyChecks, servoMotorChecks } from '../../families/define/motor-joint.ts'
import { supportFit } from '../../families/support-unit/fit.ts'
import { supportUnitTable } from '../../families/support-unit/table.ts'
import { modelsOf } from '../property/families/real-catalogue.ts'
import { expectWithin } from './within.ts'

const named = <Row extends { readonly skuID: string }>(rows: readonly Row[], skuID: string): Row => {
  const found = rows.find((row) => row.skuID === skuID)
  if (!found) throw new RangeError(`the catalogue has no ${skuID}`)
  return found
}

/** The verdict on one dimension of a servo motor on an adapter that takes 14 × 30 mm, pilot 50, bolt circle 70, M5. */
const mounted = (
  name: string,
  motor: { readonly s?: number; readonly lr?: number; readonly la?: number; readonly lb?: number; readonly lz?: number },
  isStated = true,
) => {
  const adapter = { pilot: 50, boltCircle: 70, bore: 14, ...(isStated && { screw: 5, hubDepth: 30 }) }
  return stateIn(servoMotorChecks([adapter], { ...usualMotor, ...motor }), name)
}

const usualMotor = { s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }

const stateIn = (checks: readonly JointCheck[], name: string) => checks.find((one) => one.name === name)?.state

/** The verdict on a dimension of a motor on a gear unit whose maker states no adapter. */
const withoutAdapter = (name: string) => stateIn(servoMotorChecks(undefined, usualMotor), name)

const peak = { name: 'peakTorque', unit: 'N*m', formula: '', source: '' } as const
/** The check of a joint by limits of its gear unit. */
const ofSizing = (required: number | undefined) =>
  stateIn(
    dutyChecks(
      required === undefined
        ? { limits: [], notKnown: [{ name: 'peakTorque', needs: ['peakTorqueNm'] }] }
        : { limits: [{ ...peak, required, available: 90, utilisation: required / 90, passed: required <= 90 }], notKnown: [] },
      [{ name: 'outputTorque', of: ['continuousTorque', 'peakTorque'] }],
    ),
    'outputTorque',
  )

const stateOf = ({ state }: Pick<JointCheck, 'state'>) => state
const hub = { least: 10, most: 26 }

test.each([
  [
    'shaft in a bore',
    stateOf(boreCheck('shaft', 19, 19)),
    stateOf(boreCheck('shaft', 19.1, 19)),
    stateOf(boreCheck('shaft', 19, undefined)),
  ],
  [
    'shaft in a hub, below',
    stateOf(boreCheck('shaft', 10, hub)),
    stateOf(boreCheck('shaft', 9.9, hub)),
    stateOf(boreCheck('shaft', undefined, hub)),
  ],
  [
    'shaft in a hub, above',
    stateOf(boreCheck('shaft', 26, hub)),
    stateOf(boreCheck('shaft', 26.1, hub)),
    stateOf(boreCheck('shaft', 26, undefined)),
  ],
  ['shoulder of the screw', stateOf(shoulderCheck(17.1, 17)), stateOf(shoulderCheck(17, 17)), stateOf(shoulderCheck(17.1, undefined))],
  [
    'end through a support',
    stateOf(limitCheck(['shaft', 'mm'], 20, 20)),
    stateOf(limitCheck(['shaft', 'mm'], 20.1, 20)),
    stateOf(limitCheck(['shaft', 'mm'], undefined, 20)),
  ],
  [
    'torque',
    stateOf(limitCheck(['torque', 'N*m'], 22, 22)),
    stateOf(limitCheck(['torque', 'N*m'], 22.022, 22)),
    stateOf(limitCheck(['torque', 'N*m'], undefined, 22)),
  ],
  ['pilot', mounted('pilot', {}), mounted('pilot', { la: 50.1 }), withoutAdapter('pilot')],
  ['bolt circle', mounted('boltCircle', {}), mounted('boltCircle', { lb: 69.9 }), withoutAdapter('boltCircle')],
  ['shaft in an adapter', mounted('shaft', {}), mounted('shaft', { s: 14.1 }), withoutAdapter('shaft')],
  ['depth of a hub', mounted('depth', {}), mounted('depth', { lr: 30.1 }), mounted('depth', {}, false)],
  ['frame', stateOf(frameCheck(90, [80, 90])), stateOf(frameCheck(100, [80, 90])), stateOf(frameCheck(90, undefined))],
  ['torque of a gear unit', ofSizing(90), ofSizing(90.09), ofSizing(undefined)],
  ['screw through a flange', mounted('screw', {}), mounted('screw', { lz: 4.9 }), mounted('screw', {}, false)],
  [
    'key',
    stateOf(keyCheck('keyed', true) ?? { state: 'failed' }),
    stateOf(keyCheck('keyed', false) ?? { state: 'passed' }),
    stateOf(keyCheck('keyed', undefined) ?? { state: 'passed' }),
  ],
  [
    'resonance',
    stateOf(resonanceCheck(100, 200) ?? { state: 'failed' }),
    stateOf(resonanceCheck(100, 199.8) ?? { state: 'passed' }),
    stateOf(resonanceCheck(100, undefined) ?? { state: 'passed' }),
  ],
] as const)('%s', (_, fits, misses, unknown) => {
  expect([fits, misses, unknown]).toEqual(['passed', 'failed', 'notKnown'])
})

test('an adapter is not known as a whole without its screw and depth, or without any figure', () => {
  expect(worstCheck(servoMotorChecks([{ pilot: 50, boltCircle: 70, bore: 14 }], usualMotor))).toBe('notKnown')
  expect(worstCheck(servoMotorChecks(undefined, usualMotor))).toBe('notKnown')
})

test('of several adapters the one counts that suits the motor, whichever comes first', () => {
  const seat = { pilot: 50, boltCircle: 70, bore: 14, screw: 5, hubDepth: 30 }
  for (const adapters of [
    [{ ...seat, pilot: 60, boltCircle: 75 }, seat],
    [seat, { ...seat, bore: 11 }],
    [{ pilot: 50, boltCircle: 70, bore: 14 }, seat],
  ]) {
    expect(worstCheck(servoMotorChecks(adapters, usualMotor))).toBe('passed')
  }
  // One dimension that misses is shown rather than two.
  const missing = servoMotorChecks(
    [
      { ...seat, pilot: 60, boltCircle: 75 },
      { ...seat, bore: 11 },
    ],
    usualMotor,
  )
  expect(missing.flatMap(({ name, state }) => (state === 'failed' ? [name] : []))).toEqual(['shaft'])
})

test('a limit that may be exceeded with a warning fails no joint, and what is not known passes in none', () => {
  const over = { ...peak, required: 100, available: 90, utilisation: 100 / 90, passed: false } as const
  const duty = [{ name: 'outputTorque', of: ['peakTorque', 'emergencyTorque'] }]
  expect(dutyChecks({ limits: [{ ...over, warning: 'softStart' }], notKnown: [] }, duty)).toEqual([])
  expect(dutyChecks({ limits: [], notKnown: [] }, duty)).toEqual([])
  const unknown = [{ name: 'emergencyTorque', needs: ['stopTorqueNm'] }]
  const fits = { ...over, required: 45, utilisation: 0.5, passed: true }
  expect(dutyChecks({ limits: [fits], notKnown: unknown }, duty)).toMatchObject([{ state: 'notKnown' }])
  expect(dutyChecks({ limits: [over], notKnown: unknown }, duty)).toMatchObject([{ a: 100, b: 90, state: 'failed' }])
  expect(dutyChecks({ limits: [fits], notKnown: [] }, [{ name: 'torque', of: ['peakTorque'], isOfMotor: true }])).toMatchObject([
    { a: 90, b: 45, state: 'passed' },
  ])
})

test('resonance is a check only where an excitation is stated, and a hub that clamps needs no key', () => {
  expect(resonanceCheck(undefined, 200)).toBeUndefined()
  expect(keyCheck('clamped', undefined)).toBeUndefined()
})

describe('torsional natural frequency, R+W: fe = (1 / 2π) √(CT (JA + JL) / (JA JL))', () => {
  test('8 kN·m/rad between 2 and 3 × 10⁻⁴ kg·m²: √(8000 × 5 × 10⁻⁴ / 6 × 10⁻⁸) = 8164.97 rad/s, 1299.5 Hz', () => {
    expectWithin(torsionalFrequency({ stiffness: 8000, driving: 2e-4, driven: 3e-4 }) ?? NaN, 1299.5, 1e-4)
  })
  test('tends to that of the motor on a wall', () => {
    expectWithin(torsionalFrequency({ stiffness: 8000, driving: 2e-4, driven: 1e6 }) ?? NaN, Math.sqrt(8000 / 2e-4) / (2 * Math.PI), 1e-9)
  })
  test.each(['stiffness', 'driving', 'driven'] as const)('is not known without %s', (name) => {
    expect(torsionalFrequency({ stiffness: 8000, driving: 2e-4, driven: 3e-4, [name]: undefined })).toBeUndefined()
  })
})

describe('GWB AKN 18', () => {
  const { candidate } = named(modelsOf(couplingTable), 'RF-GWB-AKN-18')
  const duty = { torque: 10, speed: 900, driving: 19, driven: 14, inertias: { driving: 2e-4, driven: 3e-4 } }
  const failed = (changed: Partial<typeof duty>) => {
    const { driving, driven } = couplingFit(candidate, { ...duty, ...changed })
    return [...driving, ...driven].filter(({ state }) => state !== 'passed').map(({ name }) => name)
  }
  test('takes 22 N·m at 12700 min⁻¹ on shafts of 10 to 26 mm', () => {
    expect(failed({ torque: 22, speed: 12_700, driving: 26, driven: 10 })).toEqual([])
    expect(failed({ torque: 22.1 })).toEqual(['torque'])
    expect(failed({ speed: 12_710 })).toEqual(['speed'])
    // The torque of its smaller bores was not read.
    expect(failed({ driven: 9 })).toEqual(['shaft'])
  })
  test('has 5 × 10⁻⁵ kg·m² with bores of 26 mm, and at most 7850 × π × 0.026⁴ × 0.063 / 32 more', () => {
    expectWithin(couplingInertia(candidate) ?? NaN, 5e-5 + (7850 * Math.PI * 0.026 ** 4 * 0.063) / 32, 1e-9)
  })
})

test('a spider coupling with keyed hubs is not known: neither its speed, nor whether the shafts have keys', () => {
  const { candidate } = named(modelsOf(couplingTable), 'KTR-ROTEX-GS-24-98')
  const { driving } = couplingFit(candidate, { torque: 10, speed: 900, driving: 19, driven: 14, inertias: { driving: 2e-4, driven: 3e-4 } })
  expect(driving.filter(({ state }) => state === 'notKnown').map(({ name }) => name)).toEqual(['speed', 'key'])
})

describe('BK17, 5.85 kN static, Ca = 13.7 kN', () => {
  const { candidate } = named(modelsOf(supportUnitTable), 'THK-BK17')
  const fit = (force: number, speed = 500) => supportFit(candidate, { rootDiameter: 20, thrust: { force, speed, life: 20_000 } })
  test('lasts (13.7 / 1.5)³ × 10⁶ / (60 × 500) h under 1.5 kN at 500 min⁻¹ (ISO 281)', () => {
    const life = fit(1500).find(({ name }) => name === 'life')
    expectWithin(Number(life?.b), ((13.7 / 1.5) ** 3 * 1e6) / (60 * 500), 1e-9)
  })
  test('bears 5.85 kN and no more', () => {
    expect(fit(5850, 0.1).map(stateOf)).toEqual(['passed', 'passed', 'passed'])
    expect(fit(5851, 0.1).map(stateOf)).toEqual(['passed', 'failed', 'passed'])
  })
  test('is not known along the screw without its ratings, and holds an end of the supported side without them', () => {
    const { candidate: free } = named(modelsOf(supportUnitTable), 'THK-BF17')
    expect(supportFit(free, { rootDiameter: 20, thrust: { force: 1, speed: 1, life: 1 } }).map(stateOf)).toEqual([
      'passed',
      'notKnown',
      'notKnown',
    ])
    expect(supportFit(free, { rootDiameter: 20 }).map(stateOf)).toEqual(['passed'])
  })
})
