/** Texts for a request of rotary platforms. */
import type { Quantity } from '../../../families/rotary/wire/calls.ts'
import type { ParameterWords, WorkingParameter } from '../../results/model/parameter-words.ts'
import { ratioParameter } from '../../rotary/second-choices.ts'
import type { RotatingTexts } from '../../rotary/rotary-texts.ts'

export type PlatformsQuery = { readonly rows: readonly Quantity[]; readonly ratio: number | undefined }

/** Implements `results/model/parameter-words.ts`; only the ratio can be set to a proposed value. */
export const rotaryWords = ({ t, sceneName }: RotatingTexts, { rows, ratio }: PlatformsQuery): ParameterWords => {
  const described = ({ name, value, unit }: Quantity, displayName: string): WorkingParameter => ({
    paramName: name,
    displayName,
    value: String(value),
    displayValue: String(value),
    unit,
  })
  const requestedRatio: readonly WorkingParameter[] =
    ratio === undefined ? [] : [described({ name: ratioParameter, value: ratio, unit: '' }, t('parameters.i'))]
  return {
    nameOf: (parameter) => (parameter === ratioParameter ? t('parameters.i') : sceneName('rows', parameter)),
    fieldOf: (parameter) => (parameter === ratioParameter ? parameter : undefined),
    describe: () => [...rows.map((row) => described(row, sceneName('rows', row.name))), ...requestedRatio],
  }
}
