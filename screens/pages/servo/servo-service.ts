/** Service calls of the servo panel. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { reducerService, type ServoCalculation, servoCalculation, type ServoRequest } from '../../../families/reducer/wire/calls.ts'
import { writeCustomMotor } from '../../../families/reducer/wire/custom-motor.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { ChoiceGroup, OfferedOption, ServoAnswer, ServoCalls, ServoQuestion } from '../../servo/servo-calls.ts'
import { getAnswer, type ServiceCall } from '../../base/api/api.ts'
import { searchMotors } from './servo-motors.ts'

const path = `${reducerService}/ServoMotorCalculation`

const read = (data: unknown): ServoCalculation | undefined => servoCalculation.safeParse(data).data

/** Converts the choices to request parameters; open choices are omitted. */
const choicesOf = ([precision, transmission, gear, reducer]: readonly string[]) => ({
  ...(precision !== undefined && { precisionType: precision }),
  ...(transmission !== undefined && { transmissionTypes: [transmission] }),
  ...(gear !== undefined && { gearTypes: [gear] }),
  ...(reducer !== undefined && { reducerTypes: [reducer] }),
})

/** A request with choices as plain texts, which the service validates. */
export type ServoBody = Omit<ServoRequest, keyof ReturnType<typeof choicesOf>> & ReturnType<typeof choicesOf>

const servoBody = ({ motor, demand, output: { phases, ...output }, ratio, choices }: ServoQuestion): ServoBody => {
  const { by, value, lower, upper } = demand
  return {
    ...('customMotor' in motor ? writeCustomMotor(motor) : motor),
    [by === 'ratio' ? 'i' : 'n2']: { value, lower, upper },
    ...output,
    ...(phases && { phases: [...phases] }),
    ...(ratio !== undefined && { ratio }),
    ...choicesOf(choices),
  }
}

/** Flattens the body to texts by path (`i.value`), for the working conditions of a chosen gear unit. */
const textsOf = (value: unknown, name = ''): readonly (readonly [string, string])[] =>
  Array.isArray(value) && value.every(isRecord)
    ? [[name, value.map((row) => Object.values(row).join(',')).join(';')]]
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, part]) => textsOf(part, name === '' ? key : `${name}.${key}`))
      : [[name, String(value)]]

/** Returns the call of a question, used by the results to request their ledgers. */
export const servoCall = (question: ServoQuestion): ServiceCall => {
  const body = servoBody(question)
  return { path, query: Object.fromEntries(textsOf(body)), body }
}

const optionsIn = (list: ServoCalculation['gearTypeList']): readonly OfferedOption[] => list.map(({ value, count }) => ({ value, count }))

const answerOf = ({ iList, motor, precisionTypeList, transmissionTypeList, gearTypeList, reducerTypeList, ...rest }: ServoCalculation) => ({
  ratios: iList,
  motor,
  options: {
    precision: optionsIn(precisionTypeList),
    transmission: optionsIn(transmissionTypeList),
    gear: optionsIn(gearTypeList),
    reducer: optionsIn(reducerTypeList),
  } satisfies Record<ChoiceGroup, readonly OfferedOption[]>,
  calculation: rest,
})

/** Returns the calls of the panel in a language. */
export const servoService = (locale: Locale): ServoCalls => ({
  searchMotors: (search, signal) => searchMotors(search, { locale, signal }),
  calculate: async (question, signal): Promise<ServoAnswer> => answerOf(await getAnswer(servoCall(question), read, { locale, signal })),
})
