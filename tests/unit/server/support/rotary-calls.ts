/** The calls of rotating platforms, asked of the real service. */
import { success } from '../../../../contract/errors.ts'
import { rotaryCheckAnswer, rotaryExplanation } from '../../../../families/rotary/wire/ledger.ts'
import {
  type CalculationRow,
  rotaryInit,
  rotaryServoAnswer,
  workingFirstAnswer,
  workingSecondAnswer,
} from '../../../../families/rotary/wire/calls.ts'
import { sceneRecordReceipt } from '../../../../families/rotary/wire/record.ts'
import { get, post } from './ask.ts'
import type { RealService } from './real-service.ts'

export const rotaryPath = 'RotatingPlatformWorking'

const answers = {
  WorkingFirst: workingFirstAnswer,
  WorkingSecond: workingSecondAnswer,
  ServoMotorCalculation: rotaryServoAnswer,
  Explanation: rotaryExplanation,
  Check: rotaryCheckAnswer,
  SubmitRecord: sceneRecordReceipt,
} as const
export type RotaryCall = keyof typeof answers

export const rotaryCalls = (service: RealService) => {
  const ask = (call: RotaryCall, body: unknown) => post(service, body, `${rotaryPath}/${call}`)
  const json = async (call: RotaryCall, body: unknown): Promise<unknown> => (await ask(call, body)).json()
  const init = async () => success(rotaryInit).parse(await (await get(service, `${rotaryPath}/CalculationInit`)).json()).data
  const first = async (body: unknown) => success(workingFirstAnswer).parse(await json('WorkingFirst', body)).data
  return {
    ask,
    init,
    first,
    second: async (body: unknown) => success(workingSecondAnswer).parse(await json('WorkingSecond', body)).data,
    servo: async (body: unknown) => success(rotaryServoAnswer).parse(await json('ServoMotorCalculation', body)).data,
    explain: async (body: unknown) => success(rotaryExplanation).parse(await json('Explanation', body)).data,
    check: async (body: unknown) => success(rotaryCheckAnswer).parse(await json('Check', body)).data,
    /** The demand of a scene with its defaults. */
    demandOf: async (type: string): Promise<CalculationRow[]> => {
      const list = (await init())[type]?.list ?? []
      return (await first({ type, list: list.map(({ name, unit, defaultValue: value }) => ({ name, unit, value })) })).list
    },
  }
}

/** The rows with some values in place of theirs. */
export const withValues = (rows: readonly CalculationRow[], values: Readonly<Record<string, number>>): CalculationRow[] =>
  rows.map((row) => ({ ...row, value: values[row.name] ?? row.value }))
