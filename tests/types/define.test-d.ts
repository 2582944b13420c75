/** Names inside a schema are checked while it is written. Each line marked `@ts-expect-error` must not compile. */
import { alternatives, choice, defineCalculator, diagram, list, number, section } from '../../engine/define/index.ts'

const fields = {
  posture: choice({ options: ['flat', 'upright'] }),
  load: number({ unit: 'kg', min: 0 }),
}
const rest = { request: { get: 'Sample/Calculation', query: {} }, results: { family: 'none', overlayMs: 0 } } as const
const head = { id: 1, name: 'sample', layout: [] } as const

// All of these names exist.
defineCalculator({
  id: 1,
  name: 'sample',
  init: { get: 'Sample/Init', lists: { sizes: { wide: 'boolean' } }, numbers: { longest: 'mm' } },
  tables: { factor: { by: 'posture', rows: { flat: { max: 1 }, upright: { max: 2 } } } },
  fields: {
    ...fields,
    size: choice({ optionsFrom: 'init.sizes', clears: ['load'], sets: { factor: 'size.wide ? 1 : max(tables.factor.max, 2)' } }),
    factor: number({ max: 'tables.factor.max', default: 1, unlockedBy: 'size' }),
    length: number({ unit: 'mm', max: 'init.longest - 10[mm]', visible: "posture == 'flat' && load in [1, 2]" }),
    mode: alternatives({ branches: { one: ['length'], other: [] }, default: 'one' }),
    picture: diagram({ picture: 'sample', by: 'posture' }),
  },
  derived: { twice: { unit: 'kg', value: 'load * 2' }, force: { unit: 'N', value: 'load * 9.80665[N/kg] + 1e-3[N] + 2.5e-3[N]' } },
  layout: [section('all', ['posture', 'load', 'twice'])],
  request: { get: 'Sample/Calculation', query: { W: 'twice', N: { constant: 100 }, L: { value: 'length', when: 'load > 10' } } },
  results: { family: 'none', overlayMs: 0 },
})

// Options that are numbers may be written as such in the rows of a table.
defineCalculator({
  ...head,
  ...rest,
  tables: { falls: { by: 'count', rows: { 1: { factor: 1 }, 2: { factor: 2 } } } },
  fields: { count: choice({ options: ['1', '2'] }) },
})

// A table may be read by a field and by a derived value.
defineCalculator({
  ...head,
  ...rest,
  fields,
  derived: { twice: { unit: 'kg', value: 'load * 2' }, worn: { value: 'tables.wear.factor' } },
  tables: {
    wear: {
      axes: { posture: ['flat', 'upright'], twice: { at: [1, 2], take: 'linear', outside: 'end' } },
      columns: {
        factor: [
          [1, 2],
          [3, null],
        ],
      },
    },
  },
})

// Every function and constant of the language is a name.
defineCalculator({
  ...head,
  ...rest,
  fields: { ...fields, turn: number({ unit: 'deg' }) },
  derived: {
    slope: { value: 'sin(turn) + cos(turn) * tan(turn) + pi + exp(log(2)) + log10(root(8, 3)) + mod(7, 2)' },
    angle: {
      unit: 'deg',
      value: 'asin(0.5) + acos(0.5) + atan2(load, load) + atan(sqrt(abs(load / 1[kg])) + pow(floor(ceil(round(trunc(2)))), 2))',
    },
  },
})

// @ts-expect-error `sets` writes into an unknown field
defineCalculator({ ...head, ...rest, fields: { ...fields, shock: choice({ options: ['a'], sets: { laod: '1' } }) } })

// @ts-expect-error an expression of `sets` uses an unknown name
defineCalculator({ ...head, ...rest, fields: { ...fields, shock: choice({ options: ['a'], sets: { load: 'lod * 2' } }) } })

// @ts-expect-error `clears` names an unknown field
defineCalculator({ ...head, ...rest, fields: { ...fields, shock: choice({ options: ['a'], clears: ['laod'] }) } })

// @ts-expect-error `unlockedBy` names an unknown field
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ unlockedBy: 'laod' }) } })

// @ts-expect-error a branch holds an unknown field
defineCalculator({ ...head, ...rest, fields: { ...fields, mode: alternatives({ branches: { one: ['laod'] }, default: 'one' }) } })

// @ts-expect-error a picture depends on an unknown choice
defineCalculator({ ...head, ...rest, fields: { ...fields, picture: diagram({ picture: 'p', by: 'postrue' }) } })

// @ts-expect-error a table is keyed by an unknown choice
defineCalculator({ ...head, ...rest, fields, tables: { factor: { by: 'postrue', rows: {} } } })

defineCalculator({
  ...head,
  ...rest,
  fields,
  tables: {
    wear: {
      axes: {
        // @ts-expect-error a table is read by an unknown name
        laod: { at: [1, 2], take: 'linear' },
      },
      columns: { factor: [1, 2] },
    },
  },
})

// @ts-expect-error a section shows an unknown field
defineCalculator({ id: 1, name: 'sample', ...rest, fields, layout: [section('all', ['laod'])] })

// @ts-expect-error a condition uses an unknown name
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ visible: 'laod > 3' }) } })

// @ts-expect-error a bound uses an unknown name
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ max: 'min(laod, 3)' }) } })

// @ts-expect-error a default uses an unknown name
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ default: 'laod' }) } })

// @ts-expect-error a derived value uses an unknown name
defineCalculator({ ...head, ...rest, fields, derived: { twice: { value: 'laod * 2' } } })

// @ts-expect-error a parameter uses an unknown name
defineCalculator({ ...head, fields, request: { get: 'Sample/Calculation', query: { W: 'laod' } }, results: rest.results })

// A body names what a query does; the ends of a window are members of its number.
defineCalculator({
  ...head,
  fields: { ...fields, torque: number({ tolerance: { lower: [-50, 0, 5], upper: [0, 100, 10], default: [0, 100] } }) },
  request: {
    post: 'Sample/Calculation',
    body: { 't2.value': 'torque', 't2.lower': 'torque.lower', W: { value: 'load', when: 'torque > 1' } },
  },
  results: rest.results,
})

// @ts-expect-error a member of a body uses an unknown name
defineCalculator({ ...head, fields, request: { post: 'Sample/Calculation', body: { 'W.value': 'laod' } }, results: rest.results })

// @ts-expect-error a call is a query or a body
defineCalculator({ ...head, fields, request: { post: 'Sample/Calculation', query: { W: 'load' } }, results: rest.results })

// @ts-expect-error a window has two ends
defineCalculator({ ...head, ...rest, fields: { ...fields, torque: number({ tolerance: { lower: [-50, 0, 5] } }) } })

// @ts-expect-error percentages have a step
defineCalculator({ ...head, ...rest, fields: { ...fields, torque: number({ tolerance: { lower: [-50, 0], upper: [0, 100, 10] } }) } })

// A number may name a dialog.
defineCalculator({ ...head, ...rest, fields: { ...fields, factor: number({ picker: 'serviceFactor' }) } })

// @ts-expect-error a dialog is named, not handed over
defineCalculator({ ...head, ...rest, fields: { ...fields, factor: number({ picker: () => 2.64 }) } })

// @ts-expect-error a parameter of the init call uses an unknown name
defineCalculator({ ...head, ...rest, fields, init: { get: 'Sample/Init', query: { type: 'laod' } } })

// @ts-expect-error a condition of a parameter uses an unknown name
defineCalculator({ ...head, fields, request: { get: 'S/C', query: { W: { value: 'load', when: 'laod > 3' } } }, results: rest.results })

// @ts-expect-error a drawing shows an unknown name
defineCalculator({ ...head, ...rest, fields: { ...fields, picture: diagram({ picture: 'p', shows: ['laod'] }) } })

// @ts-expect-error options are sorted by number or not at all
defineCalculator({ ...head, ...rest, fields: { ...fields, size: choice({ options: ['a'], sort: 'byName' }) } })

// @ts-expect-error a number has no options
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ options: ['a'] }) } })

// @ts-expect-error there is no such policy
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ onOutOfRange: 'clamp' }) } })

// @ts-expect-error a schema holds data only, no functions
defineCalculator({ ...head, ...rest, fields: { ...fields, arm: number({ visible: () => true }) } })

// A long formula is walked to its end: more brackets and operators than TypeScript's 50 levels of recursion.
defineCalculator({
  ...head,
  ...rest,
  fields,
  derived: {
    long: {
      unit: 'kg',
      value:
        '(((load * (1 + 2) + load * (3 + 4)) + (load * (5 + 6) + load * (7 + 8))) + ((load * (9 + 1) + load * (2 + 3)) + (load * (4 + 5) + load * (6 + 7)))) / (1 + (2 * (3 + (4 * (5 + 6)))))',
    },
  },
})

defineCalculator({
  ...head,
  ...rest,
  fields,
  derived: {
    long: {
      unit: 'kg',
      // @ts-expect-error the last name of a long formula is unknown
      value:
        '(((load * (1 + 2) + load * (3 + 4)) + (load * (5 + 6) + load * (7 + 8))) + ((load * (9 + 1) + load * (2 + 3)) + (load * (4 + 5) + load * (6 + 7)))) / (1 + (2 * (3 + (4 * (5 + laod)))))',
    },
  },
})

const rows = list({
  row: { force: number({ max: 'load' }), time: number({ visible: 'force > 1' }) },
  rowDerived: { work: { value: 'force * time' } },
})
const sum = { total: { value: 'sum(rows.force * rows.work) + count(rows.time)' } }
const rowsSent = {
  request: { get: 'Sample/Calculation', query: { Rows: { list: 'rows', columns: ['force', 'time'] } } },
  results: rest.results,
} as const

// All of these names exist, in a row and around it.
defineCalculator({ ...head, ...rowsSent, fields: { ...fields, rows }, derived: sum })

const badBound = { ...fields, rows: list({ row: { force: number({ max: 'lod' }) } }) }
const badValue = { ...fields, rows: list({ row: { force: number({}) }, rowDerived: { w: { value: 'forse' } } }) }
const withRows = { ...fields, rows }
const badColumn = { get: 'S/C', query: { R: { list: 'rows', columns: ['frce'] } } } as const
const badList = { get: 'S/C', query: { R: { list: 'row', columns: ['force'] } } } as const

// @ts-expect-error a row uses a name that is neither its own nor around it
defineCalculator({ ...head, ...rest, fields: badBound })

// @ts-expect-error a value of a row uses an unknown name
defineCalculator({ ...head, ...rest, fields: badValue })

// @ts-expect-error a column that is not there is sent
defineCalculator({ ...head, ...rest, fields: withRows, request: badColumn })

// @ts-expect-error a list that is not there is sent
defineCalculator({ ...head, ...rest, fields: withRows, request: badList })

// What is wrong is marked where it stands, and nothing else is.
defineCalculator({
  id: 1,
  name: 'sample',
  // @ts-expect-error there is no such property of a place
  place: { group: 'linear', drawing: 'Sample', oder: 1 },
  fields: {
    load: number({ unit: 'kg', min: 0 }),
    arm: number({
      unit: 'mm',
      // @ts-expect-error there is no such property of a number
      onOutOfRage: 'snap',
    }),
    hinted: number({
      // @ts-expect-error there is no such property of a hint
      hint: { typcal: 3 },
    }),
    rows: list({
      // @ts-expect-error a cell has no parameter of its own
      row: { force: { kind: 'number', send: false } },
    }),
    // @ts-expect-error the condition of this field uses an unknown name
    leg: number({ unit: 'mm', visible: 'laod > 3[kg]' }),
    plain: {
      kind: 'choice',
      options: ['a'],
      // @ts-expect-error it writes into an unknown field
      sets: { laod: '1' },
      // @ts-expect-error it empties an unknown field
      clears: ['arm', 'lg'],
    },
  },
  derived: {
    lever: { unit: 'mm', value: 'arm * sin(leg / arm * 180[deg]) + atan(1) / pi * arm / 1[deg]' },
    twice: {
      unit: 'kg',
      // @ts-expect-error the formula uses an unknown name
      value: 'laod * 2',
    },
  },
  layout: [
    section('good', ['load', 'arm']),
    {
      section: 'bad',
      items: [
        'leg',
        // @ts-expect-error the section shows an unknown field
        'lever2',
      ],
    },
  ],
  request: {
    get: 'Sample/Calculation',
    query: {
      W: 'load',
      // @ts-expect-error the parameter is made of an unknown name
      L: 'lod',
      // @ts-expect-error there is no such property of a parameter
      A: { value: 'arm', wen: 'load > 3[kg]' },
    },
  },
  // @ts-expect-error there is no such property of results
  results: { family: 'none', overlayMs: 0, next: { calculator: 3, inputs: {}, iputs: {} } },
})
