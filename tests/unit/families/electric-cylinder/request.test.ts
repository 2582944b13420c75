import { describe, expect, it } from 'vitest'
import { compile, decodeRequest } from '../../../../engine/index.ts'
import { cylinderDuty } from '../../../../families/electric-cylinder/conversion.ts'
import { electricCylinderSizer } from '../../../../families/electric-cylinder/sizer.ts'
import { electricCylinderInitData } from '../../../../families/electric-cylinder/init.ts'
import { electricCylinder } from '../../../../schemas/1000-electric-cylinder/schema.ts'
import { cylinderModels } from '../../../property/families/electric-cylinder-arbitraries.ts'
import { matchingSkus } from '../../../property/families/matching-skus.ts'

const plan = compile(electricCylinder)
const decode = (query: Readonly<Record<string, string>>) =>
  decodeRequest(plan, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, [text]])), electricCylinderInitData)
const issuesOf = (query: Readonly<Record<string, string>>) => {
  const decoded = decode(query)
  return 'issues' in decoded ? decoded.issues.map(({ code, path }) => [code, path]) : []
}

const base = { MotorBrand: 'any', Thrust: '100', MaxSpeed: '100', Stroke: '300', Acceleration: '3' }
const without = (...names: string[]) => Object.fromEntries(Object.entries(base).filter(([name]) => !names.includes(name)))

describe('a request', () => {
  it('without a motor brand, or with one that is not offered, is refused by name', () => {
    expect(issuesOf(without('MotorBrand'))).toEqual([['notChosen', 'MotorBrand']])
    expect(issuesOf({ ...base, MotorBrand: 'nobody' })).toEqual([['notAnOption', 'MotorBrand']])
  })

  it.each(['Stroke', 'Acceleration'])('without %s is refused by name', (name) => {
    expect(issuesOf(without(name))).toEqual([['missing', name]])
  })

  it('without a load or without a speed, with two of them, or with half a load is refused', () => {
    expect(issuesOf(without('Thrust')).length).toBeGreaterThan(0)
    expect(issuesOf(without('MaxSpeed')).length).toBeGreaterThan(0)
    expect(issuesOf({ ...base, HorizontalLoad: '5', VerticalLoad: '5' }).length).toBeGreaterThan(0)
    expect(issuesOf({ ...base, Time: '3' }).length).toBeGreaterThan(0)
    expect(issuesOf({ ...without('Thrust'), Weight: '5' })).toEqual([['notChosen', 'AssemblyMethod']])
  })

  it('takes a load one way or the other, but not none at all', () => {
    const loads = (HorizontalLoad: string, VerticalLoad: string) => issuesOf({ ...without('Thrust'), HorizontalLoad, VerticalLoad })
    expect([loads('5', '0'), loads('0', '5')]).toEqual([[], []])
    expect(loads('0', '0')).toEqual([['notAbove', 'VerticalLoad']])
    expect(loads('-5', '10').map(([, path]) => path)).toContain('HorizontalLoad')
  })

  it.each(['NaN', '1e309', '-5', '', 'x', '0'])('with a thrust of "%s" is refused', (Thrust) => {
    expect(issuesOf({ ...base, Thrust }).map(([, path]) => path)).toContain('Thrust')
  })

  it('with a time shorter than 2 √(S / a) is refused with its limit; the limit itself is taken', () => {
    const shortest = 2 * Math.sqrt(0.3 / 3)
    const timed = (Time: number) => ({ ...without('MaxSpeed'), Time: String(Time) })
    const refused = decode(timed(shortest * 0.999))
    expect('issues' in refused && refused.issues).toMatchObject([{ code: 'belowMinimum', path: 'Time' }])
    const limit = 'issues' in refused ? refused.issues[0]?.params['limit'] : undefined
    expect(Math.abs(Number(limit) / shortest - 1)).toBeLessThan(1e-12)
    expect(issuesOf(timed(Number(limit)))).toEqual([])
  })

  it('takes mounting, external forces and an emergency stop of a mass, each where it is sent; of a thrust alone no mass is known', () => {
    const further = { ExternalForce: '20', ReturnForce: '0', EmergencyDeceleration: '9' }
    expect(issuesOf({ ...base, Mounting: 'free' })).toEqual([])
    expect(issuesOf({ ...without('Thrust'), Weight: '5', AssemblyMethod: 'vertical', ...further })).toEqual([])
    expect(issuesOf({ ...base, ...further }).map(([, path]) => path)).toEqual(Object.keys(further))
    expect(issuesOf({ ...base, Mounting: 'glued' })).toEqual([['notAnOption', 'Mounting']])
  })

  it('takes a duty in phases, and names the cell at fault', () => {
    const decoded = decode({ ...base, Phases: '2000,100,2;-800,50,4;0,0,10' })
    expect('values' in decoded && decoded.values['Phases']).toEqual([
      { load: 2000, speed: 100, time: 2 },
      { load: -800, speed: 50, time: 4 },
      { load: 0, speed: 0, time: 10 },
    ])
    expect(issuesOf({ ...base, Phases: '2000,100,0' })).toEqual([['notAbove', 'Phases[0].time']])
    expect(issuesOf({ ...base, Phases: '2000,-1,1' })).toEqual([['belowMinimum', 'Phases[0].speed']])
  })

  it('outside the recommended range is taken: the range is a hint', () => {
    expect(issuesOf({ ...base, Thrust: '100000', Stroke: '5000' })).toEqual([])
  })
})

describe('the duty of a request', () => {
  it('has the speed that follows from the time', () => {
    expect(cylinderDuty({ MotorBrand: 'any', Thrust: 1, Time: 23 / 30, Stroke: 300, Acceleration: 3 }).speed).toBeCloseTo(0.5, 12)
  })

  it('takes a lifted weight as a vertical mass, a level one as a horizontal mass', () => {
    const rest = { MotorBrand: 'any', Weight: 5, MaxSpeed: 10, Stroke: 300, Acceleration: 3 } as const
    expect(cylinderDuty({ ...rest, AssemblyMethod: 'vertical' }).load).toMatchObject({ horizontalMass: 0, verticalMass: 5 })
    expect(cylinderDuty({ ...rest, AssemblyMethod: 'horizontal' }).load).toMatchObject({ horizontalMass: 5, verticalMass: 0 })
  })

  it('with a time that no speed can keep fits nothing, by the check of the time', () => {
    const parameters = { MotorBrand: 'any', Thrust: 1, Time: 0.1, Stroke: 300, Acceleration: 3 } as const
    expect(matchingSkus(electricCylinderSizer, cylinderModels, { parameters })).toEqual([])
    const { size } = electricCylinderSizer.prepare(parameters, {})
    for (const { candidate } of cylinderModels) expect(size(candidate).limits.find(({ name }) => name === 'strokeTime')?.passed).toBe(false)
  })

  it('without any payload asks for stroke and speed alone; of a step-motor cylinder duty and screw are not known', () => {
    const parameters = { MotorBrand: 'smc', HorizontalLoad: 0, VerticalLoad: 0, MaxSpeed: 100, Stroke: 100, Acceleration: 3 } as const
    expect(matchingSkus(electricCylinderSizer, cylinderModels, { parameters })).toEqual([])
    expect(matchingSkus(electricCylinderSizer, cylinderModels, { parameters, verdict: 'notKnown' }).length).toBe(9)
  })
})
