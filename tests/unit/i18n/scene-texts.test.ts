import { describe, expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'

/** Every text that the screens and messages ask for by a name in the scenes. */
const keys = scenes.flatMap(({ name, items, values, rows, assumptions, cycle }) => [
  `names.${name}`,
  `descriptions.${name}`,
  ...Object.keys(items).map((item) => `items.${item}`),
  ...[...Object.keys(values), ...rows].map((row) => `rows.${row}`),
  ...Object.keys(assumptions).map((assumption) => `assumptions.${assumption}`),
  ...cycle.phases.map(({ kind }) => `phases.${kind}`),
])

describe.each(locales)('%s', (locale) => {
  test('names every scene with its items, values, assumptions and phases', () => {
    const nameless = [...new Set(keys)].filter((key) => (translate(locale, `scenes:${key}`) ?? '') === '')
    expect(nameless).toEqual([])
  })
})
