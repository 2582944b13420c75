/**
 * Calls, settings and result of the motor drawer. The page provides the call, so that the drawer is independent of addresses.
 */
import type { FilteredSkus, FilterSkusRequest, SkuFilter, SkuParam, FilteredSku, SkuValue } from '../../contract/directory/sku-selection.ts'

export type MotorDrawerCalls = {
  /** Filters the motors. */
  readonly filter: (request: FilterSkusRequest, signal: AbortSignal) => Promise<FilteredSkus>
}

/** A choice fixed by a calculation or another filter. */
export type FixedParameter = { readonly filter: SkuFilter; readonly origin: 'calculation' | 'filter' }

/** Why a field is locked: fixed elsewhere, or only one option remains. */
export type LockReason = FixedParameter['origin'] | 'onlyOption'

/** Settings of the drawer. */
export type DrawerSettings = {
  /** Class of the motors: 120 or 121 in the rotary flows. */
  readonly classID: string
  /** Parameters of the class. */
  readonly parameters: readonly SkuParam[]
  readonly fixed: readonly FixedParameter[]
  /** Results of a calculation that every motor must meet. */
  readonly workingData?: Readonly<Record<string, number>>
  /** Whether the only remaining motor is selected automatically. */
  readonly autoSelect: boolean
}

/** Origin of a parameter of the selected motor; `motor` if it was not chosen but follows from the motor. */
export type FixedBy = LockReason | 'person' | 'motor'

/** The selected motor with all parameters it fixes. */
export type MotorSelection = {
  readonly sku: FilteredSku
  readonly fixedParams: readonly {
    readonly paramName: string
    readonly value: SkuValue
    readonly unit: string
    readonly fixedBy: FixedBy
  }[]
}

/** Requests for one state of the drawer: the list, and the remaining values of its fields. */
export type MotorQuestion = {
  readonly list: FilterSkusRequest
  /** The list's request without the keyword, which restricts the list but not the fields; undefined without a keyword. */
  readonly offers: FilterSkusRequest | undefined
  /**
   * Requests for fields with chosen descendants, which are omitted: a chosen series must not leave its own brand as the only one.
   */
  readonly widened: readonly { readonly paramName: string; readonly request: FilterSkusRequest }[]
}

export type MotorsFound = {
  readonly motors: readonly FilteredSku[]
  readonly count: number
  /** Remaining values of every field with their numbers of motors. */
  readonly remaining: FilteredSkus['filterParams']
}
