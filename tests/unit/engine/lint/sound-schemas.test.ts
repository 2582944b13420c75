import { describe, expect, it } from 'vitest'
import type { Dictionary } from '../../../../i18n/lookup.ts'
import { findText } from '../../../../i18n/lookup.ts'
import { dictionaries } from '../../../../i18n/translate.ts'
import { compile } from '../../../../engine/index.ts'
import { lint } from '../../../../engine/lint/index.ts'
import { pickers } from '../../../../screens/app/pickers.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { zoo, zooInits } from '../../../fixtures/schemas/zoo.ts'

const locales: readonly (readonly [string, Dictionary])[] = Object.entries(dictionaries)

describe.each(calculators)('calculator $schema.id ($schema.name)', ({ schema, examples }) => {
  it('has no finding, with and without its init answer', () => {
    expect(lint(compile(schema))).toEqual([])
    expect(lint(compile(schema), { init: examples.init, pickers: Object.keys(pickers) })).toEqual([])
  })

  it.each(locales)('has all its texts in %s', (_, dictionary) => {
    const texts = (key: string) => findText(dictionary, `calculators.${key}`) !== undefined
    expect(lint(compile(schema), { init: examples.init, texts })).toEqual([])
  })
})

describe('the calculator with every field kind and policy', () => {
  it.each([{}, ...zooInits.map((init) => ({ init }))])('has no finding (init answer %#)', (options) => {
    expect(lint(compile(zoo), options)).toEqual([])
  })
})
