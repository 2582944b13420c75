/** The situations of docs/ranking.md: the first choices that it states are those of the product. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerIn } from '../../../contract/results/answer-words.ts'
import { readCalculation } from '../../../contract/results/read-calculation.ts'
import { get, post } from '../server/support/ask.ts'
import { reducerCalls, within } from '../server/support/reducer-calls.ts'
import { sharedService } from '../server/support/real-service.ts'

type Situation = { readonly path: string; readonly query?: Readonly<Record<string, string>>; readonly body?: unknown }

const threePhase = (body: object): Situation => ({ path: reducerCalls.threePhase, body })
const manual = (t2: number, i: number): Situation => ({ path: reducerCalls.manual, body: { t2: within(t2, 0, 100), i: within(i) } })
const screw = (W: string, Speed: string, more: Readonly<Record<string, string>>): Situation => ({
  path: 'BallScrewWorking/Calculation',
  query: { W, Speed, UsePrecision: 'C7', FixedMethod: 'fixed-supported', AssemblyMethod: 'horizontal', ...more },
})

const lift = (W: string, Speed: string, more: Readonly<Record<string, string>> = {}): Situation => ({
  path: 'LiftWorking/Calculation',
  query: { ED: '20', W, Speed, Stroke: '300', FixedMethod: 'base-fixed-end-fixed', ...more },
})
const cylinder = (query: Readonly<Record<string, string>>): Situation => ({
  path: 'ElectricCylinderWorking/Calculation',
  query: { MotorBrand: 'any', Acceleration: '2', ...query },
})
const lifted = (Weight: string, MaxSpeed: string, Stroke: string) => cylinder({ Weight, MaxSpeed, Stroke, AssemblyMethod: 'vertical' })
const linearModule = (M: string, MaxSpeed: string, more: Readonly<Record<string, string>>): Situation => ({
  path: 'ModuleLinear/Calculation',
  query: { AssemblyMethod: 'horizontal', M, MaxSpeed, B: '0', C: '50', Acceleration: '3', ...more },
})
const slide = (W: string, Speed: string, more: Readonly<Record<string, string>> = {}): Situation => ({
  path: 'ModuleWorking/Calculation',
  query: {
    AssemblyMethod: 'horizontal',
    W,
    Speed,
    A: '20',
    B: '20',
    C: '30',
    Stroke: '300',
    Width: '200',
    UseEnvironment: 'standard',
    PositionAccuracy: '0.1',
    ...more,
  },
})
const guide = (UseMethod: string, W: string): Situation => ({
  path: 'BallRailWorking/Calculation',
  query: {
    UseMethod,
    W,
    A: '50',
    B: '30',
    C: '80',
    Speed: '500',
    Acceleration: '3',
    Stroke: '800',
    Layout: '2x2',
    SliderSpacing: '300',
    RailSpacing: '300',
  },
})
/** Inertia, speed, acceleration; torque to accelerate, required, effective; axial load. */
const platform = (
  ...[totalInertia, indexSpeed, angularAcceleration, accelerationTorque, requiredTorque, effectiveTorque, axialLoad]: readonly number[]
) => ({
  path: 'RotatingPlatformWorking/ServoMotorCalculation',
  body: {
    workingData: [
      { name: 'totalInertia', value: totalInertia, unit: 'kg*m^2' },
      { name: 'indexSpeed', value: indexSpeed, unit: 'rpm' },
      { name: 'angularAcceleration', value: angularAcceleration, unit: 'rad/s^2' },
      { name: 'accelerationTorque', value: accelerationTorque, unit: 'N*m' },
      { name: 'frictionTorque', value: 0.1, unit: 'N*m' },
      { name: 'gravityTorque', value: 0, unit: 'N*m' },
      { name: 'requiredTorque', value: requiredTorque, unit: 'N*m' },
      { name: 'effectiveTorque', value: effectiveTorque, unit: 'N*m' },
      { name: 'axialLoad', value: axialLoad, unit: 'N' },
      { name: 'radialLoad', value: 0, unit: 'N' },
      { name: 'momentLoad', value: 0, unit: 'N*m' },
    ],
  },
})

/** By number in the table. */
const situations: readonly Situation[] = [
  threePhase({ motorPower: within(1.5), n2: within(45) }),
  threePhase({ motorPower: within(0.75), n2: within(30) }),
  threePhase({ motorPower: within(3), n2: within(100) }),
  threePhase({ motorPower: within(5.5), n2: within(60) }),
  threePhase({ motorPower: within(0.37), n2: within(20) }),
  threePhase({ motorPower: within(11), n2: within(45), fb: 1.5 }),
  threePhase({ t2: within(200), n2: within(45), fb: 1.4 }),
  threePhase({ motorPower: within(2.2), i: within(20) }),
  threePhase({ motorPower: within(2.2), n2: within(14), fb: 1.2 }),
  threePhase({ motorPower: within(4), n2: within(25) }),
  manual(85, 10),
  manual(400, 35),
  manual(30, 20),
  screw('80', '200', { Acceleration: '1', Stroke: '1000' }),
  screw('300', '250', { Acceleration: '2', Stroke: '500', AssemblyMethod: 'vertical' }),
  screw('20', '1000', { Acceleration: '5', Stroke: '800', UsePrecision: 'C10' }),
  screw('50', '100', { Acceleration: '1', Stroke: '600', UsePrecision: 'C10', AssemblyMethod: 'vertical' }),
  screw('150', '300', { Acceleration: '2', Stroke: '700' }),
  screw('500', '150', { Acceleration: '1', Stroke: '900', AssemblyMethod: 'vertical' }),
  screw('200', '600', { Acceleration: '3', Stroke: '1200' }),
  lift('2000', '500'),
  lift('800', '250'),
  lift('1800', '150', { WType: 'smooth' }),
  lift('4000', '60', { WType: 'smooth' }),
  lifted('150', '200', '400'),
  cylinder({ Thrust: '3000', MaxSpeed: '100', Stroke: '300' }),
  cylinder({ Weight: '60', AssemblyMethod: 'horizontal', MaxSpeed: '800', Stroke: '600' }),
  lifted('40', '150', '300'),
  lifted('30', '500', '200'),
  linearModule('20', '300', { A: '0', Stroke: '300' }),
  linearModule('15', '250', { AssemblyMethod: 'vertical', Stroke: '300' }),
  linearModule('8', '150', { A: '0', Stroke: '100' }),
  slide('10', '300'),
  slide('30', '50'),
  slide('5', '500'),
  slide('5', '350', { AssemblyMethod: 'wall', Stroke: '250' }),
  guide('horizontal', '300'),
  guide('vertical', '800'),
  guide('horizontal', '1000'),
  platform(0.227, 21.43, 14.96, 3.395, 5.284, 1.317, 105.8),
  platform(0.05, 90, 60, 3, 4.65, 2, 80),
  platform(3, 15, 8, 24, 36.75, 12, 800),
]

const table = readFileSync(join(import.meta.dirname, '../../../docs/ranking.md'), 'utf8')
const stated = [...table.matchAll(/^\| (\d+) \| [^|]+ \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)]

test.each(situations.map((situation, place) => [place + 1, situation] as const))(
  'situation %i has the first choice of the page',
  async (number, { path, query = {}, body }) => {
    const service = await sharedService()
    const response = body === undefined ? await get(service, path, { query: { ...query } }) : await post(service, body, path)
    // Every answer is an object.
    const answer = readCalculation(answerIn((await response.json()) as Readonly<Record<string, unknown>>))
    const first = answer?.list[0]
    const said = stated.find(([, own]) => own === String(number))?.[2]
    expect(first).toBeDefined()
    expect(said?.split(',')[0]).toBe(first?.skuName)
  },
)

test('the page states all situations', () => expect(stated).toHaveLength(situations.length))
