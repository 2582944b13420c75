/** Texts of the catalogue command. They are for operators and in English only, as in the project's other commands. */
import type { DatabaseErrorCode } from '../../database/database-error.ts'
import type { CatalogueIssue, CatalogueIssueCode } from './catalogue-issue.ts'

/** `{name}` is replaced by a parameter. */
const issueTexts = {
  folderMissing: 'this folder cannot be read',
  familyMissing: 'no .csv file for this family',
  familyEmpty: 'no rows for this family',
  unknownEntry: 'not a family; families are {families}',
  notUtf8: 'the file is not UTF-8 text',
  unclosedQuote: 'a quote is opened here and not closed, or text follows a closed one',
  columnMissing: 'the column is missing',
  columnUnknown: 'no such column; columns are {columns}',
  columnTwice: 'the column is there twice',
  cellCount: '{found} cells, the header has {expected}',
  required: 'a value is needed',
  notANumber: '"{value}" is not a number (decimal point, no unit)',
  notAPair: '"{value}" is not of the form 50:1500;210:3000',
  notNamed: '"{value}" is not of the form pilot:50;pilotDepth:7',
  notARecord: '"{value}" is not of the form {form};… with numbers between the x',
  notPositive: 'must be above 0',
  tooSmall: 'must be at least {limit}',
  tooLarge: 'is too large or too long; the limit is {limit}',
  notAnOption: 'must be one of {options}',
  badFormat: 'has characters that are not allowed here ({pattern})',
  rootNotBelowOuter: 'the root diameter must be below the outer diameter',
  staticBelowDynamic: 'the static load rating is below the dynamic one',
  lengthShrinks: 'a coarser grade has a shorter shaft than a finer one',
  dutyOrder: 'the largest duty cycle is below the nominal one',
  ballNeedsRating: 'a ball screw needs its dynamic load rating',
  torqueOrder: 'torques must not fall from rated to peak to emergency',
  speedOrder: 'the rated speed is above the largest one',
  flangeOrder: 'shaft, pilot and bolt circle must not get smaller in this order',
  frameOfOtherSize: 'the frame does not begin with its frame size',
  builtInMotorOnly: 'only a built-in motor has it: leave it empty for a gear stage',
  notForThisKind: 'does not apply to this kind: leave it empty',
  skuTwice: '"{value}" is already used in {first}',
  invalid: 'cannot be used ({reason})',
} as const satisfies Record<CatalogueIssueCode, string>

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

/** `file:line: column: text`, with the parts that apply. */
export function issueLine({ file, line, column, code, params }: CatalogueIssue): string {
  const place = line > 0 ? `${file}:${line}` : file
  return [place, ...(column === '' ? [] : [column]), filled(issueTexts[code], params)].join(': ')
}

/** The line for a failure of the database. */
export const databaseLine = (code: DatabaseErrorCode, params: Readonly<Record<string, string>>): string =>
  filled(databaseTexts[code], { where: Object.values(params).join(', ') })

/** The usage text of the command. */
export const usage = `usage: npm run catalogue -- import <folder>     check a folder and make it the active version
       npm run catalogue -- list                list the versions
       npm run catalogue -- activate <version>  go to a version that is stored

The database is the one that the server uses (DATABASE_URL, DATA_DIR).`
