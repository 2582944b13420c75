/** Names and notes of the calculators in every language. */
import { describe, expect, it } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { workingClasses } from '../../../schemas/registry.ts'

/** Words that count calculators instead of saying what they decide. */
const counting =
  /\b(?:variant|version|class|type|variante|clase|tipo|вариант|класс|тип)\s*\d|变体|类\s*\d|第\s*[一二三\d]\s*(?:类|种)|\d$/iu

describe.each(locales)('in %s', (locale) => {
  const names = workingClasses.map(({ id }) => translate(locale, `shell:classes.names.${id}`) ?? '')
  const notes = workingClasses.map(({ id }) => translate(locale, `home:notes.${id}`) ?? '')

  it('each calculator has a name and a note of its own', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(notes.filter((note, at) => notes.indexOf(note) !== at)).toEqual([])
  })

  it('a name says what the calculator decides: it is neither a number nor one of several variants', () => {
    expect(names.filter((name) => counting.test(name))).toEqual([])
  })

  it('a note says more than the name', () => {
    expect(notes.filter((note, at) => note.trim() === '' || note === names[at])).toEqual([])
  })
})

it('the reducer with a three-phase motor says in every language which supply its powers and speeds are of', () => {
  for (const locale of locales) {
    const hints = ['motorPower', 'outputSpeed'].map((field) => translate(locale, `schemas/2000000-reducer-three-phase:${field}.hint`))
    expect([locale, hints]).toEqual([locale, [expect.stringMatching(/50 (?:Hz|Гц)/), expect.stringMatching(/50 (?:Hz|Гц)/)]])
  }
})
