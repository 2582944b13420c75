import { describe, expect, test } from 'vitest'
import type { AcMotorCandidate } from '../../../../../families/ac-motor/wire/ac-motor.ts'
import type { ServoMotorCandidate } from '../../../../../families/servo-motor/wire/servo-motor.ts'
import type { CatalogueModel } from '../../../../../contract/catalogue/model.ts'
import { type ReducerCandidate } from '../../../../../families/reducer/wire/reducer.ts'
import { pairWarnings, reducerCard } from '../../../../../families/reducer/card.ts'
import { customMotorDefaults } from '../../../../../screens/servo/custom-motor.ts'
import { pairAssumptions, sizePair, type ReducerRequest } from '../../../../../families/reducer/pair.ts'
import { manualTorqueTolerance, within } from '../../../../../families/reducer/tolerance.ts'
import { warningsOf } from '../../../../../families/sizing/verdict.ts'

const industrial: ReducerCandidate = {
  precisionType: 'standard',
  transmissionType: 'coaxial',
  gearType: 'helical',
  reducerType: 'helicalInline',
  size: 57,
  stages: 2,
  ratio: 31.5,
  ratedTorqueNm: 450,
  peakTorqueNm: 800,
  stopTorqueNm: 900,
  ratedInputSpeedRpm: 1400,
  maxInputSpeedRpm: 3000,
  efficiency: 0.96,
  thermalPowerKw: 4,
  motorFrames: ['90:B14', '90:B5', '100:B5'],
}
const y90: AcMotorCandidate = { ratedPowerKw: 1.5, poles: 4, ratedSpeedRpm: 1400, frame: '90L', frameSize: 90 }
const planetary: ReducerCandidate = {
  precisionType: 'economy',
  transmissionType: 'coaxial',
  gearType: 'planetary',
  reducerType: 'planetary',
  size: 60,
  stages: 1,
  ratio: 10,
  ratedTorqueNm: 15,
  peakTorqueNm: 24,
  stopTorqueNm: 80,
  ratedInputSpeedRpm: 2500,
  maxInputSpeedRpm: 5000,
  efficiency: 0.96,
  thermalPowerKw: 'none',
  inertiaKgCm2: 0.06,
  servoAdapters: [{ bore: 14, pilot: 50, boltCircle: 70, screw: 5 }],
}
const servo: ServoMotorCandidate = {
  brand: 'Yaskawa',
  typeCode: 'SGM7J',
  ratedPowerW: 400,
  ratedSpeedRpm: 3000,
  maxSpeedRpm: 6000,
  ratedTorqueNm: 1.27,
  peakTorqueNm: 4.46,
  rotorInertiaKgCm2: 0.486,
  flangeSizeMm: 60,
  s: 14,
  lr: 30,
  la: 50,
  le: 3,
  lb: 70,
  lz: 5.5,
}
const model = <Candidate>(skuID: string, candidate: Candidate): CatalogueModel<Candidate> => ({
  skuID,
  skuName: skuID,
  series: 'R',
  maker: 'Demo',
  basis: 'demo',
  source: 'test',
  icon: 'reducer',
  rank: 0,
  candidate,
})

const threePhase: ReducerRequest = { mode: 'threePhase', parameters: { motorPower: within(1.5), n2: within(45), fb: 1.3 } }
const servoRequest: ReducerRequest = { mode: 'servo', parameters: { motor: servo, i: within(10), n2: within(300), loadInertia: 0.02 } }

const manual: ReducerRequest = { mode: 'manual', parameters: { t2: within(380, manualTorqueTolerance), i: within(30) } }

describe('1.5 kW at 1400 rpm through i 31.5', () => {
  const sizing = sizePair(threePhase, { gear: industrial, motor: y90 })

  test('gives n2 44.44 rpm, T2 309.4 N·m and fB 1.454, as worked out by hand', () => {
    const values = Object.fromEntries(sizing.values().map(({ name, value }) => [name, value]))
    expect(values['outputSpeed']).toBeCloseTo(1400 / 31.5, 9)
    expect(values['outputTorque']).toBeCloseTo((9549.2966 * 1.5 * 0.96) / (1400 / 31.5), 4)
    expect(values['outputPower']).toBeCloseTo(1.44, 9)
    expect(sizing.figures.serviceFactor).toBeCloseTo(450 / 309.397, 4)
    expect([sizing.verdict.verdict !== 'failed', warningsOf(sizing.limits), sizing.notKnown.map(({ name }) => name)]).toEqual([
      true,
      [],
      [],
    ])
  })

  test('fails without an adapter for the frame, and does not know where no adapters are stated', () => {
    const { motorFrames: _, ...unknown } = industrial
    const failing = sizePair(threePhase, { gear: { ...industrial, motorFrames: ['100:B5'] }, motor: y90 })
    expect(failing.limits.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(['motorFlange'])
    expect(sizePair(threePhase, { gear: unknown, motor: y90 }).notKnown.map(({ name }) => name)).toEqual(['motorFlange'])
  })

  test('with a weaker gear warns where no service factor is asked for, and fails where one is', () => {
    const weak = { gear: { ...industrial, ratedTorqueNm: 300 }, motor: y90 }
    const free = sizePair({ mode: 'threePhase', parameters: { motorPower: within(1.5) } }, weak)
    expect([free.verdict.verdict !== 'failed', warningsOf(free.limits)]).toEqual([true, ['overload']])
    // 0.5 asked for is met, and T2 is still more than T2N.
    const half = sizePair({ mode: 'threePhase', parameters: { motorPower: within(1.5), fb: 0.5 } }, weak)
    expect([half.verdict.verdict !== 'failed', pairWarnings(half)]).toEqual([true, ['overload']])
    const withFactor = sizePair({ mode: 'threePhase', parameters: { fb: 1 } }, weak)
    expect([withFactor.verdict.verdict !== 'failed', warningsOf(withFactor.limits)]).toEqual([false, []])
  })

  test('bears less at a higher speed: 450 N·m × (1400 / 2842)^0.3 = 363.9 N·m', () => {
    // 1.5 kW at 2842 rpm: T2 = 9549.3 × 1.5 / 2842 × 31.5 × 0.96 = 152.41 N·m; fB = 363.9 / 152.41
    const sized = sizePair({ mode: 'threePhase', parameters: {} }, { gear: industrial, motor: { ...y90, poles: 2, ratedSpeedRpm: 2842 } })
    expect(sized.figures.serviceFactor).toBeCloseTo(363.9 / 152.41, 3)
  })

  test('says with a worm unit of 63 mm, i 30 and 2842 rpm what its maker prints for 2800 rpm: fB 3.06, not 3.86', () => {
    // T2N 1400 rpm = 3.86 × T2; (1400 / 2842)^0.3 = 0.8086; 3.86 × 0.8086 = 3.12, the maker: 3.06
    const motor = { ...y90, poles: 2, ratedPowerKw: 0.37, ratedSpeedRpm: 2842 }
    const torque = ((9549.3 * 0.37) / 2842) * 30 * 0.72
    const worm = { ...industrial, gearType: 'worm', ratio: 30, efficiency: 0.72, ratedTorqueNm: 3.86 * torque } as const
    const { serviceFactor = 0 } = sizePair({ mode: 'threePhase', parameters: {} }, { gear: worm, motor }).figures
    expect(serviceFactor).toBeCloseTo(3.121, 2)
    expect(Math.abs(serviceFactor / 3.06 - 1)).toBeLessThan(0.03)
  })

  test('starts with 2.5 × 309.4 = 773.5 N·m: a warning above T2B, too much above T2Stop, unknown where they are not stated', () => {
    const startOf = (own: Partial<ReducerCandidate>) => {
      const { verdict, limits } = sizePair(threePhase, { gear: { ...industrial, ...own }, motor: y90 })
      return [verdict.verdict, ...warningsOf(limits)]
    }
    expect(startOf({ peakTorqueNm: 773, stopTorqueNm: 774 })).toEqual(['passed', 'softStart'])
    expect(startOf({ peakTorqueNm: 500, stopTorqueNm: 773 })).toEqual(['failed', 'softStart'])
    const { peakTorqueNm: _, ...unknown } = industrial
    expect(sizePair(threePhase, { gear: unknown, motor: y90 }).notKnown).toEqual([{ name: 'startTorque', needs: ['peakTorqueNm'] }])
  })
})

describe('a 400 W servo motor on a unit that bears 24 N·m in acceleration', () => {
  const sizing = sizePair(servoRequest, { gear: planetary })
  const values = Object.fromEntries(sizing.values().map(({ name, value }) => [name, value]))

  test('is limited to 24 × 0.96 / (4.46 × 10) of its peak torque, as it also brakes, and to the speeds of the unit', () => {
    expect(values['peakTorqueLimit']).toBeCloseTo((100 * 24 * 0.96) / 44.6, 6)
    expect(values['meanSpeedLimit']).toBeCloseTo((100 * 2500) / 3000, 6)
    expect(values['maxSpeedLimit']).toBeCloseTo((100 * 5000) / 6000, 6)
    expect([sizing.verdict.verdict !== 'failed', sizing.figures.isLimited]).toEqual([true, true])
  })

  test('is not limited where the unit bears everything', () => {
    const strong = sizePair(servoRequest, { gear: { ...planetary, peakTorqueNm: 60, ratedInputSpeedRpm: 3000, maxInputSpeedRpm: 6000 } })
    expect(strong.figures.isLimited).toBe(false)
    expect(strong.values().filter(({ name, value }) => name.endsWith('Limit') && value !== 100)).toEqual([])
  })
})

describe('assumptions', () => {
  test('of a described motor hold its peak torque, those of a catalogue motor do not', () => {
    const names = (request: ReducerRequest) => pairAssumptions(request).map(({ name }) => name)
    const heat = ['ambientFactor', 'dutyFactor']
    expect(names(servoRequest)).toEqual([...heat, 'meanSpeedShare', 'inertiaRatioLimit'])
    expect(names({ mode: 'servo', parameters: { customMotor: customMotorDefaults } })).toEqual([
      ...heat,
      'peakTorqueFactor',
      'meanSpeedShare',
    ])
    expect([names(threePhase), names(manual)]).toEqual([[...heat, 'startTorqueFactor'], []])
    expect(names({ mode: 'manual', parameters: { transmissionElement: 'sprocket', pitchDiameter: 80 } })).toEqual(['transmissionFactor'])
  })
})

describe('a card', () => {
  test('of a pair names motor, flange, fB, ratio, speeds and torque', () => {
    const card = reducerCard(model('NH57-31.5', industrial), { request: threePhase, motor: model('Y90L-4', y90) })
    expect(card).toMatchObject({
      machineCode: 'NH57-31.5+90:B5+Y90L-4',
      motorSku: 'Y90L-4',
      motorFlangeCode: '90:B5',
      reducerType: 'helicalInline',
      ratio: 31.5,
      n1: 1400,
      efficiency: 96,
      isSTL: false,
      warnings: [],
    })
    expect([card.n2?.toFixed(2), card.outputTorque?.toFixed(1), card.fB?.toFixed(3)]).toEqual(['44.44', '309.4', '1.454'])
  })

  test('of a described motor is marked, and tells that the drive has to be limited', () => {
    const card = reducerCard(model('P60', planetary), { request: { mode: 'servo', parameters: { customMotor: customMotorDefaults } } })
    expect(card).toMatchObject({ isSTL: true, warnings: ['limited'], motorFlangeCode: '14-50-70' })
    expect('motorSku' in card).toBe(false)
    expect(card.furtherFigures.map(({ name }) => name)).toContain('peakTorqueLimit')
  })

  test('of a gear alone has no motor, and fB against the torque asked for', () => {
    const card = reducerCard(model('NH57-31.5', industrial), { request: manual })
    expect(card).toMatchObject({ machineCode: 'NH57-31.5', outputTorque: 380 })
    expect(card.fB).toBeCloseTo(450 / 380, 9)
    expect(['n1' in card, 'n2' in card, 'motorFlangeCode' in card]).toEqual([false, false, false])
  })
})
