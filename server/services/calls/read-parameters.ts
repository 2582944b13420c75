/** Readers of single query parameters. */
import { type Fault, type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { Query } from './served-call.ts'

/** A fault for each parameter that the call does not know. */
export const unknownParameters = (query: Query, known: readonly string[]): readonly Fault[] =>
  Object.keys(query)
    .filter((name) => !known.includes(name))
    .flatMap((name) => refuse('unknownParameter', name).faults)

/**
 * Reads a required text.
 *
 * @param longest UTF-16 units
 */
export const readText = (query: Query, name: string, longest: number): Parsed<string> => {
  const [text, ...more] = query[name] ?? []
  if (more.length > 0) return refuse('repeatedParameter', name)
  if (text === undefined || text === '') return refuse('missing', name)
  return text.length > longest ? refuse('notAnOption', name, text.slice(0, longest)) : { values: text }
}

/**
 * Reads a whole number from 1.
 *
 * @param limits default and maximum
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
