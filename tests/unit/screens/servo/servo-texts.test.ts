import { describe, expect, it } from 'vitest'
import { gearTypes, precisionTypes, reducerTypes, transmissionTypes } from '../../../../families/reducer/wire/reducer.ts'
import { texts as en } from '../../../../i18n/en/servo.ts'
import { texts as es } from '../../../../i18n/es/servo.ts'
import { createLookup, type Dictionary } from '../../../../i18n/lookup.ts'
import { texts as ru } from '../../../../i18n/ru/servo.ts'
import { texts as zhHans } from '../../../../i18n/zh-Hans/servo.ts'
import { customMotorFields, customMotorRatings } from '../../../../screens/servo/custom-motor.ts'
import { controls } from '../../../../screens/servo/reasons.ts'
import { type ChoiceGroup, outputUnits } from '../../../../screens/servo/servo-calls.ts'

const texts: Readonly<Record<'zh-Hans' | 'en' | 'es' | 'ru', Dictionary>> = { 'zh-Hans': zhHans, en, es, ru }
const values: Readonly<Record<ChoiceGroup, readonly string[]>> = {
  precision: precisionTypes,
  transmission: transmissionTypes,
  gear: gearTypes,
  reducer: reducerTypes,
}
describe.each(Object.entries(texts))('the texts of the servo panel in %s', (locale, dictionary) => {
  // The keys of the table are the locales.
  const lookup = createLookup(locale as 'en', dictionary)

  it('name every option, custom field and reason', () => {
    const needed = [
      ...Object.entries(values).flatMap(([group, options]) => options.map((option) => `choices.${group}.options.${option}`)),
      ...[...customMotorFields, ...customMotorRatings].map((field) => `custom.${field}`),
      ...Object.keys(outputUnits).map((field) => `output.${field}`),
      ...Object.keys(controls).map((code) => `reasons.${code}`),
    ]
    expect(needed.filter((path) => lookup(path) === undefined)).toEqual([])
  })

  it('put numbers in', () => {
    expect(lookup('model.found', { count: 12 })).toContain('12')
    expect(lookup('custom.issues.lessThanShaft', { limit: '14', name: '' })).toContain('14')
  })
})

it('one model in English is a model', () => {
  expect([1, 2].map((count) => createLookup('en', en)('model.found', { count }))).toEqual(['1 model', '2 models'])
})
