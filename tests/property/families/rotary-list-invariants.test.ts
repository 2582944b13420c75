/** Invariants 24 and 25, and what the matcher promises of its list, over the shipped catalogue. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VerdictKind } from '../../../contract/results/sizing.ts'
import { rotaryCatalogue, type RotaryAnswer } from '../../../families/rotary/match.ts'
import type { RotaryChoice, RotaryOptions } from '../../../families/rotary/options.ts'
import { sizeRotaryPair } from '../../../families/rotary/pair.ts'
import { platformTypes } from '../../../families/rotary/platform-type.ts'
import type { RotaryDemand } from '../../../families/rotary/sizing/demand.ts'
import { rotaryMatchClasses } from '../../../families/rotary/sizing/match.ts'
import { demands } from './rotary-arbitraries.ts'
import { realPlatforms, realRotary } from './rotary-catalogue.ts'
import { realServoMotors } from './reducer-catalogue.ts'
import { matchRotary } from '../../fixtures/whole-answers.ts'
import { scaledRuns } from '../../setup/runs.ts'
import { trustOrder } from '../../../families/define/catalogue-table.ts'

/**
 * Preselects options without alternatives (specification, section 4); the list remains unchanged.
 * @param options of an answer
 * @returns the choices
 */
function onlyChoices({ i: ratios, reducerType: types }: RotaryOptions): Pick<RotaryChoice, 'i' | 'reducerType'> {
  const [ratio, ...otherRatios] = ratios
  const [type, ...otherTypes] = types
  return {
    ...(ratio && otherRatios.length === 0 ? { i: ratio.value } : {}),
    ...(type && otherTypes.length === 0 ? { reducerType: type.value } : {}),
  }
}

const everything = { limit: Infinity }
const motors = fc.constantFrom(...realServoMotors)
const few = scaledRuns(25)
const namesOf = ({ list }: Pick<RotaryAnswer, 'list'>): string[] =>
  list.map(({ platform, motor }) => `${platform.skuID} ${motor?.skuID ?? ''}`)

/** Every pair of a platform with a motor, and every platform with a motor of its own, of a verdict. */
const ofVerdict = (expectedVerdict: VerdictKind, demand: RotaryDemand, among: typeof realPlatforms): string[] =>
  among.flatMap((platform) => {
    const { candidate, skuID } = platform
    if (candidate.drive !== 'gear') {
      return sizeRotaryPair(demand, { platform: candidate }).verdict.verdict === expectedVerdict ? [`${skuID} `] : []
    }
    return realServoMotors
      .filter(
        (motor) => sizeRotaryPair(demand, { platform: candidate, motor: { motor: motor.candidate } }).verdict.verdict === expectedVerdict,
      )
      .map((motor) => `${skuID} ${motor.skuID}`)
  })

describe('the matcher', () => {
  test('finds exactly the pairs whose sizing passes, and apart from them the platforms that cannot be judged', () => {
    fc.assert(
      // Every pair of every platform takes half a second; a case looks at one platform in ten.
      fc.property(demands, fc.nat(9), (demand, tenth) => {
        const among = realPlatforms.filter((_, position) => position % 10 === tenth)
        const { list, notKnown } = matchRotary(demand, realRotary, everything)
        const own = list.filter(({ platform }) => among.includes(platform))
        expect(namesOf({ list: own }).toSorted()).toEqual(ofVerdict('passed', demand, among).toSorted())
        const passing = new Set(own.map(({ platform }) => platform.skuID))
        const unknown = ofVerdict('notKnown', demand, among).filter((name) => !passing.has(name.split(' ')[0] ?? ''))
        const apart = notKnown.filter(({ platform }) => among.includes(platform))
        expect(apart.map(({ platform }) => platform.skuID).toSorted()).toEqual(
          [...new Set(unknown.map((name) => name.split(' ')[0] ?? ''))].toSorted(),
        )
        expect(namesOf({ list: apart.map(({ best }) => best) }).filter((name) => !unknown.includes(name))).toEqual([])
      }),
      few,
    )
  })

  test('25: a lighter duty, which is all limits raised, loses no pair', () => {
    const lighter = (demand: RotaryDemand, share: number): RotaryDemand => ({
      ...demand,
      axialLoad: demand.axialLoad * share,
      radialLoad: demand.radialLoad * share,
      momentLoad: demand.momentLoad * share,
      requiredTorque: demand.requiredTorque * share,
      rmsTorque: demand.rmsTorque * share,
    })
    fc.assert(
      fc.property(demands, fc.double({ min: 0, max: 1, noNaN: true }), (demand, share) => {
        const found = new Set(namesOf(matchRotary(lighter(demand, share), realRotary, everything)))
        expect(namesOf(matchRotary(demand, realRotary, everything)).filter((name) => !found.has(name))).toEqual([])
      }),
      few,
    )
  })

  test('has one order, without doubles: better class first, then the smaller platform, the smaller motor, the ratio', () => {
    fc.assert(
      fc.property(demands, (demand) => {
        const answer = matchRotary(demand, realRotary, everything)
        const again = matchRotary(demand, rotaryCatalogue(realPlatforms, realServoMotors), everything)
        expect(namesOf(again)).toEqual(namesOf(answer))
        expect(new Set(namesOf(answer)).size).toBe(answer.count)
        const keys = answer.list.map(({ match, platform, motor }) => [
          rotaryMatchClasses.indexOf(match),
          platform.candidate.permissibleTorqueNm,
          trustOrder[platform.basis],
          motor?.rank ?? -1,
          platform.rank,
        ])
        const rises = keys.every((key, index) => {
          const before = keys[index - 1]
          const place = before?.findIndex((part, at) => part !== key[at]) ?? -1
          return place < 0 || (before?.[place] ?? 0) < (key[place] ?? 0)
        })
        expect(rises).toBe(true)
      }),
      few,
    )
  })

  test('with one motor answers what it answers for that motor among all', () => {
    fc.assert(
      fc.property(demands, motors, (demand, motor) => {
        const own = namesOf(matchRotary(demand, realRotary, { ...everything, motor: { motor: motor.candidate } }))
        const all = namesOf(matchRotary(demand, realRotary, everything)).filter((name) => name.endsWith(` ${motor.skuID}`))
        expect(own).toEqual(all)
      }),
      few,
    )
  })

  test('caps the list, not the count', () => {
    fc.assert(
      fc.property(demands, fc.nat(20), (demand, limit) => {
        const [all, some] = [matchRotary(demand, realRotary, everything), matchRotary(demand, realRotary, { limit })]
        expect(some.count).toBe(all.list.length)
        expect(namesOf(some)).toEqual(namesOf(all).slice(0, limit))
      }),
      few,
    )
  })
})

describe('the options', () => {
  test('24: the only option, chosen, leaves the answer as it is; choosing and clearing returns to it', () => {
    fc.assert(
      fc.property(demands, motors, (demand, motor) => {
        const setting = { ...everything, motor: { motor: motor.candidate } }
        const answer = matchRotary(demand, realRotary, setting)
        expect(matchRotary(demand, realRotary, { ...setting, choice: onlyChoices(answer.options) })).toEqual(answer)
        expect(matchRotary(demand, realRotary, { ...setting, choice: {} })).toEqual(answer)
      }),
      few,
    )
  })

  test('count the platforms that each would leave', () => {
    fc.assert(
      fc.property(demands, fc.option(fc.constantFrom(...platformTypes), { nil: undefined }), (demand, reducerType) => {
        const choice = reducerType === undefined ? {} : { reducerType }
        const { options } = matchRotary(demand, realRotary, { choice })
        for (const { value, count } of options.i) {
          expect(matchRotary(demand, realRotary, { choice: { ...choice, i: value } }).platforms).toHaveLength(count)
        }
        for (const { value, count } of options.reducerType) {
          expect(matchRotary(demand, realRotary, { choice: { reducerType: value } }).platforms).toHaveLength(count)
        }
        for (const { value, count } of options.series) {
          expect(matchRotary(demand, realRotary, { choice: { ...choice, seriesList: [value] } }).platforms).toHaveLength(count)
        }
      }),
      scaledRuns(8),
    )
  })

  test('selecting all values of a checkbox group selects none', () => {
    fc.assert(
      fc.property(demands, (demand) => {
        const answer = matchRotary(demand, realRotary, everything)
        const all = { match: rotaryMatchClasses, seriesList: answer.options.series.map(({ value }) => value) }
        expect(matchRotary(demand, realRotary, { ...everything, choice: all }).list).toEqual(answer.list)
      }),
      few,
    )
  })

  const driven = ({ list }: RotaryAnswer) => list.filter(({ motor }) => motor)
  const ratioOf = ({ platform }: RotaryAnswer['list'][number]) => platform.candidate.ratio

  test('the recommended I of a given motor is the smallest at which it fits and every check is made', () => {
    fc.assert(
      fc.property(demands, motors, (demand, motor) => {
        const answer = matchRotary(demand, realRotary, { ...everything, motor: { motor: motor.candidate } })
        const ratios = driven(answer).map(ratioOf)
        expect(answer.recommendedRatio).toBe(ratios.length === 0 ? undefined : Math.min(...ratios))
      }),
      few,
    )
  })

  test('the recommended I without a motor is that of the first pair, whatever drives it, so that choosing it keeps that pair first', () => {
    fc.assert(
      fc.property(demands, fc.constantFrom(undefined, ...platformTypes), (demand, reducerType) => {
        const others = reducerType === undefined ? {} : { reducerType }
        const answer = matchRotary(demand, realRotary, { ...everything, choice: others })
        const [best] = answer.list
        expect(answer.recommendedRatio).toBe(best && ratioOf(best))
        if (!best) return
        const chosen = matchRotary(demand, realRotary, { ...everything, choice: { ...others, i: ratioOf(best) } })
        expect(chosen.list[0]).toEqual(best)
      }),
      few,
    )
  })

  test('the recommended I is one of the options and does not depend on the I that is chosen', () => {
    fc.assert(
      fc.property(
        demands,
        fc.constantFrom(5, 10, 18, 30, 50, 100),
        fc.constantFrom(undefined, ...platformTypes),
        (demand, i, reducerType) => {
          const others = reducerType === undefined ? {} : { reducerType }
          const { recommendedRatio, options } = matchRotary(demand, realRotary, { choice: others })
          expect(matchRotary(demand, realRotary, { choice: { ...others, i } }).recommendedRatio).toBe(recommendedRatio)
          const offered: readonly (number | undefined)[] = [undefined, ...options.i.map(({ value }) => value)]
          expect(offered).toContain(recommendedRatio)
        },
      ),
      few,
    )
  })
})
