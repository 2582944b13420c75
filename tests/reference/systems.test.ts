/** What the forms of whole drives work out, against statics written another way and a published example. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, initialState, type Plan, reasonsAgainstStart, reduce } from '../../engine/index.ts'
import { liftPlatform } from '../../schemas/301-lift-platform/schema.ts'
import { liftDrive } from '../../schemas/302-lift-drive/schema.ts'
import { storageTank } from '../../schemas/1017-storage-tank/schema.ts'
import { storageTankExamples } from '../../schemas/1017-storage-tank/examples.ts'

const restored = (plan: Plan, inputs: Readonly<Record<string, unknown>>) => reduce(initialState(plan), { type: 'restore', inputs })

const valuesOf = (plan: Plan, inputs: Readonly<Record<string, unknown>>) => {
  const { values } = restored(plan, inputs).snapshot
  return (name: string): unknown => values[plan.slots.get(name) ?? -1]
}

/** Along and across, in halves of the length and of the width. */
const places: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  two: [-1, 1].map((x) => [x, 0] as const),
  four: [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const)),
  six: [-1, 0, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const)),
  eight: [-1, -1 / 3, 1 / 3, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const)),
}

/** Loads of equal springs under a rigid plate: what balances the weight and its two moments. */
const springLoads = (jacks: readonly (readonly [number, number])[], half: readonly [number, number], offset: readonly [number, number]) => {
  const at = jacks.map(([x, y]) => [x * half[0], y * half[1]] as const)
  const squares = (axis: 0 | 1) => at.reduce((sum, place) => sum + place[axis] ** 2, 0) || 1
  return at.map(([x, y]) => 1 / at.length + (offset[0] * x) / squares(0) + (offset[1] * y) / squares(1))
}

const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)

/** A platform of 8 t with its load somewhere, and what its jacks bear by the springs, kg. */
const platforms = fc
  .record({
    arrangement: fc.constantFrom('two', 'four', 'six', 'eight'),
    length: fc.integer({ min: 500, max: 6000 }),
    width: fc.integer({ min: 500, max: 4000 }),
    along: share,
    across: share,
  })
  .map(({ arrangement, length, width, along, across }) => {
    const offsetAlong = (along * length) / 2
    const offsetAcross = arrangement === 'two' ? 0 : (across * width) / 2
    const shares = springLoads(places[arrangement] ?? [], [length / 2, width / 2], [offsetAlong, offsetAcross])
    return {
      inputs: { loadType: 'smooth', serviceFactor: 1, load: 8, arrangement, length, width, offsetAlong, offsetAcross },
      most: Math.max(...shares) * 8000,
      least: Math.min(...shares) * 8000,
    }
  })

describe('the drive of several jacks', () => {
  const plan = compile(liftDrive)
  const row = (bevelBoxes: number) =>
    valuesOf(plan, { jacks: 4, jackTorque: 20, jackSpeed: 250, startFactor: 1.5, bevelBoxes })('rowTorque')

  it('has all jacks in one row without a bevel gearbox, as the line may be driven from its end: 4 × 30 N·m, else 2 × 30 N·m', () => {
    expect([0, 1, 2].map(row)).toEqual([120, 60, 60])
  })
})

describe('the lift platform', () => {
  const plan = compile(liftPlatform)

  it('knows the jack that bears most and the one that bears least', () => {
    fc.assert(
      fc.property(platforms, ({ inputs, most, least }) => {
        fc.pre(least > 1)
        const value = valuesOf(plan, inputs)
        expect(value('mostLoad')).toBeCloseTo(most, 6)
        expect(value('leastLoad')).toBeCloseTo(least, 6)
      }),
    )
  })

  it('refuses an offset that would pull a jack', () => {
    fc.assert(
      fc.property(platforms, ({ inputs, least }) => {
        fc.pre(least < -1)
        const against = reasonsAgainstStart(plan, restored(plan, inputs).snapshot)
        expect(against.map(({ path, code }) => `${path} ${code}`)).toContainEqual(
          expect.stringMatching(/^offset(Along|Across) aboveMaximum$/),
        )
      }),
    )
  })
})

describe('the agitator of a storage tank', () => {
  it('takes what McCabe, Smith and Harriott work out: Re 69 600, 2.47 kW', () => {
    const value = valuesOf(compile(storageTank), storageTankExamples.cases[0]?.inputs ?? {})
    expect(value('reynolds')).toBeCloseTo(69_600, -2)
    expect(value('impellerPower')).toBeCloseTo(2.47, 2)
  })
})
