/** Texts of the catalogue command. They are for operators and in English only, as in the project's other commands. */
import { translate } from '../../../i18n/translate.ts'
import type { DatabaseErrorCode } from '../../database/database-error.ts'
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts'

/** What is wrong, what is expected where the column does not say it, and the cure. `{name}` is replaced by a parameter. */
type IssueText = { readonly is?: string; readonly expected?: string; readonly cure: string }

const fromSheet = 'Look the figure up in the data sheet'
const exchanged = `${fromSheet}; the two may have been exchanged`

const issueTexts = {
  folderMissing: { is: 'this folder cannot be read', cure: 'Check the path' },
  noFamily: {
    is: 'no table of any family is in this folder',
    expected: 'a folder <family>/ with .xlsx or .csv files, or a file <family>.xlsx or <family>.csv; families are {families}',
    cure: 'npm run catalogue -- template <family> writes a table to fill in',
  },
  familyMissing: { is: 'no table of this family', cure: 'The catalogue of the program has all families' },
  familyEmpty: { is: 'no rows for this family', expected: 'at least one model', cure: 'Fill in a row, or take the file out of the folder' },
  unknownEntry: { is: 'not a family', expected: 'one of {families}', cure: 'Name the file or folder after its family' },
  notUtf8: { is: 'the file is not UTF-8 text', cure: 'Save it as XLSX, or as CSV UTF-8' },
  workbookUnreadable: { is: 'the workbook cannot be read ({reason})', cure: 'Open it in a spreadsheet program and save it as XLSX' },
  noHeading: {
    is: 'no sheet with the names of the columns',
    expected: 'one of the names in the first row is sku; rows before it begin with "# "',
    cure: 'npm run catalogue -- template <family> writes the heading',
  },
  unclosedQuote: {
    is: 'a quote is opened here and not closed, or text follows a closed one',
    cure: 'Write a quote inside a text twice: ""',
  },
  columnMissing: { is: 'the column is missing', cure: 'Add the column; it is required' },
  columnUnknown: { expected: 'the name of a column that is not there yet ({columns})', cure: 'Rename or remove the column' },
  columnTwice: { expected: 'each column once', cure: 'Remove one of the two' },
  cellCount: { is: '{found} cells', expected: '{expected}, as many as the heading has', cure: 'Put quotes around a text with a separator' },
  required: { cure: `${fromSheet}; it is required` },
  formulaWithoutValue: {
    is: 'a formula without a calculated value',
    cure: 'Calculate and save the workbook, or write the value',
  },
  notANumber: { cure: 'Write the number alone, with a decimal point and without a unit' },
  notAPair: { cure: 'Write case:figure;case:figure, as text' },
  notNamed: { cure: 'Write name:length;name:length with the names of this column, as pilot:50;pilotDepth:7' },
  notARecord: { cure: 'Write the numbers of an entry with x between them' },
  notPositive: { cure: fromSheet },
  tooSmall: { cure: fromSheet },
  tooLarge: { cure: 'Check the unit, or shorten the text' },
  notAnOption: { cure: 'Write one of the permitted texts' },
  badFormat: { cure: 'Leave out all other characters' },
  rootNotBelowOuter: { expected: 'a root diameter below the outer diameter', cure: exchanged },
  staticBelowDynamic: { expected: 'a static load rating not below the dynamic one', cure: exchanged },
  lengthShrinks: { expected: 'a coarser grade not shorter than a finer one', cure: 'Check the lengths of the grades' },
  dutyOrder: { expected: 'a largest duty cycle not below the nominal one', cure: exchanged },
  ballNeedsRating: { expected: 'the dynamic load rating, which a ball screw needs', cure: fromSheet },
  torqueOrder: { expected: 'torques that do not fall from rated to peak to emergency', cure: exchanged },
  speedOrder: { expected: 'a rated speed not above the largest one', cure: exchanged },
  flangeOrder: { expected: 'shaft, pilot and bolt circle in rising order', cure: exchanged },
  frameOfOtherSize: { expected: 'a frame that begins with its frame size', cure: 'Check frame and frameSize' },
  builtInMotorOnly: { expected: 'nothing: only a built-in motor has it', cure: 'Leave the cell empty' },
  notForThisKind: { expected: 'nothing: it does not apply to this kind', cure: 'Leave the cell empty' },
  skuTwice: {
    expected: 'a sku that no other row has; it is already used in {first}',
    cure: 'Give one of the two another sku, or remove it',
  },
  invalid: { is: 'the value cannot be used ({reason})', cure: fromSheet },
} as const satisfies Record<CatalogueIssueCode, IssueText>

const databaseTexts = {
  databaseCorrupt: 'The database is damaged or not a database; it was left as it is. Restore a backup or move it away. ({where})',
  databaseFull: 'No space left for the database; nothing was changed. ({where})',
  databaseNotWritable: 'The database cannot be read or written. ({where})',
  databaseLocked: 'Another program is using the database. ({where})',
  databaseUnreachable: 'The database server does not answer or refuses the login. ({where})',
  databaseNewer: 'The database was written by a newer version of this program. ({where})',
} as const satisfies Record<DatabaseErrorCode, string>

const filled = (text: string, params: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

/** Where the fault is: `ball-screw/own.csv:7, cell B7, leadMm`, `ball-screw.xlsx, sheet Screws, cell B7, leadMm`. */
const placeOf = ({ file, sheet, line, cell, column }: CatalogueIssue): string => {
  const isCsv = sheet === undefined
  const parts = [
    isCsv && line > 0 ? `${file}:${line}` : file,
    ...(isCsv ? [] : [`sheet ${sheet}`]),
    ...(cell === undefined ? (isCsv || line === 0 ? [] : [`row ${line}`]) : [`cell ${cell}`]),
    ...(column === '' ? [] : [column]),
  ]
  return parts.join(', ')
}

/** Longest text of a cell that is repeated. */
const longestFound = 60

const foundText = ({ found }: CatalogueIssue): string | undefined => {
  if (found === undefined) return undefined
  if (found === '') return 'Found: nothing'
  return `Found: "${found.length > longestFound ? `${found.slice(0, longestFound)}…` : found}"`
}

const sentence = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : [`${text}.`])

/** A line with place, what stands there, what is expected, and the cure. */
export function issueLine(issue: CatalogueIssue): string {
  const { is, expected = issue.expected, cure }: IssueText = issueTexts[issue.code]
  const filledText = (text: string | undefined) => text && filled(text, { ...issue.params, reason: reasonOf(issue) })
  const mended = issue.instead === undefined ? filledText(cure) : `Write ${issue.instead}`
  return [
    `${placeOf(issue)}:`,
    ...sentence(filledText(is) ?? foundText(issue)),
    ...sentence(expected === undefined ? undefined : `Expected: ${filledText(expected)}`),
    ...sentence(mended),
  ].join(' ')
}

/** Why a workbook cannot be read, where the limits are other than those of a sent table. */
const ownReasons: Readonly<Record<string, string>> = {
  tooManyBatchRows: 'more than 200 000 rows',
  fileUnpacked: 'its content is too large',
}

const reasonOf = ({ params: { reason = '' } }: CatalogueIssue): string =>
  ownReasons[reason] ?? translate('en', `server/errors:${reason}`) ?? String(reason)

/** The line for a failure of the database. */
export const databaseLine = (code: DatabaseErrorCode, params: Readonly<Record<string, string>>): string =>
  filled(databaseTexts[code], { where: Object.values(params).join(', ') })

/** The usage text of the command. */
export const usage = `usage: npm run catalogue -- template <family> [<folder>]  write <family>.xlsx and <family>.csv to fill in
       npm run catalogue -- import <folder> --dry-run   check a folder and say what would change; nothing is stored
       npm run catalogue -- import <folder>             check a folder and make it the active version; families that it
                                                        does not name keep what they have
       npm run catalogue -- list                        list the versions
       npm run catalogue -- activate <version>          go to a version that is stored

The database is the one that the server uses (DATABASE_URL, DATA_DIR).
Exit codes: 0 done, 1 refused or failed, 2 wrong call.`
