import { describe, expect, it } from 'vitest'
import { locales } from '../../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../../i18n/text-files.ts'
import { translate } from '../../../../i18n/translate.ts'
import { compile } from '../../../../engine/index.ts'
import { lint } from '../../../../engine/lint/index.ts'
import { pickers } from '../../../../screens/pages/calculator/pickers.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { zoo, zooInits } from '../../../fixtures/schemas/zoo.ts'

describe.each(calculators)('calculator $schema.id ($schema.name)', ({ schema, examples }) => {
  it('has no finding, with and without its init answer', () => {
    expect(lint(compile(schema))).toEqual([])
    expect(lint(compile(schema), { init: examples.init, pickers: Object.keys(pickers) })).toEqual([])
  })

  it.each(locales)('has all its texts in %s', (locale) => {
    const own = calculatorNamespace(schema)
    // The linter's keys begin with the name of the schema; the texts of a calculator are its own namespace.
    const texts = (key: string) => translate(locale, `${own}:${key.slice(schema.name.length + 1)}`) !== undefined
    expect(lint(compile(schema), { init: examples.init, texts })).toEqual([])
  })
})

describe('the calculator with every field kind and policy', () => {
  it.each([{}, ...zooInits.map((init) => ({ init }))])('has no finding (init answer %#)', (options) => {
    expect(lint(compile(zoo), options)).toEqual([])
  })
})
