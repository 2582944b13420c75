import { filterLectotypeRequest, type FilterLectotypeRequest, type LectotypeFilter } from '../../../contract/lectotype.ts'
import type { FilterChoice } from '../../catalogue/filter-choice.ts'
import type { FilterParameter } from '../../catalogue/filter-columns.ts'
import { type Fault, type Read, readShape } from '../requests/faults.ts'
import type { Query } from '../requests/read-query.ts'

const fault = (code: string, path: string, params: Fault['params'] = {}): Fault => ({ code, path, params })

/** Reads the query of `GetLectotypeParams`: the class and nothing else. */
export const readClassQuery = (query: Query): Read<string> => {
  const faults = Object.keys(query).flatMap((path) => (path === 'classID' ? [] : [fault('unknownParameter', path)]))
  const [classID = '', ...more] = query['classID'] ?? []
  if (more.length > 0) faults.push(fault('repeatedParameter', 'classID'))
  if (classID === '') faults.push(fault('required', 'classID'))
  return faults.length > 0 ? { faults } : { values: classID }
}

/** Reads the body of `FilterLectotypeParams`, as far as it can be read without knowing the class. */
export const readFilterBody = (body: unknown): Read<FilterLectotypeRequest> => readShape(filterLectotypeRequest, body)

export const unknownClass = (classID: string): Read<never> => ({ faults: [fault('notAnOption', 'classID', { text: classID })] })

/** Reads the choices with the parameters of their class, or says everything that is wrong with them. */
export const readChoices = (parameters: readonly FilterParameter[], filters: readonly LectotypeFilter[]): Read<readonly FilterChoice[]> => {
  const named = new Set<string>()
  const read = filters.map((filter, place): Read<FilterChoice> => {
    const path = `filters.${place}`
    const parameter = parameters.find(({ name }) => name === filter.paramName)
    if (!parameter) return { faults: [fault('notAnOption', `${path}.paramName`, { text: filter.paramName })] }
    if (named.has(filter.paramName)) return { faults: [fault('repeatedParameter', `${path}.paramName`, { text: filter.paramName })] }
    named.add(filter.paramName)
    return readChoice(parameter, filter, path)
  })
  const faults = read.flatMap((one) => ('faults' in one ? one.faults : []))
  return faults.length > 0 ? { faults } : { values: read.flatMap((one) => ('values' in one ? [one.values] : [])) }
}

const readChoice = (parameter: FilterParameter, { values, from, to }: LectotypeFilter, path: string): Read<FilterChoice> => {
  const { name, kind, codeOf } = parameter
  const hasRange = from !== undefined || to !== undefined
  if (values && hasRange) return { faults: [fault('unknownKey', `${path}.${from === undefined ? 'to' : 'from'}`)] }
  if (values) {
    const unknown = values.flatMap((value, place) =>
      codeOf(value) === undefined ? [fault('notAnOption', `${path}.values.${place}`, { text: String(value) })] : [],
    )
    return unknown.length > 0 ? { faults: unknown } : { values: { name, values } }
  }
  if (!hasRange) return { faults: [fault('required', `${path}.values`)] }
  if (kind === 'text') return { faults: [fault('unknownKey', `${path}.${from === undefined ? 'to' : 'from'}`)] }
  if (from !== undefined && to !== undefined && from > to) {
    return { faults: [fault('belowMinimum', `${path}.to`, { value: to, limit: from })] }
  }
  return { values: { name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }
}
