import type { Read } from './faults.ts'
import type { Query } from './read-query.ts'
import type { Service } from './service.ts'

/** Reads an init call: no parameters, or the one that its answer depends on; without that, everything the service offers. */
export const readInit = ({ init, initBy }: Pick<Service, 'init' | 'initBy'>, query: Query): Read<unknown> => {
  const unknown = Object.keys(query).filter((path) => path !== initBy?.parameter)
  if (unknown.length > 0) return { faults: unknown.map((path) => ({ code: 'unknownParameter', path, params: {} })) }
  const texts = initBy ? query[initBy.parameter] : undefined
  const [text] = texts ?? []
  if (!initBy || text === undefined) return { values: init }
  const { parameter: path, answers } = initBy
  if (texts && texts.length > 1) return { faults: [{ code: 'repeatedParameter', path, params: {} }] }
  return Object.hasOwn(answers, text) ? { values: answers[text] } : { faults: [{ code: 'notAnOption', path, params: { text } }] }
}
