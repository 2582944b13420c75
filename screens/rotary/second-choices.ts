/** The recommended choices of the second step and how the service is told them. */
import { writeSecond } from '../../families/rotary/wire/second-demand.ts'
import type { Quantity, WorkingSecondRequest } from '../../families/rotary/wire/calls.ts'

/** Values by parameter: each has one at most. */
export type Choices = Readonly<Record<string, string>>

/** The parameter I that everything else hangs on. */
export const ratioParameter = 'i'
const typeParameter = 'reducerType'

export type SecondQuestion = {
  readonly rows: readonly Quantity[]
  /** What the person chose, and what was taken back. */
  readonly picked: Choices
  readonly released: readonly string[]
  /** What followed from that by being the only option. */
  readonly automatic: Choices
}

export const choicesIn = ({ automatic, picked }: Pick<SecondQuestion, 'automatic' | 'picked'>): Choices => ({ ...automatic, ...picked })

export const withoutChoice = (choices: Choices, paramName: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => name !== paramName))

/** The body of the call: ratio and type have places of their own, all other choices narrow the match. */
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
