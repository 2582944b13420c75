import { documentedExports, noCommentedOutCode, noSilencedChecks, noUnfinished } from './comment-rules.ts'
import { featuresStayApart, importTableHolds, manifestsByRegistry, noOwnIndex, writtenExtensions } from './import-rules.ts'
import { nothingLate } from './late-rule.ts'
import { listsByLanguage } from './list-rule.ts'
import { kebabNames, tellingNames } from './name-rules.ts'
import { noRefusedWords } from './refused-words.ts'
import { fileLength, functionLength } from './size-rules.ts'
import type { SourceFile, Violation } from './source-files.ts'
import { noAny, noBarrels, noDefaultExports, noEngineMath, noEnums, reasonedCasts } from './syntax-rules.ts'
import { noTextBesideConditionals } from './text-node-rule.ts'
import { noCalculatorBranches } from './working-class-rule.ts'
import { wireWordsAtBorder } from './wire-words.ts'

/** The style of ARCHITECTURE.md as claims about every source file; each finder sees one file. */
export const rules = {
  'files have at most 300 lines': fileLength,
  'functions have at most 60 lines, components 100': functionLength,
  'file and folder names are kebab-case': kebabNames,
  'file names say what the file holds': tellingNames,
  'folders import only what the import table allows': importTableHolds,
  'feature folders never import each other': featuresStayApart,
  'only the registry imports a family': manifestsByRegistry,
  "no file imports its own folder's index": noOwnIndex,
  'relative imports carry their extension': writtenExtensions,
  'only a public index.ts re-exports, by name': noBarrels,
  'nothing is typed any': noAny,
  'every `as` has its reason beside it': reasonedCasts,
  'there are no enums': noEnums,
  'only config files export a default': noDefaultExports,
  'every export of engine, contract, sizing and catalogue has a doc block': documentedExports,
  'no unfinished work is on main': noUnfinished,
  'no check is silenced': noSilencedChecks,
  'no code is commented out': noCommentedOutCode,
  'sizing uses no mathematics whose last bit an engine may choose': noEngineMath,
  'no behaviour depends on the id, name or service of a working class outside its owners': noCalculatorBranches,
  'what can come late stands where it is dropped': nothingLate,
  "the wire's own words stand only at its border": wireWordsAtBorder,
  'no text stands beside an element that comes and goes': noTextBesideConditionals,
  'names in a sentence are joined as their language does': listsByLanguage,
  'names use the terms of the field': noRefusedWords,
} satisfies Record<string, (file: SourceFile) => Violation[]>

export type RuleName = keyof typeof rules
