/** The rows of a family as SKUs that a person filters and chooses from. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { FilteredSku, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'

/** What the parameter block draws beside names and values; everything has a default. */
type Presentation = Pick<
  SkuParam,
  'unit' | 'description' | 'value' | 'valuesIcon' | 'customEnum' | 'comboIconRule' | 'children' | 'help' | 'defValue' | 'ranges' | 'groups'
>

/** A parameter that the SKUs of a class are filtered by: where a catalogue row has it, and how it is shown. */
export type SkuParameter<Candidate = unknown> = Partial<Presentation> & {
  readonly paramName: string
  readonly paramType: SkuParam['paramType']
  readonly kind: 'text' | 'number'
  /** The parameter whose values are the titles of its groups. */
  readonly groupedBy?: string
  /** Names of drawings by value. */
  readonly icons?: Readonly<Record<string, string>>
  /** What a figure of one's own, which no row has, stands for: every value that is as large at least. */
  readonly own?: 'atLeast'
  /** Words that a row may have in place of a figure: no range holds them. */
  readonly words?: readonly string[]
  /** Undefined where the row does not say. */
  read(this: void, model: CatalogueModel<Candidate>): SkuValue | undefined
  /** Order of the words; others follow as they appear in the catalogue. */
  readonly order?: readonly SkuValue[]
}

/** A figure of a calculation that SKUs have to reach (`atLeast`) or must not exceed (`atMost`). */
export type WorkingCondition = { readonly paramName: string; readonly bound: 'atLeast' | 'atMost' }

/** A class of SKUs as data: which parameters, what a SKU of the list shows. */
export type SkuClass<Candidate = unknown> = {
  /** What callers name it by. The working ids of screens that choose from it (`PairFamily.choosesFrom`) name it too. */
  readonly classID: string
  /** The class that is meant where a request names none. */
  readonly isUsual?: true
  readonly parameters: readonly SkuParameter<Candidate>[]
  /** Rated power W, rated speed rpm, rated torque N·m. */
  figuresOf(this: void, model: CatalogueModel<Candidate>): Pick<FilteredSku, 'p2' | 'n2' | 't2'>
  /** By the name that the figure has in `workingData`. */
  readonly workingConditions?: Readonly<Record<string, WorkingCondition>>
}
