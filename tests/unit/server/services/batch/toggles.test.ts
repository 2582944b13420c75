import { expect, it } from 'vitest'
import { runToEnd } from '../../../../../engine/base/cooperative.ts'
import { number, toggle } from '../../../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../../../engine/index.ts'
import { calculatorNamespace } from '../../../../../i18n/text-files.ts'
import { setAddedTexts } from '../../../../../i18n/translate.ts'
import { columnsOf, optionLabel } from '../../../../../server/services/batch/columns.ts'
import { fillRow } from '../../../../../server/services/batch/fill-row.ts'
import { statedOf } from '../../../../../server/services/report/opened-form.ts'
import { calculator } from '../../../engine/calculator.ts'

const plan = compile(calculator({ fields: { driven: toggle({}), braked: toggle({ default: true }), load: number({ visible: 'driven' }) } }))
const namespace = calculatorNamespace(plan.schema)
const columns = columnsOf({ plan, namespace }, undefined)

const filledWith = (text: string) => {
  const cells = columns.flatMap((column) => (column.id === 'driven' ? [{ column, text, unit: '' }] : []))
  // Nothing is asked of a service.
  const { state, issues } = runToEnd(fillRow(initialState(plan), cells, () => noService()))
  return [state.inputs['driven'], issues.map(({ code, path }) => `${code} ${path}`).filter((one) => one.endsWith('driven'))]
}
function* noService() {
  yield
  return undefined
}

it('a toggle in a table is its value or yes and no in any language; anything else is asked about', () => {
  for (const text of ['true', 'Yes', 'yes', '是', 'Sí', 'Да']) expect([text, ...filledWith(text)]).toEqual([text, true, []])
  for (const text of ['false', 'No', '否', 'Нет']) expect([text, ...filledWith(text)]).toEqual([text, false, []])
  expect(filledWith('perhaps')).toEqual([false, ['notAnOption driven']])
})

it('a report says yes and no in the language of the reader, or in the words of the calculator', () => {
  const state = reduce(initialState(plan), { type: 'choose', field: 'driven', value: true })
  const words = () => statedOf(state).map(({ value }) => (value.kind === 'words' ? value.words.map(({ key }) => key) : value.kind))
  expect(words()).toEqual([['shell:common.yes'], ['shell:common.yes']])
  setAddedTexts(namespace, () => ({ driven: { options: { true: 'By motor' } } }))
  expect(words()[0]).toEqual([`${namespace}:driven.options.true`])
  const [column] = columns
  expect(column && optionLabel({ plan, namespace }, { planned: column.planned, value: 'true', init: undefined }, 'en')).toBe('By motor')
  setAddedTexts(namespace, undefined)
})
