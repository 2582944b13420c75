/** The rows of a family as SKUs that can be filtered and selected. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { FilteredSku, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'

/** Display options of a parameter besides names and values; each has a default. */
type Presentation = Pick<
  SkuParam,
  'unit' | 'description' | 'value' | 'valuesIcon' | 'customEnum' | 'comboIconRule' | 'children' | 'help' | 'defValue' | 'ranges' | 'groups'
>

/** A filter parameter of a class: how it is read from a catalogue row, and how it is displayed. */
export type SkuParameter<Candidate = unknown> = Partial<Presentation> & {
  readonly paramName: string
  readonly paramType: SkuParam['paramType']
  readonly kind: 'text' | 'number'
  /** The parameter whose values are the titles of its groups. */
  readonly groupedBy?: string
  /** Drawing names by value. */
  readonly icons?: Readonly<Record<string, string>>
  /** How an entered value that no row has is matched: `atLeast` selects all values >= it. */
  readonly own?: 'atLeast'
  /** Words that a row may contain instead of a figure; no range includes them. */
  readonly words?: readonly string[]
  /** Undefined if the row does not state it. */
  read(this: void, model: CatalogueModel<Candidate>): SkuValue | undefined
  /** Order of the words; others follow in catalogue order. */
  readonly order?: readonly SkuValue[]
}

/** A figure of a calculation that SKUs have to reach (`atLeast`) or must not exceed (`atMost`). */
export type WorkingCondition = { readonly paramName: string; readonly bound: 'atLeast' | 'atMost' }

/** A SKU class as data: its parameters and the figures of a listed SKU. */
export type SkuClass<Candidate = unknown> = {
  /** Public id. The working ids of screens that select from the class (`PairFamily.choosesFrom`) contain it too. */
  readonly classID: string
  /** Default class of requests that name none. */
  readonly isUsual?: true
  readonly parameters: readonly SkuParameter<Candidate>[]
  /** Rated power W, rated speed rpm, rated torque N·m. */
  figuresOf(this: void, model: CatalogueModel<Candidate>): Pick<FilteredSku, 'p2' | 'n2' | 't2'>
  /** Conditions by the name of the figure in `workingData`. */
  readonly workingConditions?: Readonly<Record<string, WorkingCondition>>
}
