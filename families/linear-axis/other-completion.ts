/** Couplings and support units that can take the place of those of an axis: every check of them passes. */
import type { JointCheck, Offer } from '../../engine/assembly/assembly.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { partState } from '../../engine/assembly/state.ts'
import { couplingFit } from '../coupling/fit.ts'
import { unruledItem } from '../define/assembly-item.ts'
import { supportFit } from '../support-unit/fit.ts'
import type { PreparedAxis } from './combination.ts'
import { couplingDuty, suitsAxis, supportDuty, supportsFor } from './completion.ts'
import { completed } from './joints.ts'
import { highestUse, supportsOf } from './open-positions.ts'
import { type Axis, type AxisModels, candidateOf } from './search.ts'

/** Maximum number of alternatives listed for one position. */
const mostOthers = 40

type Fitting = { readonly row: CatalogueModel<unknown>; readonly checks: readonly JointCheck[] }

const offersOf = (
  [role, family]: readonly [role: string, family: string],
  fitting: readonly Fitting[],
  chosen: string | undefined,
): readonly Offer[] =>
  fitting
    .filter(({ row }) => row.skuID !== chosen)
    .slice(0, mostOthers)
    .map(({ row, checks }) => {
      const item = unruledItem(family, row)
      return { role, item, ...highestUse(checks), state: partState(item, 'passed') }
    })

const couplingsFor = (prepared: PreparedAxis, axis: Axis, couplings: NonNullable<AxisModels['couplings']>): readonly Fitting[] => {
  if (prepared.conditions.screwEnd === undefined) return []
  const candidate = candidateOf({ ...axis, coupling: undefined })
  return couplings.flatMap((row) => {
    const coupled = { ...candidate, coupling: row.candidate }
    if (!suitsAxis(prepared, coupled)) return []
    const { driving, driven } = couplingFit(row.candidate, couplingDuty(prepared, prepared.partsOf(coupled), candidate))
    return [{ row, checks: [...driving, ...driven] }]
  })
}

/**
 * @param prepared axis
 * @param axis its rows
 * @param models available rows, in rank order
 * @returns for each position the rows that suit it beside the same screw, guides and motor
 */
export function otherCompletion(prepared: PreparedAxis, axis: Axis, models: AxisModels): readonly Offer[] {
  const { couplings = [], supports = [], pinned } = models
  const parts = prepared.partsOf(candidateOf(axis))
  const chosen = completed(prepared, axis, { parts, supports, pinned })
  const skuIn = (filling: (typeof chosen.supports)[number][1]): string | undefined =>
    filling?.item.kind === 'model' ? filling.item.sku : undefined
  return [
    ...offersOf(['coupling', 'coupling'], couplingsFor(prepared, axis, couplings), axis.coupling?.skuID),
    ...supportsOf[prepared.conditions.fixing].flatMap((support) => {
      const duty = supportDuty(prepared, parts, [support, axis.screw.candidate.rootDiameterMm])
      const fitting = supportsFor(supports, duty, support).map((row) => ({ row, checks: supportFit(row.candidate, duty) }))
      const filling = chosen.supports.find(([{ role }]) => role === support.role)?.[1]
      return offersOf([support.role, 'support-unit'], fitting, skuIn(filling))
    }),
  ]
}
