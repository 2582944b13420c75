/** What a request asks at the address of a class: the class stands in the path, and need not be said again. */
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import type { Query } from './served-call.ts'

/** A class in the path, and what it is called in a request. */
export interface PathClass {
  readonly id: string
  readonly parameter: string
}

/**
 * @param query parameters of the address
 * @param pathClass class of the path; undefined where it names none
 * @returns the query with the class in it; a fault where it names another one
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
 * @returns the body with the class in it; as it is where it is no object, which its reader tells
 */
export const bodyOfClass = (body: unknown, pathClass: PathClass | undefined): Parsed<unknown> => {
  if (!pathClass || typeof body !== 'object' || body === null || Array.isArray(body)) return { values: body }
  const { id, parameter } = pathClass
  const named: unknown = Object.hasOwn(body, parameter) ? Reflect.get(body, parameter) : id
  return named === id ? { values: { ...body, [parameter]: id } } : refuse('notAnOption', parameter, String(named))
}
