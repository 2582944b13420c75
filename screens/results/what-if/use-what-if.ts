/** One model under changed conditions: the inputs, the result, and the range of each input where the model fits. */
import { useDeferredValue, useMemo, useState } from 'react'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Conditions, Sizer } from '../../../families/define/sizer.ts'
import { loadSizer } from '../../../families/registry.ts'
import {
  type Bounds,
  type EnteredLever,
  type FitRange,
  fitRange,
  fitsUnder,
  leversOf,
  searchBounds,
  sliderBounds,
  type Trial,
  tryConditions,
} from '../../../families/selection/what-if.ts'
import { type QueryResult, type Query, useQuery } from '../../base/api/query.ts'
import type { ReadConditions } from './read-conditions.ts'

const sizers: Query<string, Sizer> = { name: 'sizer', load: loadSizer, isImmutable: true }

/** Loads the sizing functions of a family, once. */
export const useSizer = (family: string): QueryResult<Sizer> => useQuery(sizers, family)

/** Returns the catalogue row of a card, without its rank. */
const rowOf = ({ skuID, skuName, series, maker, basis, source, icon, candidate }: RecommendedModel): CatalogueModel<unknown> => ({
  skuID,
  skuName,
  series,
  maker,
  basis,
  source,
  icon,
  candidate,
  rank: 0,
})

export type WhatIfLever = EnteredLever & {
  readonly value: number
  /** Accepted values. */
  readonly bounds: Bounds
  /** Ends of the slider, which do not change with other inputs. */
  readonly slider: Bounds
  /** Range where the model fits with the other current inputs. */
  readonly fit: FitRange | undefined
}

export type WhatIf = {
  readonly levers: readonly WhatIfLever[]
  readonly entered: Trial
  readonly now: Trial
  /** Trials at the ends of the sliders, which show what can change. */
  readonly ends: readonly Trial[]
  readonly changed: Readonly<Record<string, number>>
  readonly change: (parameter: string, value: number) => void
  readonly reset: () => void
}

type Start = { readonly sizer: Sizer; readonly model: RecommendedModel; readonly source: ReadConditions }

type Sized = { readonly sizer: Sizer; readonly model: Pick<CatalogueModel<unknown>, 'candidate'> }
type BoundedLever = EnteredLever & { readonly bounds: Bounds }

const fitOf = ({ sizer, model }: Sized, conditions: Conditions, { parameter, entered, bounds }: BoundedLever): FitRange | undefined =>
  fitRange(entered, bounds, (value) => fitsUnder(sizer, model.candidate, { ...conditions, [parameter]: value }))

/** Data that do not depend on the changed inputs. */
const useStart = ({ sizer, model, source }: Start) =>
  useMemo(() => {
    const { conditions, boundsOf } = source
    const row = rowOf(model)
    const levers = leversOf(sizer, conditions).map((lever) => {
      const bounded = { ...lever, bounds: searchBounds(lever, boundsOf(lever.parameter)) }
      return { ...bounded, slider: sliderBounds(lever.entered, bounded.bounds, fitOf({ sizer, model }, conditions, bounded)) }
    })
    const ends = levers.flatMap(({ parameter, slider }) =>
      [slider.lowest, slider.highest].map((value) => tryConditions(sizer, row, { ...conditions, [parameter]: value })),
    )
    return { row, levers, ends, entered: tryConditions(sizer, row, conditions) }
  }, [sizer, model, source])

export const useWhatIf = (start: Start): WhatIf => {
  const { sizer, source } = start
  const { row, levers, ends, entered } = useStart(start)
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  // A range requires hundreds of sizings: deferred, so that the moved slider stays responsive.
  const settled = useDeferredValue(changed)
  const now = useMemo(() => tryConditions(sizer, row, { ...source.conditions, ...changed }), [sizer, row, source, changed])
  const fits = useMemo(
    () => levers.map((lever) => fitOf({ sizer, model: row }, { ...source.conditions, ...settled }, lever)),
    [sizer, row, source, levers, settled],
  )
  const change = (parameter: string, value: number) => {
    const { [parameter]: _before, ...others } = changed
    const same = levers.some((lever) => lever.parameter === parameter && lever.entered === value)
    setChanged(same ? others : { ...others, [parameter]: value })
  }
  return {
    levers: levers.map((lever, index) => ({ ...lever, value: changed[lever.parameter] ?? lever.entered, fit: fits[index] })),
    entered,
    now,
    ends,
    changed,
    change,
    reset: () => setChanged({}),
  }
}
