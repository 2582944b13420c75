/** A calculation as files know it: the question as it was put, and everything that the answer says of one model. Names are keys of the texts. */
import type { Motion, LedgerModel, RecommendedModel, ResultRow } from '../../contract/results/selection.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import type { MountedMotor } from '../../families/define/part.ts'
import type { Assumption, Basis, SizedValue, VerdictKind } from '../../contract/results/sizing.ts'

/** A motor of the catalogue; it is mounted where its row states shaft and flange. */
export type FileMotor = { readonly sku: string; readonly name: string; readonly maker: string; readonly flange?: MountedMotor }

/** A call as it was asked: below the root of the calls. */
export type FileAsked = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body?: unknown }

/** A word: the key of its text, and what it is called where there is none. */
export type FileWord = { readonly key: string | undefined; readonly name: string }

/** A value as it was typed or chosen. */
export type FileStatedValue =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly unit: string
      /** A page worked it out of other inputs: it has more digits than anybody has entered. */
      readonly isComputed?: true
      /** What is accepted beside the value, percent of it. */
      readonly window?: { readonly lower: number; readonly upper: number }
    }
  | { readonly kind: 'words'; readonly words: readonly FileWord[] }
  | {
      readonly kind: 'rows'
      readonly columns: readonly { readonly label: FileWord; readonly unit: string }[]
      readonly rows: readonly (readonly (number | FileWord)[])[]
    }
  | { readonly kind: 'none' }

/** A condition of the form. */
export type FileStated = { readonly label: FileWord; readonly value: FileStatedValue }

/** What the form changed by itself: a number that was brought onto a step or into its range. */
export type FileChange = {
  readonly label: FileWord
  readonly from: FileStatedValue
  readonly to: FileStatedValue
  /** Key of the rules of forms. */
  readonly rule: string
  /** The field whose change led to it. */
  readonly cause?: FileWord | undefined
}

/** Another model that was found, as its row of a comparison has it. */
export type FileAlternative = {
  readonly place: number
  readonly name: string
  readonly maker: string
  readonly series: string
  readonly basis: Basis
  readonly orderCode: string
  readonly utilisation: number
  readonly governing: string
  readonly verdict: VerdictKind
}

/** What is said of the model on its card; nothing of what it can be sized again by. */
export type FileCard = Omit<RecommendedModel, 'candidate' | 'workingParams' | 'notKnown'>

/** What follows from a scene whose demand was calculated with: values with their formulas. */
export type FileScene = { readonly name: FileWord; readonly values: readonly (SizedValue & { readonly label: FileWord })[] }

/** A calculation as files use it: the question, and everything the answer says of one model. */
export type FileCalculation = {
  readonly selection: Selection
  /** Page that it was made on, such as `/selection/calc_30`. */
  readonly page: string
  /** Whose names its checks and values have. */
  readonly family: string
  /** Name of another card than the family's own. */
  readonly cardName: string | undefined
  readonly asked: FileAsked
  /** The motor of a pair. */
  readonly motorSku: string | undefined
  /** The same as its row has it. */
  readonly motor: FileMotor | undefined
  readonly stated: readonly FileStated[]
  readonly changes: readonly FileChange[]
  readonly assumptions: readonly Assumption[]
  /** Intermediate values, with their formulas. */
  readonly values: readonly SizedValue[]
  /** The model's line of the ledger: every check. */
  readonly line: Omit<LedgerModel, 'values'>
  /** Missing where the model is in no list: it fails, or what is not known of it decides. */
  readonly card: FileCard | undefined
  /** Rows of the result table of the calculators that have one. */
  readonly results: readonly ResultRow[]
  readonly motion: Motion | undefined
  /** Of a page whose demand comes from a scene. */
  readonly scene: FileScene | undefined
  /** Among those that fit, from 1; null: it is not among the first of them. */
  readonly place: number | null
  readonly matched: number
  readonly total: number
  /** The next models of the list, best first. */
  readonly alternatives: readonly FileAlternative[]
}
