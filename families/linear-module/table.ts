/** Catalogue table of linear modules. */
import { linearModuleCandidate, type LinearModuleCandidate } from './wire/linear-module.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Whether the permissible moments are stated, so that all loads on the guide can be checked. */
const hasMoments = ({ pitchMomentNm }: LinearModuleCandidate): boolean => pitchMomentNm !== undefined

const hasStroke = ({ railStrokeMm, maxStrokeMm }: LinearModuleCandidate): boolean => railStrokeMm !== undefined || maxStrokeMm !== undefined

/** Whether a longer rail is never faster, each speed belongs to an existing rail, and either all rails have a speed or none. */
const speedsFall = ({ railStrokeMm = {}, railSpeedMmS = {} }: LinearModuleCandidate): boolean => {
  const rails = Object.entries(railSpeedMmS).toSorted(([a], [b]) => Number(a) - Number(b))
  const isWhole = rails.length === 0 || rails.length === Object.keys(railStrokeMm).length
  return (
    isWhole &&
    rails.every(([rail]) => Object.hasOwn(railStrokeMm, rail)) &&
    rails.every(([, speed], index) => rails.slice(0, index).every(([, shorter]) => speed <= shorter))
  )
}

/** Whether a speed limit is stated, for the rails or for the module. */
const hasSpeedLimit = ({ railStrokeMm, maxSpeedMmS }: LinearModuleCandidate): boolean =>
  railStrokeMm !== undefined || maxSpeedMmS !== 'none'

/** Sorts by size, then whether the guide can be fully checked, provenance, lead, blocks (the fewer first). */
export const linearModuleTable = defineTable<LinearModuleCandidate>({
  id: 'linear-module',
  candidate: linearModuleCandidate.check(
    rule('maxStrokeMm', 'required', hasStroke),
    rule('railSpeedMmS', 'invalid', speedsFall),
    rule('maxSpeedMmS', 'required', hasSpeedLimit),
    // No-load losses are stated as a force by makers of screws, as a torque by makers of belts.
    rule(
      'resistanceN',
      'notForThisKind',
      ({ driveKind, resistanceN }: LinearModuleCandidate) => driveKind === 'screw' || resistanceN === undefined,
    ),
    rule(
      'noLoadTorqueNm',
      'notForThisKind',
      ({ driveKind, noLoadTorqueNm }: LinearModuleCandidate) => driveKind === 'belt' || noLoadTorqueNm === undefined,
    ),
    rule(
      'guideLifeBasisKm',
      'required',
      ({ guideDynamicRatingN, guideLifeBasisKm }: LinearModuleCandidate) =>
        guideDynamicRatingN === undefined || guideLifeBasisKm !== undefined,
    ),
    rule(
      'guideDynamicRatingN',
      'required',
      ({ guideDynamicRatingN, guideLifeBasisKm }: LinearModuleCandidate) =>
        guideLifeBasisKm === undefined || guideDynamicRatingN !== undefined,
    ),
  ),
  order: (row) => [
    hasMoments(row.candidate) ? 0 : 1,
    row.candidate.sizeMm,
    trustOrder[row.basis],
    row.candidate.leadMm,
    row.candidate.blocks,
  ],
})
