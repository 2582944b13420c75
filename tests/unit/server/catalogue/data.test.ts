/** The checked-in catalogue: what every row must satisfy, and how many rows of which kind there are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BallScrewCandidate } from '../../../../families/ball-screw/wire/ball-screw.ts'
import { ballScrewCandidate } from '../../../../families/ball-screw/wire/ball-screw.ts'
import type { ScrewJackCandidate } from '../../../../families/screw-jack/wire/screw-jack.ts'
import { screwJackCandidate } from '../../../../families/screw-jack/wire/screw-jack.ts'
import type { CatalogueRow } from '../../../../families/define/catalogue-table.ts'
import { readSharedSeed } from '../support/shared-seed.ts'

const { rows } = await readSharedSeed()
const screws: CatalogueRow<BallScrewCandidate>[] = (rows.get('ball-screw') ?? []).map((row) => ({
  ...row,
  candidate: ballScrewCandidate.parse(row.candidate),
}))
const jacks: CatalogueRow<ScrewJackCandidate>[] = (rows.get('screw-jack') ?? []).map((row) => ({
  ...row,
  candidate: screwJackCandidate.parse(row.candidate),
}))
const screw = (sku: string): CatalogueRow<BallScrewCandidate> | undefined => screws.find((row) => row.sku === sku)
const skusOf = (all: readonly CatalogueRow[]): string[] => all.map(({ sku }) => sku)
const countBy = (all: readonly CatalogueRow[], key: (row: CatalogueRow) => string): Record<string, number> =>
  Object.fromEntries(Object.entries(Object.groupBy(all, key)).map(([name, members]) => [name, members?.length ?? 0]))

it('is documented folder by folder, with the number of rows of each', () => {
  const documented = [
    ...readFileSync(join(import.meta.dirname, '../../../../docs/catalogue.md'), 'utf8').matchAll(/^\| `([\w-]+)` \| (\d+) \|/gm),
  ]
  const counts = documented.map(([, folder, count]) => [folder, Number(count)] as const)
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries([...rows].map(([folder, all]) => [folder, all.length])))
})

describe('the ball screws', () => {
  it('are the 238 rows of the published tables: those of NBS by grade', () => {
    expect(countBy(screws, ({ maker, basis }) => `${maker} ${basis}`)).toEqual({
      'THK published': 69,
      'HIWIN published': 87,
      'HIWIN derived': 7,
      'NBS derived': 48,
      'TBI Motion unverified': 27,
    })
  })

  it('have the figures of the worked example W01', () => {
    expect(screw('THK-WTF2040-2')?.candidate).toEqual({
      nominalDiameterMm: 20,
      leadMm: 40,
      rootDiameterMm: 17.5,
      ballCircleDiameterMm: 20.75,
      dynamicLoadRatingN: 5400,
      staticLoadRatingN: 13600,
      nutLengthMm: 41.5,
      nutDiameterMm: 37,
      flangeDiameterMm: 57,
      flangeThicknessMm: 10,
      flangeBoltCircleMm: 47,
      flangeHoleMm: 5.5,
      dnLimit: 70000,
      maxSpeedRpm: 'none',
      lengthByGrade: { '50': 2000, '100': 2200, '210': 2200 },
      nutRigidityNPerUm: 160,
      nutRigidityLoadN: 1620,
    })
  })

  it('have a root diameter that leaves room for the balls: 0.6 to 1 of the nominal diameter, below the ball circle', () => {
    const odd = screws.filter(({ candidate: { rootDiameterMm, nominalDiameterMm, ballCircleDiameterMm } }) => {
      const share = rootDiameterMm / nominalDiameterMm
      return share <= 0.6 || share >= 1 || (ballCircleDiameterMm ?? nominalDiameterMm) <= rootDiameterMm
    })
    expect(skusOf(odd)).toEqual([])
  })

  it('all say how long they are made, in grades and lengths that occur', () => {
    const grades = new Set([3.5, 6, 8, 12, 18, 23, 50, 52, 100, 210])
    const odd = screws.filter(({ candidate }) => {
      const lengths = Object.entries(candidate.lengthByGrade ?? {})
      return lengths.length === 0 || lengths.some(([e300, length]) => !grades.has(Number(e300)) || length < 300 || length > 10_000)
    })
    expect(skusOf(odd)).toEqual([])
  })

  it('carry a remark wherever a printed figure was replaced', () => {
    const replaced = ['TBI-SFU3205-4', 'TBI-SFU3208-4', 'TBI-SFU3210-4', 'TBI-SFU6320-4', 'TBI-SFU8010-4', 'TBI-SFU10020-4']
    expect(
      replaced.filter((sku) => !screw(sku)?.note?.match(/ballPrinted|ballAsInSfu40|leadSecondCopy|nutDin|fromSecondCopy|firstPrinted/)),
    ).toEqual([])
  })
})

describe('the screw jacks', () => {
  it('are two partly published series and one demonstration series', () => {
    expect(countBy(jacks, ({ series, basis }) => `${series} ${basis}`)).toEqual({ 'SWL unverified': 14, 'CS derived': 14, 'SJ demo': 24 })
  })

  it('take from 0.5 t to 100 t', () => {
    const capacities = jacks.map(({ candidate }) => candidate.capacityKg)
    expect([Math.min(...capacities), Math.max(...capacities)]).toEqual([500, 100_000])
  })

  it('have a slow ratio that is less efficient than the fast one of the same size', () => {
    const slow = jacks.filter(({ sku }) => /-[LM]$/.test(sku))
    const odd = slow.filter(({ sku, series, candidate }) => {
      const fastSku = sku.replace(/-L$/, series === 'CS' ? '-N' : '-H').replace(/-M$/, '-P')
      const fast = jacks.find((jack) => jack.sku === fastSku)?.candidate
      return !fast || candidate.efficiency >= fast.efficiency || candidate.wormRatio <= fast.wormRatio
    })
    expect([slow.length, skusOf(odd)]).toEqual([26, []])
  })
})

describe('the demonstration series SJ', () => {
  const series = jacks.filter((jack) => jack.series === 'SJ')
  const thread = { frictionCoefficient: 0.12, halfFlankAngle: Math.PI / 12 }
  const wormEfficiency = { H: 0.7, L: 0.45 }
  const bearingEfficiency = 0.97

  it.each(['H', 'L'] as const)('grows in every figure with its size (%s)', (ratio) => {
    const sizes = series.filter(({ sku }) => sku.endsWith(ratio))
    const grows = (figure: 'screwDiameterMm' | 'rootDiameterMm' | 'maxInputTorqueNm' | 'thermalPowerKw'): boolean =>
      sizes.every(({ candidate }, index) => index === 0 || (candidate[figure] ?? 0) > (sizes[index - 1]?.candidate[figure] ?? Infinity))
    expect(sizes).toHaveLength(12)
    expect([grows('screwDiameterMm'), grows('rootDiameterMm'), grows('maxInputTorqueNm'), grows('thermalPowerKw')]).toEqual(
      Array(4).fill(true),
    )
  })

  it.each(series.map(({ sku, candidate }) => [sku, candidate] as const))('follows its rule: %s', (sku, jack) => {
    const leadAngle = Math.atan(jack.leadMm / (Math.PI * (jack.screwDiameterMm - jack.leadMm / 2)))
    const frictionAngle = Math.atan(thread.frictionCoefficient / Math.cos(thread.halfFlankAngle))
    const ratio = sku.endsWith('H') ? 'H' : 'L'
    const threadEfficiency = Math.tan(leadAngle) / Math.tan(leadAngle + frictionAngle)
    expect(jack.efficiency).toBeCloseTo(threadEfficiency * wormEfficiency[ratio] * bearingEfficiency, 3)
    const ratedTorque = (jack.capacityKg * 9.80665 * jack.leadMm) / 1000 / (2 * Math.PI * jack.wormRatio * jack.efficiency)
    expect((jack.maxInputTorqueNm ?? 0) / ratedTorque).toBeCloseTo(1.25, 2)
    const tonnes = jack.capacityKg / 1000
    expect((jack.thermalPowerKw ?? 0) / (0.3 * tonnes ** 0.9 * (ratio === 'H' ? 1 : 0.7))).toBeCloseTo(1, 2)
  })
})
