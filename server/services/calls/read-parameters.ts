/** Parameters of a query, read one by one. */
import { type Fault, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { Query } from './served-call.ts'

/** A fault for every parameter that a call does not know. */
export const unknownParameters = (query: Query, known: readonly string[]): readonly Fault[] =>
  Object.keys(query)
    .filter((name) => !known.includes(name))
    .flatMap((name) => refuse('unknownParameter', name).faults)

/**
 * A text that has to be there.
 * @param longest UTF-16 units
 */
export const readText = (query: Query, name: string, longest: number): Parsed<string> => {
  const [text, ...more] = query[name] ?? []
  if (more.length > 0) return refuse('repeatedParameter', name)
  if (text === undefined || text === '') return refuse('missing', name)
  return text.length > longest ? refuse('notAnOption', name, text.slice(0, longest)) : { values: text }
}

/**
 * A whole number from 1.
 * @param limits what it is where it is left out, and the most that it may be
 */
export const readWhole = (
  query: Query,
  name: string,
  { usual, most }: { readonly usual: number; readonly most: number },
): Parsed<number> => {
  const [text, ...more] = query[name] ?? []
  const fault = (code: string, params: Fault['params'] = {}): Parsed<number> => ({ faults: [{ code, path: name, params }] })
  if (more.length > 0) return fault('repeatedParameter')
  if (text === undefined) return { values: usual }
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text)) return fault('notAnOption', { text })
  if (value < 1) return fault('belowMinimum', { value, limit: 1 })
  return value > most ? fault('aboveMaximum', { value, limit: most }) : { values: value }
}
