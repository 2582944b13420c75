/** What is said of a described component: which figure is missing, which does not belong to its kind, which form a key has. */
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ballScrewCandidate } from '../../../../families/ball-screw/wire/ball-screw.ts'
import { figureFaults } from '../../../../families/define/table-rule.ts'
import { faultsOf } from '../../../../families/define/parsed.ts'
import { readShape } from '../../../../families/define/read-shape.ts'
import { electricCylinderCandidate } from '../../../../families/electric-cylinder/wire/electric-cylinder.ts'
import { linearModuleTable } from '../../../../families/linear-module/table.ts'
import { reducerCandidate } from '../../../../families/reducer/wire/reducer.ts'
import { toSchema } from '../../../../server/routes/openapi/components.ts'
import { screwJackTable } from '../../../../families/screw-jack/table.ts'

const screw = { driveKind: 'screw', sizeMm: 40, leadMm: 10, blocks: 1, maxStrokeMm: 500, maxSpeedMmS: 500 } as const

describe('a rule between figures', () => {
  test.each([
    ['no stroke', { maxStrokeMm: undefined }, 'required', 'maxStrokeMm'],
    ['no limit of the speed', { maxSpeedMmS: 'none' }, 'required', 'maxSpeedMmS'],
    ['a torque of a belt for a screw', { noLoadTorqueNm: 1 }, 'notSent', 'noLoadTorqueNm'],
    ['a resistance of a screw for a belt', { driveKind: 'belt', resistanceN: 1 }, 'notSent', 'resistanceN'],
    ['a rating without its distance', { guideDynamicRatingN: 1000 }, 'required', 'guideLifeBasisKm'],
    ['a distance without its rating', { guideLifeBasisKm: 50 }, 'required', 'guideDynamicRatingN'],
    [
      'a speed for a rail that is not there',
      { railStrokeMm: { 340: 100 }, railSpeedMmS: { 400: 250 } },
      'figuresContradict',
      'railSpeedMmS',
    ],
  ])('%s', (_what, change, code, column) => {
    const faults = figureFaults(linearModuleTable.candidate, 'candidate', { ...screw, ...change })
    expect(faults).toEqual([{ code, path: `candidate.${column}`, params: {} }])
  })

  test('a ball screw jack without its rating: the rating is missing', () => {
    const jack = { screwKind: 'ball', rootDiameterMm: 20, screwDiameterMm: 25, nominalDutyPercent: 20, maxDutyPercent: 40 }
    const faults = figureFaults(screwJackTable.candidate, 'candidate', jack).filter(({ path }) => path === 'candidate.dynamicLoadRatingN')
    expect(faults.map(({ code }) => code)).not.toContain('figuresContradict')
  })
})

const { lengthByGrade } = ballScrewCandidate.shape
const { horizontalPayloadKg } = electricCylinderCandidate.shape
const { motorFrames } = reducerCandidate.shape
const forms: readonly (readonly [what: string, shape: z.ZodMiniType, value: unknown, path: string, expected: string])[] = [
  ['lengthByGrade', lengthByGrade, { C5: 1000 }, 'C5', '{"52": 3000} (µm: mm)'],
  ['horizontalPayloadKg', horizontalPayloadKg, { slow: 40 }, 'slow', '{"3": 40} (m/s²: kg)'],
  ['motorFrames', motorFrames, ['112'], '0', '112:B5'],
]

describe('a key of another form is refused with the form', () => {
  test.each(forms)('%s', (_what, shape, value, path, expected) => {
    const read = readShape(shape, value)
    expect(faultsOf(read)).toEqual([{ code: 'wrongForm', path, params: { expected } }])
  })

  test('and the reference says it', () => {
    const { properties = {} } = toSchema(ballScrewCandidate)
    expect(properties['lengthByGrade']).toMatchObject({
      description: 'Form: {"52": 3000} (µm: mm)',
      propertyNames: { pattern: String.raw`^\d+(?:\.\d+)?$` },
    })
    expect(toSchema(reducerCandidate).properties?.['motorFrames']).toMatchObject({ items: { description: 'Form: 112:B5' } })
  })
})
