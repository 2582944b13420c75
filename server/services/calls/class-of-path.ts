/** Reads requests at the address of a class: the path names the class, so the request need not repeat it. */
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { Query } from './served-call.ts'

/** The class in the path, and the name of its request parameter. */
export interface PathClass {
  readonly id: string
  readonly parameter: string
}

/**
 * @param query parameters of the address
 * @param pathClass class of the path; undefined where it names none
 * @returns the query including the class; a fault where the query names another class
 */
export const queryOfClass = (query: Query, pathClass: PathClass | undefined): Parsed<Query> => {
  if (!pathClass) return { values: query }
  const { id, parameter } = pathClass
  const other = query[parameter]?.find((one) => one !== id)
  return other === undefined ? { values: { ...query, [parameter]: [id] } } : refuse('notAnOption', parameter, other)
}

/**
 * @param body parsed JSON
 * @param pathClass class of the path; undefined where it names none
 * @returns the body including the class; a body that is not an object is returned unchanged and rejected by its parser
 */
export const bodyOfClass = (body: unknown, pathClass: PathClass | undefined): Parsed<unknown> => {
  if (!pathClass || typeof body !== 'object' || body === null || Array.isArray(body)) return { values: body }
  const { id, parameter } = pathClass
  const named: unknown = Object.hasOwn(body, parameter) ? Reflect.get(body, parameter) : id
  return named === id ? { values: { ...body, [parameter]: id } } : refuse('notAnOption', parameter, String(named))
}
