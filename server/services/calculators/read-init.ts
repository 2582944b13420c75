import type { InitData } from '../../../engine/index.ts'
import type { ServiceShape } from '../../../families/define/service-shape.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import type { Query } from '../calls/served-call.ts'

/**
 * Answers an init call, which takes no parameter or the one that its answer depends on; without it the answer lists all that the
 * service offers.
 */
export const readInit = ({ init, initBy }: Pick<ServiceShape, 'init' | 'initBy'>, query: Query): Parsed<InitData> => {
  const unknown = Object.keys(query).filter((path) => path !== initBy?.parameter)
  if (unknown.length > 0) return { faults: unknown.map((path) => ({ code: 'unknownParameter', path, params: {} })) }
  const texts = initBy ? query[initBy.parameter] : undefined
  const [text] = texts ?? []
  if (!initBy || text === undefined) return { values: init }
  const { parameter: path, answers } = initBy
  if (texts && texts.length > 1) return { faults: [{ code: 'repeatedParameter', path, params: {} }] }
  return Object.hasOwn(answers, text) ? { values: answers[text] ?? init } : { faults: [{ code: 'notAnOption', path, params: { text } }] }
}
