/** What an answer says of the parameters of a request. */
import type { CalculatorSchema, Parameters } from '../../define/index.ts'
import { type Form, isHeld, own } from './form.ts'
import { inUnit } from './units.ts'

/** The parameters of the request. */
export const parametersOf = ({ request }: CalculatorSchema): Parameters => {
  if (!request) return {}
  return 'post' in request ? request.body : request.query
}

/** The answer's default of the field that a parameter maps directly, in the field's unit. */
export function servedDefault(form: Form, id: string): number | string | undefined {
  const words = form.schema.init?.parameters
  const list = words && form.init && own(form.init, words.list)
  const field = form.schema.fields[id]
  if (!words || !Array.isArray(list) || (field?.kind !== 'number' && field?.kind !== 'choice')) return undefined
  const ofField = (one: unknown) => {
    const parameter = parametersOf(form.schema)[String(own(one, words.name))]
    const text = typeof parameter === 'object' && 'value' in parameter ? parameter.value : parameter
    return text === id
  }
  const item: unknown = list.findLast(ofField)
  const [served, unit] = item === undefined ? [] : [own(item, words.default), own(item, words.unit)]
  if (field.kind === 'choice') return typeof served === 'string' ? served : undefined
  if (!isHeld(served)) return undefined
  const converted = inUnit(served, typeof unit === 'string' && unit !== '' ? unit : (field.unit ?? ''), field.unit ?? '')
  return isHeld(converted) ? converted : undefined
}
