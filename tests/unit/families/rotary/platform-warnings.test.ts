/** The card of a platform: a motor that can bring more than the platform bears is told; the verdict is that of the request. */
import { expect, it } from 'vitest'
import { candidatesOf, rotaryCard } from '../../../../families/rotary/card.ts'
import { sizeRotaryPair } from '../../../../families/rotary/pair.ts'
import { realServoMotors } from '../../../property/families/reducer-catalogue.ts'
import { realPlatforms } from '../../../property/families/rotary-catalogue.ts'
import { discDemand } from './rotary-demands.ts'

const driven = realPlatforms.filter(({ candidate }) => candidate.drive === 'gear' && candidate.efficiency !== undefined)
const share = (name: string, figures: readonly { readonly name: string; readonly value: number | string }[]) =>
  figures.find((one) => one.name === name)?.value

it('of every shipped platform and every twentieth motor: Tperm η / (T1max I), and the warning where that is less than 1', () => {
  const found = driven.flatMap((platform) =>
    realServoMotors
      .filter((_, place) => place % 20 === 0)
      .map((motor) => {
        const { permissibleTorqueNm, efficiency = 1, ratio } = platform.candidate
        const expected = (100 * permissibleTorqueNm * efficiency) / (motor.candidate.peakTorqueNm * ratio)
        const { warnings, furtherFigures } = rotaryCard(discDemand, { platform, motor })
        const shown = share('peakTorqueLimit', furtherFigures)
        return { expected, shown, isWarned: warnings.includes('limited') }
      }),
  )
  const limited = found.filter(({ expected }) => expected < 100)
  expect([limited.length > 50, limited.length < found.length]).toEqual([true, true])
  expect(found.map(({ isWarned }) => isWarned)).toEqual(found.map(({ expected }) => expected < 100))
  expect(limited.filter(({ expected, shown }) => Math.abs(Number(shown) - expected) > 1e-6)).toEqual([])
})

it('the card says the verdict under the assumptions of the request', () => {
  const [platform] = driven
  const [motor] = realServoMotors
  if (!platform || !motor) throw new RangeError('the catalogue has platforms and motors')
  const strict = { inertiaRatioLimit: 0.1 }
  const { verdict } = sizeRotaryPair(discDemand, candidatesOf({ platform, motor }), strict)
  expect(verdict.utilisation).toBeGreaterThan(sizeRotaryPair(discDemand, candidatesOf({ platform, motor })).verdict.utilisation)
  expect(rotaryCard(discDemand, { platform, motor }, strict)).toMatchObject({
    utilisation: verdict.utilisation,
    governing: verdict.governing,
  })
})
