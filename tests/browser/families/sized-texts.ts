/** What the sizing says of one model, as text down to the last bit: made by Node and by the browser, and compared. */
import { loadSizer } from '../../../families/registry.ts'
import { assuming, fitRange, fitsUnder, leversOf, searchBounds, tryConditions } from '../../../families/selection/what-if.ts'
import type { Conditions, Sizer } from '../../../families/define/sizer.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'

/** A model and the request it is sized for. */
export type SizingCase = { readonly family: string; readonly conditions: Conditions; readonly model: CatalogueModel<unknown> }

/** What-if values, as shares of what was entered; none is a round number in binary. */
const shares = [0.37, 1.73]

/** Every assumption changed at once, to this share of its range. */
const assumedShare = 0.37

const assumedElsewhere = (family: Sizer, conditions: Conditions): Sizer => {
  const { assumptions } = family.prepare(conditions, {})
  const moved = assumptions.map(({ name, minimum, maximum }) => [name, minimum + assumedShare * (maximum - minimum)] as const)
  return assuming(family, Object.fromEntries(moved))
}

/** Verdicts, checks and cards as entered, under other assumptions and with each lever changed, and how far each lever may go. */
export const sizedTexts = async ({ family: id, conditions, model }: SizingCase): Promise<readonly string[]> => {
  const family = await loadSizer(id)
  const levers = leversOf(family, conditions)
  const trials = [
    conditions,
    ...levers.flatMap(({ parameter, entered }) => shares.map((share) => ({ ...conditions, [parameter]: entered * share }))),
  ]
  const limits = levers.map((lever) =>
    fitRange(lever.entered, searchBounds(lever, {}), (value) =>
      fitsUnder(family, model.candidate, { ...conditions, [lever.parameter]: value }),
    ),
  )
  const assumed = tryConditions(assumedElsewhere(family, conditions), model, conditions)
  return [
    ...[...trials.map((changed) => tryConditions(family, model, changed)), assumed].map((trial) => JSON.stringify(trial)),
    JSON.stringify(limits),
  ]
}
