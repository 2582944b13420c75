/** The words of a form as data: what the package has of each language. */
import { fillSentence } from '../base/fill-sentence.ts'
import { isRecord } from '../base/is-record.ts'
import type { FindText } from './form-texts.ts'

/** Texts by key, nested to any depth, with `{name}` where a value stands. */
export type TextTree = { readonly [key: string]: string | TextTree }

/** The words of a form in one language. */
export type FormWords = {
  /** BCP 47 tag of the language. */
  readonly locale: string
  readonly texts: TextTree
}

/** The parts of the texts of a page that a form needs. */
export const formParts = ['form', 'issues', 'rules', 'corrections'] as const

/** Returns the texts of a tree by their key path. Own keys only: a name from outside may be `constructor`. */
export const findIn =
  (tree: TextTree): FindText =>
  (path, params = {}) => {
    const text = path.split('.').reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), tree)
    if (typeof text !== 'string') return undefined
    return params === 'asWritten' ? text : fillSentence(text, (name) => String(params[name] ?? ''))
  }
