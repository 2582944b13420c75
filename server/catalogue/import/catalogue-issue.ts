/** Faults of a catalogue folder, as data; `cli-texts.ts` has their texts. */
import type { TableRuleCode } from '../../../families/define/table-rule.ts'

/** Kinds of faults in a catalogue folder. */
export type CatalogueIssueCode =
  | TableRuleCode
  | 'folderMissing'
  | 'familyMissing'
  | 'familyEmpty'
  | 'unknownEntry'
  | 'notUtf8'
  | 'unclosedQuote'
  | 'columnMissing'
  | 'columnUnknown'
  | 'columnTwice'
  | 'cellCount'
  | 'notANumber'
  | 'notAPair'
  | 'notNamed'
  | 'notARecord'
  | 'notPositive'
  | 'tooSmall'
  | 'tooLarge'
  | 'notAnOption'
  | 'badFormat'
  | 'skuTwice'

/** A fault with its file, line and column. */
export interface CatalogueIssue {
  /** Path inside the folder. */
  readonly file: string
  /** From 1; 0 for the file or folder as a whole. */
  readonly line: number
  /** Empty for the row as a whole. */
  readonly column: string
  readonly code: CatalogueIssueCode
  readonly params: Readonly<Record<string, string | number>>
}

/** A folder that was not imported, with all its faults. */
export class CatalogueRefused extends Error {
  readonly folder: string
  readonly issues: readonly CatalogueIssue[]

  constructor(folder: string, issues: readonly CatalogueIssue[]) {
    super(`catalogue refused: ${issues.length} problems in ${folder}`)
    this.name = 'CatalogueRefused'
    this.folder = folder
    this.issues = issues
  }
}
