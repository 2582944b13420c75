/** Compares a calculator's examples with what its form actually does. */
import { isRecord } from '../base/is-record.ts'
import { initialState } from '../commit/initial-state.ts'
import { reduce } from '../commit/reduce.ts'
import type { CalculatorExamples } from '../define/examples.ts'
import { reasonsAgainstStart } from '../plan/explain.ts'
import type { Plan } from '../plan/plan.ts'
import { encodeRequest } from '../request/encode.ts'
import { errorAt, type Fault } from './fault.ts'
import { initFaults } from './init-faults.ts'
import { triedFaults } from './tried-examples.ts'
import { unusedFaults } from './unused-in-examples.ts'

function isCase(value: unknown): boolean {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isRecord(value['inputs'])) return false
  const { request = {} } = value
  return isRecord(request) && Object.values(request).every((text) => typeof text === 'string')
}

/** Whether unknown data has the shape of `CalculatorExamples`. */
export function isExamples(value: unknown): value is CalculatorExamples {
  return isRecord(value) && isRecord(value['init']) && Array.isArray(value['cases']) && value['cases'].every(isCase)
}

const workedOut = 'work it out by hand: one of the two is wrong'

/** Whether two inputs are equal; the cells of a row may be in any order. */
const isSameInput = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

const inOrder = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/** One fault per case whose request differs from the expected one or cannot be made; an empty list when all examples hold. */
export function exampleFaults(plan: Plan, examples: unknown): readonly Fault[] {
  const faultAt = (path: string, code: string, text: Parameters<typeof errorAt>[2]): Fault => ({
    ...errorAt(path, code, text),
    part: 'examples',
  })
  if (!isExamples(examples)) {
    return [faultAt('', 'examplesShape', { message: 'the examples need `init` and `cases`, each with its `name`, `inputs` and `request`' })]
  }
  const { init, cases } = examples
  if (cases.length === 0) {
    return [faultAt('', 'missingExamples', { message: 'there is no case', cure: 'add one: its inputs, and the request that they make' })]
  }
  const tried = triedFaults(plan, examples).map(({ path, code, message }) => faultAt(path, code, { message, cure: workedOut }))
  const others = examples.otherAnswers ?? []
  const all = [
    ...cases.map((one, at) => ({ ...one, init, path: `cases.${at}.name` })),
    ...others.map((one, at) => ({ ...one, path: `otherAnswers.${at}.name` })),
  ]
  const namedTwice = all
    .filter(({ name }, at) => all.findIndex((one) => one.name === name) < at)
    .map(({ name, path }) => faultAt(path, 'exampleTwice', { message: `two examples are called '${name}'`, cure: 'say what differs' }))
  const sentFaults = all.flatMap(({ name, inputs, request = {}, init: answer, path }): readonly Fault[] => {
    const inCase = (code: string, text: string, cure = ''): Fault => faultAt(path, code, { message: `'${name}': ${text}`, cure })
    const state = reduce(initialState(plan, { init: answer }), { type: 'restore', inputs })
    const lost = Object.keys(inputs).filter((id) => !isSameInput(state.inputs[id], inputs[id]))
    if (lost.length > 0) return [inCase('exampleInput', `the form does not take ${lost.join(', ')} as it stands`)]
    const [reason] = reasonsAgainstStart(plan, state.snapshot)
    if (reason) return [inCase('exampleStart', `Start is disabled: ${reason.path} ${reason.code}`)]
    const sent: Readonly<Record<string, string>> = encodeRequest(plan, state.snapshot).query
    const names = [...new Set([...Object.keys(sent), ...Object.keys(request)])].filter((one) => sent[one] !== request[one])
    return names.map((one) =>
      inCase(
        'exampleRequest',
        `${one} is ${sent[one] ?? 'not sent'}, the example says ${request[one] ?? 'that it is not sent'}`,
        workedOut,
      ),
    )
  })
  return [
    ...initFaults(plan, { answer: init, whose: 'the sample answer' }),
    ...namedTwice,
    ...sentFaults,
    ...tried,
    ...unusedFaults(plan, examples),
  ]
}
