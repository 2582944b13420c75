/** Electric cylinders in the catalogue. */
import { electricCylinderCandidate, type ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Electric cylinders: order by thrust, then trust, speed without load (the slower first). */
export const electricCylinderTable: CatalogueTable<ElectricCylinderCandidate> = {
  id: 'electric-cylinder',
  columns: {
    drive: 'text',
    driveBrand: 'text',
    maxThrustN: 'number',
    maxPullN: 'number',
    holdingForceN: 'number',
    fullLoadSpeedMmS: 'number',
    noLoadSpeedMmS: 'number',
    pressingSpeedMmS: 'number',
    maxAccelerationMS2: 'number',
    minStrokeMm: 'number',
    maxStrokeMm: 'number',
    strokeStepMm: 'number',
    screwDiameterMm: 'number',
    leadMm: 'number',
    rootDiameterMm: 'number',
    dynamicLoadRatingN: 'number',
    driveTorqueNm: 'number',
    dutyPercent: 'number',
    horizontalPayloadKg: 'pairs',
    verticalPayloadKg: 'number',
  } satisfies Record<keyof ElectricCylinderCandidate, CellKind>,
  candidate: electricCylinderCandidate.check(
    rule(
      'rootDiameterMm',
      'rootNotBelowOuter',
      ({ rootDiameterMm = 'none', screwDiameterMm = Infinity }: ElectricCylinderCandidate) =>
        rootDiameterMm === 'none' || rootDiameterMm < screwDiameterMm,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.maxThrustN, trustOrder[basis], candidate.noLoadSpeedMmS],
}
