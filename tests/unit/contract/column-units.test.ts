import { describe, expect, it } from 'vitest'
import { caseUnitOfColumn, unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import { parseUnit } from '../../../engine/units/index.ts'
import { loadFamilies } from '../../../families/registry.ts'

/** Columns of numbers that have no unit. */
const bare: ReadonlySet<string> = new Set([
  'ratio',
  'stages',
  'size',
  'blocks',
  'efficiency',
  'collarFriction',
  'wormRatio',
  'threadStarts',
])

describe('the unit of a column', () => {
  it.each([
    ['leadMm', 'mm'],
    ['ratedTorqueNm', 'N*m'],
    ['rollMomentKnm', 'kN*m'],
    ['dynamicLoadRatingKn', 'kN'],
    ['dynamicLoadRatingN', 'N'],
    ['maxSpeedMmPerS', 'mm/s'],
    ['noLoadSpeedMmS', 'mm/s'],
    ['maxAccelerationMS2', 'm/s^2'],
    ['inertiaKgCm2', 'kg*cm^2'],
    ['inertiaKgM2', 'kg*m^2'],
    ['railMassKgPerM', 'kg/m'],
    ['pitchFactorPerMm', '1/mm'],
    ['nutRigidityNPerUm', 'N/um'],
    ['torsionalStiffnessNmPerArcmin', 'N*m/arcmin'],
    ['torsionalStiffnessNmPerRad', 'N*m/rad'],
    ['guideLifeBasisKm', 'km'],
    ['dnLimit', 'mm/min'],
    ['ratio', ''],
  ])('%s is in %s', (column, unit) => {
    expect(unitOfColumn(column)).toBe(unit)
  })

  it('is known for every number of a family that is shown, but for those that have none', async () => {
    const columns = (await loadFamilies()).flatMap(({ table, shown }) =>
      shown ? Object.entries(table.columns).flatMap(([name, kind]) => (kind === 'number' || kind === 'pairs' ? [name] : [])) : [],
    )
    expect(columns.filter((name) => bare.has(name) !== (unitOfColumn(name) === ''))).toEqual([])
    expect(columns.filter((name) => parseUnit(unitOfColumn(name)) === undefined)).toEqual([])
  })

  it('is that of the cases, too: a deviation, a speed, an acceleration, else a length', () => {
    expect(['lengthByGrade', 'beltForceN', 'horizontalPayloadKg', 'bedByStrokeMm'].map(caseUnitOfColumn)).toEqual([
      'um',
      'mm/s',
      'm/s^2',
      'mm',
    ])
  })
})
