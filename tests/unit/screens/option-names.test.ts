/** Options that the families offer by names of their own, in a language with its own units and decimal mark. */
import { expect, test } from 'vitest'
import { loadFamilies } from '../../../families/registry.ts'
import { formTextsOf } from '../../../engine/texts/form-texts.ts'

const nameOf = (option: unknown): readonly string[] => {
  const name: unknown = typeof option === 'object' && option !== null ? Reflect.get(option, 'name') : undefined
  return typeof name === 'string' ? [name] : []
}

test('no option has a unit in foreign letters or the point of another language', async () => {
  const families = await loadFamilies()
  const lists = families.flatMap(({ selection }) => Object.values(selection?.services ?? {}).flatMap(({ init }) => Object.values(init)))
  const names = lists.flatMap((list: unknown) => (Array.isArray(list) ? list.flatMap(nameOf) : []))
  expect(names).toContain('±0.01 mm')
  const noText = () => undefined
  const texts = formTextsOf({ find: noText, locale: 'ru' }, noText, { system: 'metric' })
  const shown = names.map((name) => texts.option('field', '', name))
  expect(shown).toContain('±0,01\u00A0мм')
  expect(shown.filter((text) => /\d\s[A-Za-z]+$|\d\.\d/.test(text))).toEqual([])
})
