/** Situations worked out by hand, asked of the whole service. */
import { describe, expect, it, test } from 'vitest'
import { compile, initialState, type Plan, reduce } from '../../engine/index.ts'
import { storageTank } from '../../schemas/1017-storage-tank/schema.ts'
import { liftDrive } from '../../schemas/302-lift-drive/schema.ts'
import { post } from '../unit/server/support/ask.ts'
import { sharedService } from '../unit/server/support/real-service.ts'
import { actuators } from './by-hand/actuators.ts'
import { gearsAndPlatforms } from './by-hand/gears-and-platforms.ts'
import { modules } from './by-hand/modules.ts'
import { screwsAndGuides } from './by-hand/screws-and-guides.ts'
import type { Situation } from './by-hand/situation.ts'
import { expectWithin } from './within.ts'

/** Beyond it a difference is explained in the reckoning, or mended. */
const tolerance = 2e-3

type Answer = {
  readonly values: readonly { readonly name: string; readonly value: number }[]
  readonly checks: readonly { readonly name: string; readonly required: number; readonly available: number; readonly passed: boolean }[]
}

/** Figures of a scene are its working data, those of a component its demands and values. */
async function ask({ path, requested }: Situation): Promise<Answer> {
  const response = await post(await sharedService(), requested, path)
  // The answers of these calls, as their schemas say.
  const { data } = (await response.json()) as { data: Partial<Answer & { demands: Answer['values']; workingData: Answer['values'] }> }
  return { values: [...(data.demands ?? []), ...(data.values ?? []), ...(data.workingData ?? [])], checks: data.checks ?? [] }
}

/** Of a zero the figure itself, of any other number its share: 1 within the tolerance. */
const shareOf = (actual: number | undefined, reckoned: number): number | undefined =>
  actual === undefined || reckoned === 0 ? actual : Math.abs(actual / reckoned - 1) <= tolerance ? 1 : actual

/** What a figure that agrees has as its share. */
const agreed = (reckoned: number): number => (reckoned === 0 ? 0 : 1)

describe.each([...screwsAndGuides, ...actuators, ...modules, ...gearsAndPlatforms])('$title', (situation) => {
  test('has the figures that were reckoned', async () => {
    const { values, checks } = await ask(situation)
    const reckoned = Object.entries(situation.values)
    const found = reckoned.map(([name, figure]) => [name, shareOf(values.find((value) => value.name === name)?.value, figure)])
    expect(found).toEqual(reckoned.map(([name, figure]) => [name, agreed(figure)]))
    const judged = Object.entries(situation.checks ?? {})
    const rows = judged.map(([name, [required, available]]) => {
      const row = checks.find((check) => check.name === name)
      return [name, shareOf(row?.required, required), shareOf(row?.available, available), row?.passed]
    })
    expect(rows).toEqual(judged.map(([name, [required, available]]) => [name, agreed(required), agreed(available), required <= available]))
  })
})

describe('whole drives', () => {
  const derived = (plan: Plan, inputs: Readonly<Record<string, unknown>>) => {
    const { values } = reduce(initialState(plan), { type: 'restore', inputs }).snapshot
    return (name: string): number => Number(values[plan.slots.get(name) ?? -1])
  }

  it('six jacks of 18 N·m behind two bevel gearboxes: 6 × 18 × 1.5 / 0.95² = 179.5 N·m, a row of three 81 N·m', () => {
    const of = derived(compile(liftDrive), {
      jacks: 6,
      jackTorque: 18,
      jackSpeed: 240,
      'jackSpeed.upper': 0,
      bevelBoxes: 2,
      bevelEfficiency: 95,
      startFactor: 1.5,
    })
    expectWithin(of('driveTorque'), 179.5, tolerance)
    expectWithin(of('rowTorque'), 81, tolerance)
    expectWithin(of('drivePower'), 4.511, tolerance)
  })

  it('two impellers of 0.7 m at 70 per minute: Re = 1100 × (70 / 60) × 0.49 / 0.02, P = 2 × 5 × 1100 × (70 / 60)³ × 0.7⁵ = 2.936 kW', () => {
    const of = derived(compile(storageTank), {
      density: 1100,
      viscosity: 20,
      impeller: 'discTurbine',
      powerNumber: 5,
      impellerCount: 2,
      diameter: 700,
      speed: 70,
      'speed.upper': 0,
      shaftEfficiency: 95,
    })
    expectWithin(of('reynolds'), 31_442, tolerance)
    expectWithin(of('impellerPower'), 2.9358, tolerance)
  })
})
