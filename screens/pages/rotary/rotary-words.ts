/** What a request for rotating platforms asks for, in the words of the rotating flow. */
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import type { ParameterWords, WorkingParameter } from '../../results/model/parameter-words.ts'
import { ratioParameter } from '../../rotary/second-choices.ts'
import type { RotatingTexts } from '../../rotary/rotary-texts.ts'

export type AskedPlatforms = { readonly rows: readonly Quantity[]; readonly ratio: number | undefined }

/** As results ask for it, see `results/parameter-words.ts`: only the ratio can be set to what a result proposes. */
export const rotaryWords = ({ t, sceneName }: RotatingTexts, { rows, ratio }: AskedPlatforms): ParameterWords => {
  const described = ({ name, value, unit }: Quantity, displayName: string): WorkingParameter => ({
    paramName: name,
    displayName,
    value: String(value),
    displayValue: String(value),
    unit,
  })
  const asked: readonly WorkingParameter[] =
    ratio === undefined ? [] : [described({ name: ratioParameter, value: ratio, unit: '' }, t('parameters.i'))]
  return {
    nameOf: (parameter) => (parameter === ratioParameter ? t('parameters.i') : sceneName('rows', parameter)),
    fieldOf: (parameter) => (parameter === ratioParameter ? parameter : undefined),
    describe: () => [...rows.map((row) => described(row, sceneName('rows', row.name))), ...asked],
  }
}
