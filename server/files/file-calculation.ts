/** A calculation in a file: the request, and all results for one model or assembly. Names are keys of texts. */
import type { Assembly, ItemBasis, RoleId } from '../../engine/assembly/assembly.ts'
import type { LedgerModel, RecommendedModel, ResultRow } from '../../contract/results/selection.ts'
import type { FileModel } from './file-model.ts'
import type { Motion } from '../../contract/results/motion.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'
import type { CallRequest } from '../../families/selection/explanation-calls.ts'
import type { Assumption, SizedValue, VerdictKind } from '../../contract/results/sizing.ts'

/** A text key, and the name used where there is no such text. */
export type FileWord = { readonly key: string | undefined; readonly name: string }

/** A value as typed or chosen. */
export type FileStatedValue =
  | {
      readonly kind: 'number'
      readonly value: number
      readonly unit: string
      /** The page calculated it from other inputs, so it may have more digits than a typed value. */
      readonly isComputed?: true
      /** Accepted deviation, percent of the value. */
      readonly window?: { readonly lower: number; readonly upper: number }
    }
  | { readonly kind: 'words'; readonly words: readonly FileWord[] }
  | {
      readonly kind: 'rows'
      readonly columns: readonly { readonly label: FileWord; readonly unit: string }[]
      readonly rows: readonly (readonly (number | FileWord)[])[]
    }
  | { readonly kind: 'none' }

/** An input of the form with its label. */
export type FileStated = { readonly label: FileWord; readonly value: FileStatedValue }

/** An automatic change of the form, e.g. a number rounded to a step or limited to its range. */
export type FileChange = {
  readonly label: FileWord
  readonly from: FileStatedValue
  readonly to: FileStatedValue
  /** Key of the form rule. */
  readonly rule: string
  /** The field whose change caused it. */
  readonly cause?: FileWord | undefined
}

/** Another matching model, as a row of a comparison. */
export type FileAlternative = {
  readonly place: number
  readonly name: string
  readonly maker: string
  readonly series: string
  /** The least trusted of its parts. */
  readonly basis: ItemBasis
  /** Those of all its models, one a line. */
  readonly orderCode: string
  readonly utilisation: number
  readonly governing: string
  readonly verdict: VerdictKind
}

/** The card of the model, without the data needed to size it again. */
export type FileCard = Omit<RecommendedModel, 'candidate' | 'workingParams' | 'notKnown'>

/** An assembly with the catalogue rows of its models by role. */
export type FileWhole = { readonly assembly: Assembly; readonly models: Readonly<Record<RoleId, FileModel>> }

/** The scene from which the demand was calculated: values with their formulas. */
export type FileScene = { readonly name: FileWord; readonly values: readonly (SizedValue & { readonly label: FileWord })[] }

/** A calculation in a file: the request, and all results for one model. */
export type FileCalculation = {
  readonly selection: Selection
  /** Page of the calculation, e.g. `/selection/calc_30`. */
  readonly page: string
  /** Family whose texts name the checks and values. */
  readonly family: string
  /** Name of the card, where it is not that of the family. */
  readonly cardName: string | undefined
  readonly asked: CallRequest
  /** Id of the motor of a pair. */
  readonly motorSku: string | undefined
  readonly stated: readonly FileStated[]
  readonly changes: readonly FileChange[]
  readonly assumptions: readonly Assumption[]
  /** Intermediate values with their formulas. */
  readonly values: readonly SizedValue[]
  /** The ledger entry of the model, with every check. */
  readonly line: Omit<LedgerModel, 'values'>
  /** Undefined where the model is in no list: it fails, or unknown data is decisive. */
  readonly card: FileCard | undefined
  /** The assembly that the model is the first part of, where it has several. */
  readonly whole?: FileWhole | undefined
  /** Rows of the result table, for calculators that have one. */
  readonly results: readonly ResultRow[]
  readonly motion: Motion | undefined
  /** The scene from which the demand of the page was calculated. */
  readonly scene: FileScene | undefined
  /** Position among the matching models, from 1; null where it is not in the list. */
  readonly place: number | null
  readonly matched: number
  readonly total: number
  /** The next models of the list, best first. */
  readonly alternatives: readonly FileAlternative[]
}
