/** Names inside rules and conditions of requirement are checked while they are written. Each line marked `@ts-expect-error` must not compile. */
import { choice, defineCalculator, list, number } from '../../engine/define/index.ts'

const fields = { posture: choice({ options: ['flat', 'upright'] }), load: number({ unit: 'kg', min: 0 }) }
const rest = { request: { get: 'Sample/Calculation', query: {} }, results: { family: 'none', overlayMs: 0 } } as const
const head = { id: 1, name: 'sample', layout: [] } as const

// A rule names fields, and reads fields and derived values.
defineCalculator({
  ...head,
  ...rest,
  fields,
  derived: { twice: { unit: 'kg', value: 'load * 2' } },
  rules: {
    good: { holds: 'twice < 5', when: "posture == 'flat'", at: ['load', 'posture'], level: 'warn' },
    bad: {
      // @ts-expect-error there is no such name
      holds: 'twcie < 5',
      // @ts-expect-error there is no such field
      at: 'laod',
    },
    worse: {
      holds: 'load < 5',
      // @ts-expect-error there is no such name
      when: 'twcie < 5',
      at: [
        'load',
        // @ts-expect-error a derived value is no field
        'twice',
      ],
    },
  },
})

// What a field is required for names fields and derived values.
defineCalculator({
  ...head,
  ...rest,
  fields: {
    ...fields,
    good: number({ required: "posture == 'flat' && load > 3" }),
    plain: number({ required: false }),
    rows: list({ row: { at: number({}) }, required: "posture == 'flat'" }),
    // @ts-expect-error there is no such name
    badRows: list({ row: { at: number({}) }, required: 'laod > 3' }),
    // @ts-expect-error there is no such name
    bad: number({ required: 'laod > 3' }),
  },
})

// A rule of rows names cells, and reads the row, the one before, its number and what stands around it.
const row = { time: number({ unit: 's' }) }
defineCalculator({
  ...head,
  ...rest,
  fields: {
    ...fields,
    phases: list({
      row,
      rowDerived: { twice: { unit: 's', value: 'time + (previous.time ?? 0[s]) + rowNumber * 0[s]' } },
      rowRules: { good: { holds: 'twice < 5 && load > 0', when: 'rowNumber > 1', at: ['time'] } },
    }),
  },
})
defineCalculator({
  ...head,
  ...rest,
  fields: {
    ...fields,
    // @ts-expect-error there is no such name
    phases: list({ row, rowRules: { bad: { holds: 'tmie < 5', at: 'time' } } }),
    // @ts-expect-error a field of the form is no cell
    stops: list({ row, rowRules: { bad: { holds: 'time < 5', at: 'load' } } }),
  },
  derived: {
    before: {
      unit: 's',
      // @ts-expect-error the row before is known in rows alone
      value: 'previous.time',
    },
  },
})
