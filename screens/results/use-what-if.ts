/** One model under changed conditions: what was changed, what comes of it, and how far each input may go. */
import { useDeferredValue, useMemo, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import type { CatalogueModel } from '../../contract/model.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import { familyLoaders } from '../../families/loaders.ts'
import {
  type AnyFamily,
  type Bounds,
  type Conditions,
  type EnteredLever,
  type FitRange,
  fitRange,
  fitsUnder,
  leversOf,
  searchBounds,
  sliderBounds,
  type Trial,
  tryConditions,
} from '../../families/what-if.ts'
import type { ReadConditions } from './read-conditions.ts'

/** The sizing of a service, fetched once. */
export const useFamily = (service: string) => {
  const load = async (): Promise<AnyFamily> => {
    const loader = familyLoaders[service]
    if (!loader) throw new RangeError(`no sizing for the service ${service}`)
    return loader()
  }
  return useSWRImmutable<AnyFamily, unknown>(`family ${service}`, load, { shouldRetryOnError: false })
}

/** The catalogue row behind a card; its rank says nothing about a single model. */
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
  /** What can be entered. */
  readonly bounds: Bounds
  /** Ends of the slider; they stay where they are while other inputs change. */
  readonly slider: Bounds
  /** Where the model fits under the other inputs as they are now. */
  readonly fit: FitRange | undefined
}

export type WhatIf = {
  readonly levers: readonly WhatIfLever[]
  readonly entered: Trial
  readonly now: Trial
  /** Trials at the ends of the sliders: what can change at all. */
  readonly ends: readonly Trial[]
  readonly changed: Readonly<Record<string, number>>
  readonly change: (parameter: string, value: number) => void
  readonly reset: () => void
}

type Start = { readonly family: AnyFamily; readonly model: RecommendedModel; readonly source: ReadConditions }

type Sized = { readonly family: AnyFamily; readonly model: Pick<CatalogueModel<unknown>, 'candidate'> }
type BoundedLever = EnteredLever & { readonly bounds: Bounds }

const fitOf = ({ family, model }: Sized, conditions: Conditions, { parameter, entered, bounds }: BoundedLever): FitRange | undefined =>
  fitRange(entered, bounds, (value) => fitsUnder(family, model.candidate, { ...conditions, [parameter]: value }))

/** What does not depend on what is changed. */
const useStart = ({ family, model, source }: Start) =>
  useMemo(() => {
    const { conditions, boundsOf } = source
    const row = rowOf(model)
    const levers = leversOf(family, conditions).map((lever) => {
      const bounded = { ...lever, bounds: searchBounds(lever, boundsOf(lever.parameter)) }
      return { ...bounded, slider: sliderBounds(lever.entered, bounded.bounds, fitOf({ family, model }, conditions, bounded)) }
    })
    const ends = levers.flatMap(({ parameter, slider }) =>
      [slider.lowest, slider.highest].map((value) => tryConditions(family, row, { ...conditions, [parameter]: value })),
    )
    return { row, levers, ends, entered: tryConditions(family, row, conditions) }
  }, [family, model, source])

export const useWhatIf = (start: Start): WhatIf => {
  const { family, source } = start
  const { row, levers, ends, entered } = useStart(start)
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  // A limit takes hundreds of sizings: the slider in hand does not wait for those of the others.
  const settled = useDeferredValue(changed)
  const now = useMemo(() => tryConditions(family, row, { ...source.conditions, ...changed }), [family, row, source, changed])
  const fits = useMemo(
    () => levers.map((lever) => fitOf({ family, model: row }, { ...source.conditions, ...settled }, lever)),
    [family, row, source, levers, settled],
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
