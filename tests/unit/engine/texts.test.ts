/** The texts of a form from the words of the package, in each language. */
import { describe, expect, it } from 'vitest'
import { formWords } from '../../../engine/texts/form-texts.ts'
import { findIn } from '../../../engine/texts/form-words.ts'
import { formTexts } from '../../../engine/texts/index.ts'
import { placeholdersOf } from '../../../engine/base/fill-sentence.ts'
import { locales } from '../../../i18n/locales.ts'
import { formWordsIn } from '../../../scripts/package/form-words.ts'

const own = {
  load: { label: 'Load', hint: 'What is moved.' },
  unit: { options: { b: 'Belt' } },
  sections: { motion: 'Motion' },
}

describe.each(locales)('in %s', (locale) => {
  it('has every word of a form', async () => {
    const { texts } = await formWordsIn(locale)
    const find = findIn(texts)
    expect(formWords.filter((path) => find(path) === undefined)).toEqual([])
  })

  it('leaves no placeholder in what a form says', async () => {
    const texts = formTexts(await formWordsIn(locale), own, { system: 'metric' })
    const said = [
      texts.range({ min: '1', max: '2', typical: '1.5', unit: 'kg' }),
      texts.range({ above: '1', max: '2', unit: 'kg' }),
      texts.issue({ code: 'belowMinimum', path: 'load', params: {} }, { limit: '1', unit: 'kg', label: 'Load' }),
      texts.refused({ code: 'missing', path: 'load', params: {} }, { unit: '', label: 'Load' }),
      texts.lock({ code: 'chooseFirst', field: 'unit' }, 'Unit'),
      texts.expected({ low: '1', high: '2', unit: 'rpm' }),
      texts.rows.refused({ label: 'Load', text: 'abc', issue: '–' }),
      texts.rows.unknownColumns(['a', 'b']),
      texts.label('phases[2].load'),
      texts.truth(true),
      texts.truth(false),
    ]
    expect(said.filter((text) => placeholdersOf(text).length > 0 || /undefined|^form\./.test(text))).toEqual([])
    expect(said.filter((text) => text.trim() === '')).toEqual([])
  })
})

it('takes labels, hints, options and sections from the calculator, and shows a missing name as it is', async () => {
  const texts = formTexts(await formWordsIn('en'), own, { system: 'metric' })
  expect([texts.label('load'), texts.help('load'), texts.option('unit', 'b', undefined), texts.section('motion')]).toEqual([
    'Load',
    'What is moved.',
    'Belt',
    'Motion',
  ])
  expect([texts.label('speed'), texts.label('constructor'), texts.help('speed'), texts.section('other')]).toEqual([
    'speed',
    'constructor',
    undefined,
    'other',
  ])
  expect(texts.issue({ code: 'missing', path: 'load', params: {} }, { unit: '', label: 'Load' })).toBe('Please enter load')
})
