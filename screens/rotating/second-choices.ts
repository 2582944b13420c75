/** The recommended choices of the second step and how the service is told them. */
import type { Quantity, WorkingSecondRequest } from '../../contract/rotary-working.ts'

/** Values by parameter: each has one at most. */
export type Choices = Readonly<Record<string, string>>

/** The parameter I that everything else hangs on. */
export const ratioParameter = 'i'
const typeParameter = 'reducerType'

export type SecondQuestion = { readonly rows: readonly Quantity[]; readonly choices: Choices }

export const withoutChoice = (choices: Choices, paramName: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => name !== paramName))

/** The body of the call: ratio and type have places of their own, all other choices narrow the match. */
export const secondRequest = ({ rows, choices }: SecondQuestion): WorkingSecondRequest => {
  const { [ratioParameter]: ratio, [typeParameter]: reducerType, ...others } = choices
  const match = Object.values(others)
  return {
    parmentDto: [...rows],
    ...(ratio === undefined ? {} : { i: Number(ratio) }),
    ...(reducerType === undefined ? {} : { reducerType }),
    ...(match.length === 0 ? {} : { match }),
  }
}
