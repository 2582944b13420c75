/** Data, properties and conditions without effect, each planted into a sound schema, and what the check says of it. */
import { describe, expect, it } from 'vitest'
import { checkSchema } from '../../../../engine/check/check-schema.ts'
import { duty } from '../../../fixtures/schemas/duty.ts'
import { zoo, zooInits } from '../../../fixtures/schemas/zoo.ts'

const schemas = { duty, zoo }

/** A path in the JSON of the schema, and what is written there. */
type Edit = readonly [path: string, value: unknown]

const planted: readonly (readonly [name: string, of: keyof typeof schemas, edits: readonly Edit[], says: RegExp])[] = [
  [
    'a property of options that nothing reads',
    'duty',
    [
      [
        'fields.limited.options',
        [
          { value: 'yes', visible: true },
          { value: 'no', visible: true },
        ],
      ],
    ],
    /limited#options.*nothing reads 'visible'/,
  ],
  [
    'an option without the data of the others',
    'duty',
    [['fields.phases.row.kind.options.1', { value: 'hold' }]],
    /phases\.kind#options.*'hold' has no 'moves'/,
  ],
  [
    'a value of a row that is neither shown nor used',
    'duty',
    [['fields.phases.rowDerived.spare', { unit: 'N', value: 'load * 2', shown: false }]],
    /phases\.spare.*neither shown nor used/,
  ],
  [
    'a column of a table that nothing reads',
    'duty',
    [
      ['tables', { k: { by: 'limited', rows: { yes: { a: 1, b: 2 }, no: { a: 2, b: 3 } } } }],
      ['derived.x', { value: 'tables.k.a' }],
      ['layout.0.items.3', 'x'],
    ],
    /tables\.k.*'b'/,
  ],
  [
    'a unit of a column that there is not',
    'duty',
    [
      ['tables', { k: { by: 'limited', units: { z: 'mm' }, rows: { yes: { a: 1 }, no: { a: 2 } } } }],
      ['derived.x', { value: 'tables.k.a' }],
      ['layout.0.items.3', 'x'],
    ],
    /tables\.k.*'z', which is no column/,
  ],
  ['a typical value outside of its range', 'duty', [['fields.load.hint', { min: 1, max: 5, typical: 50 }]], /load#hint.*50 is outside/],
  ['what becomes of options that never go', 'duty', [['fields.limited.onOptionGone', 'first']], /limited#onOptionGone.*never go/],
  ['a single option among two', 'duty', [['fields.limited.chooseSingle', true]], /limited#chooseSingle/],
  ['the name of a value in no answer', 'duty', [['fields.limited.optionValue', 'code']], /limited#optionValue/],
  ['a policy for bounds that never change', 'duty', [['fields.load.onBoundsChange', 'flag']], /load#onBoundsChange/],
  ['a correction without a limit to correct to', 'duty', [['fields.load.onOutOfRange', 'snap']], /load#onOutOfRange.*no `min` or `max`/],
  ['a range of one number', 'duty', [['fields.load', { kind: 'number', unit: 'kg', min: 5, max: 5 }]], /load#max.*only one number/],
  ['a list without a row', 'duty', [['fields.stops.maxRows', 0]], /stops#maxRows/],
  [
    'tabs with one branch',
    'duty',
    [
      ['fields.tab', { kind: 'alternatives', default: 'a', branches: { a: ['load'] } }],
      ['layout.0.items.3', 'tab'],
    ],
    /tab#branches/,
  ],
  [
    'a picture by a number',
    'zoo',
    [
      ['fields.pic', { kind: 'diagram', picture: 'x', by: 'stroke' }],
      ['layout.0.items.9', 'pic'],
    ],
    /'stroke' is no choice|pic#by/,
  ],
  [
    'a parameter that is never sent',
    'duty',
    [['request.query.Mass', { value: 'load', when: "limited == 'yes' && limited == 'no'" }]],
    /request\.Mass#when.*never holds/,
  ],
  ['a condition that always holds', 'duty', [['fields.load.visible', "limited == 'yes' || limited == 'no'"]], /load#visible.*always holds/],
]

const edited = (of: keyof typeof schemas, edits: readonly Edit[]): unknown => {
  const schema: unknown = JSON.parse(JSON.stringify(schemas[of]))
  for (const [path, value] of edits) {
    const way = path.split('.')
    const last = way.pop() ?? ''
    let place = schema as Record<string, unknown> // every part before the last one is an object or a list
    for (const part of way) place = (place[part] ??= {}) as Record<string, unknown> // as above
    if (Array.isArray(place) && Number(last) >= place.length) place.push(value)
    else place[last] = value
  }
  return schema
}

const said = (of: keyof typeof schemas, edits: readonly Edit[]) =>
  checkSchema(edited(of, edits), of === 'zoo' ? zooInits[0] : undefined).faults.map(({ path, message, cure }) => ({
    line: `${path} ${message}`,
    cure,
  }))

describe('the check', () => {
  it.each(planted)('finds %s', (_, of, edits, says) => {
    const found = said(of, edits).filter(({ line }) => says.test(line))
    expect(found).not.toEqual([])
    expect(found.every(({ cure }) => cure !== '')).toBe(true)
  })

  it.each(['duty', 'zoo'] as const)('says none of it of the sound %s', (of) => {
    const rules = new Set(['unreadData', 'uselessProperty', 'fixedCondition'])
    expect(checkSchema(edited(of, []), of === 'zoo' ? zooInits[0] : undefined).faults.filter(({ code }) => rules.has(code))).toEqual([])
  })
})
