import type { Entry } from './emit-engine.ts'
import type { WordsEntry } from './form-words.ts'

/** Bytes after gzip -9 of an entry, bundled and minified without its peers: loaded at once, and loaded later. */
export interface Budget {
  readonly initial: number
  readonly later: number
}

/** The size limit of each entry. Importing a part of an entry loads only that part. */
export const budgets = {
  '.': { initial: 27_000, later: 0 },
  './define': { initial: 500, later: 0 },
  './compile': { initial: 44_500, later: 0 },
  './check': { initial: 64_000, later: 0 },
  // Later: fields of some forms only, and formulas in print, which come when one is opened.
  './react': { initial: 35_500, later: 23_500 },
  // Units with their spellings among them.
  './texts': { initial: 5_300, later: 0 },
  './texts/en': { initial: 2_500, later: 0 },
  './texts/es': { initial: 2_500, later: 0 },
  './texts/ru': { initial: 3_000, later: 0 },
  './texts/zh-Hans': { initial: 2_500, later: 0 },
  './explain': { initial: 8_700, later: 0 },
  './testing': { initial: 29_500, later: 0 },
  // The utilities of the form, a base for its elements, and colours for pages that set none.
  './form.css': { initial: 6_000, later: 0 },
} as const satisfies Record<Entry | WordsEntry | './form.css', Budget>
