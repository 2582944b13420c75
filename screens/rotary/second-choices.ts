/** Choices of the second step, and their form in the request. */
import { writeSecond } from '../../families/rotary/wire/second-demand.ts'
import type { Quantity, WorkingSecondRequest } from '../../families/rotary/wire/calls.ts'

/** Values by parameter, at most one each. */
export type Choices = Readonly<Record<string, string>>

/** The ratio, which all other choices depend on. */
export const ratioParameter = 'i'
const typeParameter = 'reducerType'

export type SecondQuestion = {
  readonly rows: readonly Quantity[]
  /** Choices of the user, and parameters cleared by the user. */
  readonly picked: Choices
  readonly released: readonly string[]
  /** Choices made because only one option remained. */
  readonly automatic: Choices
}

export const choicesIn = ({ automatic, picked }: Pick<SecondQuestion, 'automatic' | 'picked'>): Choices => ({ ...automatic, ...picked })

export const withoutChoice = (choices: Choices, paramName: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => name !== paramName))

/** Returns the body of the call: ratio and type have their own properties, all other choices filter the match. */
export const secondRequest = (rows: readonly Quantity[], choices: Choices): WorkingSecondRequest => {
  const { [ratioParameter]: ratio, [typeParameter]: reducerType, ...others } = choices
  const match = Object.values(others)
  return writeSecond({
    demand: rows,
    ...(ratio === undefined ? {} : { i: Number(ratio) }),
    ...(reducerType === undefined ? {} : { reducerType }),
    ...(match.length === 0 ? {} : { match }),
  })
}
