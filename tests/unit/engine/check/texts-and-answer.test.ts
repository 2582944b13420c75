/** What the check says of texts that cannot be meant, and of what the form reads of an answer that does not have it. */
import { describe, expect, it } from 'vitest'
import { initFaults } from '../../../../engine/check/init-faults.ts'
import { copiedFaults, textFaults } from '../../../../engine/check/text-faults.ts'
import { choice, list, number } from '../../../../engine/define/index.ts'
import { compile, type InitData } from '../../../../engine/index.ts'
import { calculator, sends } from '../calculator.ts'

const plan = compile(
  calculator({
    init: { get: 'Sample/Init', lists: { ends: { fm: 'number' } }, numbers: { longest: 'mm' }, usual: { longest: 100 } },
    fields: {
      load: number({ unit: 't' }),
      way: choice({ options: ['up', 'down'] }),
      end: choice({ optionsFrom: 'init.ends' }),
      phases: list({ row: { time: number({ unit: 's' }) }, required: false }),
    },
    derived: { half: { unit: 't', value: 'load / 2' } },
    ...sends({ W: 'load', V: 'way', E: 'end', P: { list: 'phases', columns: ['time'] } }),
  }),
)

const english = {
  sections: { all: 'Working conditions' },
  load: { label: 'Load', hint: 'With everything that hangs on it' },
  way: { label: 'Direction', options: { up: 'Up', down: 'Down' } },
  end: { label: 'Fixing (A)' },
  phases: { label: 'Phases', time: { label: 'Time (t)' } },
  half: { label: 'Half of it' },
}
type Texts = Readonly<Record<string, unknown>>
const found = (locale: string, more: Texts): readonly string[] =>
  textFaults(plan, { locale, texts: { ...english, ...more } }).map(({ code, severity, message }) => `${severity} ${code} ${message}`)

describe('texts', () => {
  it('that can be meant are not told; letters in brackets that measure something else are symbols', () => {
    expect(found('en', {})).toEqual([])
    expect(found('es', {})).toEqual([])
  })

  it.each([
    ['an empty label', 'en', { load: { label: ' ' } }, /missingText 1 texts are missing in en/],
    ['a text that was not translated', 'en', { load: { label: '负载' } }, /warning foreignText .* in en: load\.label/],
    ['an English text in Russian', 'ru', {}, /warning foreignText .* in ru: sections\.all, load\.label/],
    ['a Russian text in Chinese', 'zh-Hans', { load: { label: 'Масса' } }, /warning foreignText .* in zh-Hans: sections\.all, load\.label/],
    ['another unit in a label', 'en', { load: { label: 'Load (kg)' } }, /warning unitInLabel .* in en: load\.label/],
    [
      'the unit in a label of a column',
      'en',
      { phases: { label: 'Phases', time: { label: 'Time in s' } } },
      /unitInLabel .*: phases\.time\.label/,
    ],
    ['the unit of a derived value behind a comma', 'en', { half: { label: 'Half, t' } }, /unitInLabel .*: half\.label/],
    ['a unit in letters of its language', 'ru', { load: { label: 'Масса (кг)' } }, /unitInLabel .* in ru: load\.label/],
    ['a field that there is not', 'en', { laod: { label: 'Mass' } }, /warning staleText .* in en: laod\.label/],
    ['a part of a field that nothing reads', 'en', { load: { label: 'Load', hnt: 'All of it' } }, /error staleText .* in en: load\.hnt/],
    ['two sections of one name', 'en', { sections: { all: 'Load', other: 'load' } }, /error repeatedText .*: sections\.other/],
    ['an option of a number', 'en', { load: { label: 'Load', options: { up: 'Up' } } }, /error staleText .*: load\.options\.up/],
    [
      'a column that there is not',
      'en',
      { phases: { label: 'Phases', time: { label: 'Time' }, tmie: { label: 'Pause' } } },
      /staleText .*: phases\.tmie\.label/,
    ],
  ] as const)('%s is told', (_, locale, more, expected) => {
    expect(found(locale, more).join('\n')).toMatch(expected)
  })

  it('of a part that there is not are those that are missing, and told once', () => {
    const { load: _, ...others } = english
    expect(textFaults(plan, { locale: 'en', texts: { ...others, laod: { label: 'Load' } } }).map(({ code }) => code)).toEqual([
      'missingText',
    ])
  })

  it('of two words and more that are the same in two languages are told; single words and symbols may be', () => {
    const spanish = {
      ...english,
      sections: { all: 'Condiciones de trabajo' },
      load: { label: 'Carga', hint: 'Con todo' },
      half: { label: 'T = F r' },
    }
    const copied = (texts: Texts) =>
      copiedFaults([
        { locale: 'en', texts: english },
        { locale: 'es', texts },
      ]).map(({ message }) => message)
    expect(copied(spanish)).toEqual([])
    expect(copied({ ...spanish, load: english.load })).toEqual([expect.stringMatching(/in es: load\.hint$/)])
  })
})

describe('what the form reads of an answer', () => {
  const whole: InitData = { ends: [{ value: 'free', fm: 2 }], longest: 5, more: [] }
  const faults = (answer: InitData) =>
    initFaults(plan, { answer, whose: 'the answer' }).map(({ path, code, message, cure }) => `${path} ${code}: ${message}; ${cure}`)

  it('is there, or has a usual value; a list may be empty', () => {
    expect(faults(whole)).toEqual([])
    expect(faults({ ends: [] })).toEqual([])
  })

  it.each([
    ['a list', { longest: 5, endz: [] }, /^init\.lists\.ends unanswered: the answer has no such list; did you mean 'endz'/],
    ['a column', { ...whole, ends: [{ value: 'free', fn: 2 }] }, /^init\.lists\.ends\.fm unanswered: no option of the answer has it/],
    ['a type', { ...whole, ends: [{ value: 'free', fm: '2' }] }, /^init\.lists\.ends\.fm otherType: is read as number, the answer has "2"/],
    ['a number', { ...whole, longest: '5' }, /^init\.numbers\.longest unanswered: the answer has no such number/],
  ] as const)('is told where %s is another', (_, answer, expected) => {
    expect(faults(answer)).toEqual([expect.stringMatching(expected)])
  })
})
