/** A schema with a rule that nothing can reach, a shape of a story, and a counterexample that is written down. */
import { expect, test } from 'vitest'
import { compile, type FormEvent } from '../../../../engine/index.ts'
import { literalOf } from '../../../../scripts/fuzz/literal.ts'
import { runLaws } from '../../../../scripts/fuzz/run-laws.ts'
import { shortestOf } from '../../../../scripts/fuzz/shortest.ts'
import { storyOf } from '../../../../scripts/fuzz/story.ts'
import { zoo, zooInits } from '../../../fixtures/schemas/zoo.ts'

const subject = { plan: compile(zoo), inits: zooInits }

test('a rule that nothing reaches is named, and what is reached is not', () => {
  const hidden = { kind: 'number', visible: 'a > 5', min: 0, onOutOfRange: 'snap' } as const
  const plan = compile({
    id: 1,
    name: 'never',
    fields: { a: { kind: 'number', min: 0, max: 1, onOutOfRange: 'snap' }, b: hidden },
    layout: [{ section: 's', items: ['a', 'b'] }],
    request: { get: 'X/Calculation', query: { A: 'a', B: 'b' } },
    results: { family: 'x', overlayMs: 0 },
  })
  const { reached, broken } = runLaws({ word: '1', title: '1 never', subject: { plan, inits: [{}] } }, { seed: 3 }, 400)
  expect(reached.missing).toEqual(expect.arrayContaining(['b: shown', 'b: has a number', 'parameter B: sent']))
  for (const one of ['a: min', 'a: max', 'a: has a number', 'b: hidden', 'Start: can be pressed']) {
    expect(reached.missing).not.toContain(one)
  }
  expect(broken.map(({ law, message }) => [law.key, message])).toContainEqual(['8', 'b is never visible'])
})

test('a story is in words of what a person does', () => {
  const [field = ''] = [...subject.plan.fields.values()].flatMap(({ id, field: { kind } }) => (kind === 'number' ? [id] : []))
  const events: readonly FormEvent[] = [
    { type: 'init', data: zooInits[0] },
    { type: 'commit', field, text: '12' },
    { type: 'input', field, text: '1 kg' },
    { type: 'commit', field, text: '' },
    { type: 'choose', field: 'mode', value: 'time' },
    { type: 'undo', change: 99 },
    { type: 'reset' },
  ]
  expect(storyOf(subject, [events, 5])).toEqual([
    'options arrive: answer 1',
    `type 12 into ${field} and leave it`,
    `type "1 kg" into ${field}`,
    `empty ${field} and leave it`,
    'switch mode to time',
    'undo a change that there is not',
    'clear the form',
    'with 5',
  ])
})

test('what is done is left out and made plainer as far as the law stays broken', () => {
  const typed = (text: string): FormEvent => ({ type: 'commit', field: 'load', text })
  const failing = [[{ type: 'reset' }, typed('7.25'), { type: 'units', system: 'imperial' }, typed('8'), { type: 'reset' }], 'x'] as const
  const breaks = ([events]: readonly unknown[]): boolean => {
    const all = events as readonly FormEvent[] // as given
    return all.some(({ type }) => type === 'units') && all.some((one) => one.type === 'commit' && one.text !== '')
  }
  expect(shortestOf(failing, breaks)).toEqual([[typed('1'), { type: 'units', system: 'imperial' }], 'x'])
})

test('a value is written as TypeScript that makes it again', () => {
  const data = { a: 1 }
  const value = [data, -0, Number.NaN, -Infinity, undefined, null, 'a"b', { ['__proto__']: 1, 'x y': [true] }]
  expect(literalOf(value, new Map([[data, 'inits[0]']]))).toBe(
    `[inits[0], -0, NaN, -Infinity, undefined, null, "a\\"b", { ['__proto__']: 1, "x y": [true] }]`,
  )
})
