/** Catalogue table of electric cylinders. */
import { electricCylinderCandidate, type ElectricCylinderCandidate } from './wire/electric-cylinder.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Sorts by thrust, then provenance, speed without load (the slower first). */
export const electricCylinderTable = defineTable<ElectricCylinderCandidate>({
  id: 'electric-cylinder',
  candidate: electricCylinderCandidate.check(
    rule(
      'rootDiameterMm',
      'rootNotBelowOuter',
      ({ rootDiameterMm = 'none', screwDiameterMm = Infinity }: ElectricCylinderCandidate) =>
        rootDiameterMm === 'none' || rootDiameterMm < screwDiameterMm,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.maxThrustN, trustOrder[basis], candidate.noLoadSpeedMmS],
})
