/** Faults of a catalogue folder, as data; `cli-texts.ts` has their texts. */
import type { TableRuleCode } from '../../../families/define/table-rule.ts'

/** Kinds of faults in a catalogue folder. */
export type CatalogueIssueCode =
  | TableRuleCode
  | 'folderMissing'
  | 'noFamily'
  | 'familyMissing'
  | 'familyEmpty'
  | 'unknownEntry'
  | 'notUtf8'
  | 'workbookUnreadable'
  | 'noHeading'
  | 'unclosedQuote'
  | 'columnMissing'
  | 'columnUnknown'
  | 'columnTwice'
  | 'cellCount'
  | 'formulaWithoutValue'
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

/** A fault of a catalogue file: its place, the value found, the expected value, and how to correct it. */
export interface CatalogueIssue {
  /** Path inside the folder. */
  readonly file: string
  /** Sheet of a workbook. */
  readonly sheet?: string | undefined
  /** From 1; 0 for the file or folder as a whole. */
  readonly line: number
  /** As spreadsheets name it, e.g. `B7`; absent for a row, sheet or file as a whole. */
  readonly cell?: string | undefined
  /** Empty for the row as a whole. */
  readonly column: string
  readonly code: CatalogueIssueCode
  readonly params: Readonly<Record<string, string | number>>
  /** Text of the cell; absent where no cell is meant. */
  readonly found?: string | undefined
  /** What the column takes, in words. */
  readonly expected?: string | undefined
  /** What to write instead, where that is certain. */
  readonly instead?: string | undefined
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
