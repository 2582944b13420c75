/** The checked-in rotary platforms: what every row must satisfy, and what there is to choose from. */
import { describe, expect, it } from 'vitest'
import { servoMotorCandidate } from '../../../../families/servo-motor/wire/servo-motor.ts'
import { type RotaryCandidate, rotaryCandidate } from '../../../../families/rotary/wire/rotary.ts'
import { servoDriveOf } from '../../../../families/reducer/conversion.ts'
import { rotaryAssumptions } from '../../../../families/rotary/assumptions.ts'
import { platformOf } from '../../../../families/rotary/conversion.ts'
import { platformTypeOf, platformTypes } from '../../../../families/rotary/platform-type.ts'
import { adapterFits } from '../../../../families/reducer/sizing/seat.ts'
import { breaking, countBy, seedRows } from './seed-rows.ts'

const platforms = seedRows('rotary', rotaryCandidate)
const motors = seedRows('servo-motor', servoMotorCandidate)
const demo = platforms.filter(({ basis }) => basis === 'demo')
const platform = (sku: string): RotaryCandidate | undefined => platforms.find((row) => row.sku === sku)?.candidate

describe('the rotary platforms', () => {
  it('are published, second-hand and demonstration series', () => {
    expect(countBy(platforms, ({ series, basis }) => `${series} ${basis}`)).toEqual({
      'FHA-C published': 12,
      'DG II unverified': 4,
      'SGM7E unverified': 11,
      'HP demo': 48,
      'HL demo': 30,
    })
  })

  it('offer every kind', () => {
    expect(countBy(platforms, ({ candidate }) => platformTypeOf(candidate))).toEqual({
      hollowRoller: 48,
      hollowBall: 30,
      integratedActuator: 16,
      directDrive: 11,
    })
    expect(platformTypes).toHaveLength(4)
  })

  it('that are not published say why in their remark', () => {
    const doubtful = { unverified: /Recalled/, demo: /^demonstration data: not a product$/ }
    expect(
      breaking(platforms, ({ basis, note = '' }) => {
        return basis === 'published' || ((basis === 'unverified' || basis === 'demo') && doubtful[basis].test(note))
      }),
    ).toEqual([])
  })
})

describe('every rotary platform', () => {
  it('has flanges for motors exactly where it takes one', () => {
    expect(breaking(platforms, ({ candidate: { drive, servoAdapters } }) => (drive === 'gear') === (servoAdapters !== undefined))).toEqual(
      [],
    )
  })

  it('has a ratio of 1 exactly where nothing is between motor and table', () => {
    expect(breaking(platforms, ({ candidate: { drive, ratio } }) => (drive === 'direct') === (ratio === 1))).toEqual([])
  })

  it('states the bearing’s ratings together, C below C0, on a circle within its frame', () => {
    const holds = ({ bearingDynamicN, bearingStaticN, bearingPitchMm, frameMm = Infinity }: RotaryCandidate): boolean => {
      // Permissible loads are the only limit of the other bearings.
      if (typeof bearingDynamicN !== 'number') return bearingDynamicN === 'none' && bearingStaticN === 'none'
      return typeof bearingStaticN === 'number' && bearingDynamicN < bearingStaticN && (bearingPitchMm ?? Infinity) < frameMm
    }
    expect(breaking(platforms, ({ candidate }) => holds(candidate))).toEqual([])
  })

  it('turns faster with a smaller ratio of the same size', () => {
    const sizeOf = (name: string): string => name.replace(/[ -](i )?\d+$/, '')
    const odd = Object.values(Object.groupBy(platforms, ({ name, series }) => `${series} ${sizeOf(name)}`)).filter((rows = []) => {
      const byRatio = rows.toSorted((a, b) => a.candidate.ratio - b.candidate.ratio)
      return byRatio.some(({ candidate }, index) => {
        const before = byRatio[index - 1]?.candidate
        return before !== undefined && before.ratio < candidate.ratio && before.maxSpeedRpm < candidate.maxSpeedRpm
      })
    })
    expect(odd).toEqual([])
  })
})

describe('the published rows', () => {
  it('carry the printed figures', () => {
    expect(platform('FHA-25C-50')).toMatchObject({
      ratio: 50,
      permissibleTorqueNm: 150,
      maxSpeedRpm: 90,
      permissibleAxialN: 14700,
      permissibleRadialN: 4900,
      permissibleMomentNm: 370,
      inertiaKgM2: 0.81,
      loadInertiaLimitKgM2: 2.4,
      bearingDynamicN: 18000,
      bearingStaticN: 33300,
    })
    expect(platform('SGM7E-25D')).toMatchObject({ permissibleTorqueNm: 75, continuousTorqueNm: 25, maxSpeedRpm: 250, inertiaKgM2: 0.075 })
  })

  it('of FHA-C bear a load of about three times their own inertia, as its maker says', () => {
    const shares = platforms
      .filter(({ series }) => series === 'FHA-C')
      .map(({ candidate: { loadInertiaLimitKgM2: limit, inertiaKgM2: own = 1 } }) => (typeof limit === 'number' ? limit / own : 0))
    expect(shares.filter((share) => Math.abs(share - 3) > 0.2)).toEqual([])
    // What is assumed where no limit is stated is below that of each that states one.
    expect(Math.min(...shares)).toBeGreaterThan(Number(rotaryAssumptions.ownInertiaRatioLimit.default))
  })

  it('of SGM7E leave the largest speed at the rated one where the source has merged cells', () => {
    expect([platform('SGM7E-10C')?.maxSpeedRpm, platform('SGM7E-14C')?.maxSpeedRpm]).toEqual([200, 200])
  })
})

describe('the demonstration series', () => {
  it('has every ratio in every frame', () => {
    const counts = countBy(demo, ({ series, candidate: { frameMm } }) => `${series}${frameMm}`)
    expect(Object.keys(counts)).toHaveLength(13)
    expect(new Set(Object.values(counts))).toEqual(new Set([6]))
    expect(new Set(demo.map(({ candidate }) => candidate.ratio))).toEqual(new Set([5, 10, 18, 30, 50, 100]))
  })

  it('carries more with a larger frame of the same ratio', () => {
    const falls = Object.values(Object.groupBy(demo, ({ series, candidate: { ratio } }) => `${series} ${ratio}`)).filter((rows = []) => {
      const torques = rows.toSorted((a, b) => (a.candidate.frameMm ?? 0) - (b.candidate.frameMm ?? 0))
      return torques.some(
        ({ candidate }, index) => index > 0 && candidate.permissibleTorqueNm <= (torques[index - 1]?.candidate.permissibleTorqueNm ?? 0),
      )
    })
    expect(falls).toEqual([])
  })

  it('takes most servo motors of the catalogue, and a motor of it into every platform', () => {
    const drives = motors.map(({ sku, candidate }) => ({ sku, flange: servoDriveOf(candidate).flange }))
    const adapters = demo.map(({ sku, candidate }) => ({ sku, adapters: platformOf(candidate).adapters ?? [] }))
    const fits = (own: (typeof adapters)[number], drive: (typeof drives)[number]): boolean =>
      own.adapters.some((adapter) => adapterFits(adapter, drive.flange))
    expect(drives.filter((drive) => adapters.some((own) => fits(own, drive))).length).toBeGreaterThan(0.85 * drives.length)
    expect(adapters.filter((own) => !drives.some((drive) => fits(own, drive))).map(({ sku }) => sku)).toEqual([])
  })
})
