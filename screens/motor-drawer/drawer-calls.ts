/** What the motor drawer asks, what it is given, and what it hands back. The page passes the call in; the drawer knows no address. */
import type { FilteredSkus, FilterSkusRequest, SkuFilter, SkuParam, FilteredSku, SkuValue } from '../../contract/directory/sku-selection.ts'

export type MotorDrawerCalls = {
  /** Filters the motors. */
  readonly filter: (request: FilterSkusRequest, signal: AbortSignal) => Promise<FilteredSkus>
}

/** A choice that was made elsewhere: by a calculation, or in a filter. */
export type FixedParameter = { readonly filter: SkuFilter; readonly origin: 'calculation' | 'filter' }

/** Why a field cannot be changed: its value came from elsewhere, or there is nothing else to choose. */
export type LockReason = FixedParameter['origin'] | 'onlyOption'

/** What the drawer is opened with. */
export type DrawerSettings = {
  /** The class of the motors: 120 or 121 in the rotating flows. */
  readonly classID: string
  /** The parameters of the class. */
  readonly parameters: readonly SkuParam[]
  readonly fixed: readonly FixedParameter[]
  /** Results of a calculation that every motor has to meet. */
  readonly workingData?: Readonly<Record<string, number>>
  /** Whether the only motor that is left is taken without a press. */
  readonly autoSelect: boolean
}

/** Who decided a parameter of the chosen motor: `motor` where nobody chose it and it follows from the motor. */
export type FixedBy = LockReason | 'person' | 'motor'

/** The chosen motor, with every parameter that it fixes. */
export type MotorSelection = {
  readonly sku: FilteredSku
  readonly fixedParams: readonly {
    readonly paramName: string
    readonly value: SkuValue
    readonly unit: string
    readonly fixedBy: FixedBy
  }[]
}

/** What one state of the drawer asks; one list, and what its fields have on offer. */
export type MotorQuestion = {
  readonly list: FilterSkusRequest
  /** The same without the keyword, where there is one: it narrows the list and not the fields. */
  readonly offers: FilterSkusRequest | undefined
  /** A field offers what is left without the choices that stand below it: a series does not leave its own brand alone. */
  readonly widened: readonly { readonly paramName: string; readonly request: FilterSkusRequest }[]
}

export type MotorsFound = {
  readonly motors: readonly FilteredSku[]
  readonly count: number
  /** The values that every field still has, with how many motors each would leave. */
  readonly remaining: FilteredSkus['filterParams']
}
