import { type ManualRequest, reducerPageSize, type ServoRequest, type ThreePhaseRequest } from '../../../contract/reducer-working.ts'
import { customMotorIssues } from '../../../families/reducer/custom-motor.ts'
import type { ReducerRequest } from '../../../families/reducer/pair.ts'
import type { ServoMotorChoice } from '../../../families/reducer/parameters.ts'
import { andThen, type Fault, inside, type Read } from '../requests/faults.ts'
import type { ReducerRows } from './reducer-rows.ts'

/** A calculation of one of the modes, as it was sent. */
export type GivenRequest =
  | { readonly mode: 'threePhase'; readonly parameters: ThreePhaseRequest }
  | { readonly mode: 'servo'; readonly parameters: ServoRequest }
  | { readonly mode: 'manual'; readonly parameters: ManualRequest }

/** A request with its motor found and the part of the list that is wanted. */
export interface AskedReducer {
  readonly request: ReducerRequest
  /** Sku of the servo motor; absent for another brand. */
  readonly servoSku?: string
  /** The ratio that was picked. */
  readonly ratio?: number
  readonly page: number
  readonly size: number
}

/** The same with every optional field present or absent, never undefined. */
type Stated<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

const stated = <T extends object>(fields: T): Stated<T> =>
  // Object.fromEntries widens what remains; only undefined fields are gone.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Stated<T>

const fault = (code: string, path: string, params: Fault['params'] = {}): { readonly faults: readonly Fault[] } => ({
  faults: [{ code, path, params }],
})

const readMotor = ({ sku, stlMotor }: ServoRequest, rows: ReducerRows): Read<ServoMotorChoice> => {
  if (sku !== undefined && stlMotor) return fault('notSent', 'stlMotor')
  if (stlMotor) {
    const issues = customMotorIssues(stlMotor)
    return issues.length > 0 ? inside('stlMotor', { faults: issues }) : { values: { stlMotor } }
  }
  if (sku === undefined) return fault('required', 'sku')
  const motor = rows.servoMotors.get(sku)
  return motor ? { values: { motor: motor.candidate } } : fault('notAnOption', 'sku', { text: sku })
}

const readServo = (parameters: ServoRequest, rows: ReducerRows): Read<Omit<AskedReducer, 'page' | 'size'>> =>
  andThen(readMotor(parameters, rows), (motor) => {
    const { sku, stlMotor: _, ratio, ...rest } = parameters
    const servo: ReducerRequest = { mode: 'servo', parameters: { ...stated(rest), ...motor } }
    return { values: { request: servo, ...(sku !== undefined && { servoSku: sku }), ...(ratio !== undefined && { ratio }) } }
  })

const withoutPart = <T extends GivenRequest['parameters']>({ page: _page, size: _size, ...parameters }: T) => parameters

/**
 * Finds what a request names, or says everything that is wrong with it.
 * @param given mode and parameters
 * @param rows catalogue of now
 * @param usualSize rows of a page where the request does not say
 */
export const readReducerRequest = (given: GivenRequest, rows: ReducerRows, usualSize = reducerPageSize): Read<AskedReducer> => {
  const { page = 1, size = usualSize } = given.parameters
  if (given.mode === 'servo') {
    return andThen(readServo(withoutPart(given.parameters), rows), (asked) => ({ values: { ...asked, page, size } }))
  }
  const request: ReducerRequest =
    given.mode === 'threePhase'
      ? { mode: given.mode, parameters: stated(withoutPart(given.parameters)) }
      : { mode: given.mode, parameters: stated(withoutPart(given.parameters)) }
  return { values: { request, page, size } }
}
