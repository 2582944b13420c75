/** Linear modules in the catalogue. */
import { linearModuleCandidate, type LinearModuleCandidate } from './wire/linear-module.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Whether the permissible moments are stated, so that everything a load does to the guide can be checked. */
const hasMoments = ({ pitchMomentNm }: LinearModuleCandidate): boolean => pitchMomentNm !== undefined

const hasStroke = ({ railStrokeMm, maxStrokeMm }: LinearModuleCandidate): boolean => railStrokeMm !== undefined || maxStrokeMm !== undefined

/** A longer rail is never faster; a speed belongs to a rail that there is, and where one rail has a speed, each has. */
const speedsFall = ({ railStrokeMm = {}, railSpeedMmS = {} }: LinearModuleCandidate): boolean => {
  const rails = Object.keys(railSpeedMmS).toSorted((a, b) => Number(a) - Number(b))
  const speeds = rails.map((rail) => railSpeedMmS[rail] ?? 0)
  const isWhole = rails.length === 0 || rails.length === Object.keys(railStrokeMm).length
  return (
    isWhole &&
    rails.every((rail) => Object.hasOwn(railStrokeMm, rail)) &&
    speeds.every((speed, index) => speed <= (speeds[index - 1] ?? speed))
  )
}

/** Something limits the speed: that of the rails, or of the module. */
const hasSpeedLimit = ({ railStrokeMm, maxSpeedMmS }: LinearModuleCandidate): boolean =>
  railStrokeMm !== undefined || maxSpeedMmS !== 'none'

/** Linear modules: order by size, then whether the guide can be checked as a whole, trust, lead, blocks (the fewer first). */
export const linearModuleTable = defineTable<LinearModuleCandidate>({
  id: 'linear-module',
  candidate: linearModuleCandidate.check(
    rule('maxStrokeMm', 'required', hasStroke),
    rule('railSpeedMmS', 'invalid', speedsFall),
    rule('maxSpeedMmS', 'required', hasSpeedLimit),
    // What a drive loses without a load is told by makers of screws as a force, of belts as a torque.
    rule(
      'resistanceN',
      'invalid',
      ({ driveKind, resistanceN }: LinearModuleCandidate) => driveKind === 'screw' || resistanceN === undefined,
    ),
    rule(
      'noLoadTorqueNm',
      'invalid',
      ({ driveKind, noLoadTorqueNm }: LinearModuleCandidate) => driveKind === 'belt' || noLoadTorqueNm === undefined,
    ),
    rule(
      'guideLifeBasisKm',
      'required',
      (module: LinearModuleCandidate) => (module.guideDynamicRatingN === undefined) === (module.guideLifeBasisKm === undefined),
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
