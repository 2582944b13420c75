/** What is wrong with a catalogue folder, as data; `cli-texts.ts` has the words. */
import type { TableRuleCode } from '../../../families/define/table-rule.ts'

/** Every way in which a catalogue folder can be wrong. */
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
  | 'notARecord'
  | 'notPositive'
  | 'tooSmall'
  | 'tooLarge'
  | 'notAnOption'
  | 'badFormat'
  | 'skuTwice'

/** One fault with its file, line and column. */
export interface CatalogueIssue {
  /** Path inside the folder. */
  readonly file: string
  /** From 1; 0 = the file or folder as a whole. */
  readonly line: number
  /** Empty = the row as a whole. */
  readonly column: string
  readonly code: CatalogueIssueCode
  readonly params: Readonly<Record<string, string | number>>
}

/** A folder that was not imported, with everything that is wrong with it. */
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
