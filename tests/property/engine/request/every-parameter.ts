/** A form with every kind of parameter, and what each may hold. */
import { choice, choices, defineCalculator, list, number, section } from '../../../../engine/define/index.ts'

const fields = {
  posture: choice({ options: ['flat', 'upright', 'wall'], default: 'flat' }),
  load: number({ unit: 'kg', min: 0, max: 100 }),
  speed: number({ unit: 'mm/s', exclusiveMin: 0, exclusiveMax: 50 }),
  free: number({ unit: 'mm' }),
  half: number({ unit: 'kg', max: 'load / 2', exclusiveMin: '0 - load', required: false }),
  hinted: number({ min: 0, max: 5, onOutOfRange: 'hint', required: false }),
  limited: number({ unit: 'mm', min: 10, max: 'init.longest' }),
  brand: choice({ optionsFrom: 'init.brandList' }),
  color: choice({ optionsFrom: 'init.colorList', onNoOptions: 'hide' }),
  extras: choices({ options: ['brake', 'cover'], required: false }),
  phases: list({
    row: {
      force: number({ unit: 'N', min: -5, max: 5 }),
      way: choice({ options: ['up', 'down'] }),
      note: number({ exclusiveMin: 0, required: false }),
    },
    minRows: 1,
    maxRows: 3,
  }),
}
/** The form. */
export const law = defineCalculator({
  id: 900,
  name: 'law',
  init: { get: 'Law/Init', lists: { brandList: {}, colorList: {} }, numbers: { longest: 'mm' } },
  tables: { share: { by: 'posture', rows: { flat: { most: 3 }, upright: { most: 7 }, wall: { most: 5 } } } },
  fields,
  derived: { force: { unit: 'kg*m/s^2', value: 'load * 10[m/s^2]' } },
  layout: [section('all', ['posture', 'load', 'speed', 'free', 'half', 'hinted', 'limited', 'brand', 'color', 'extras', 'phases'])],
  request: {
    get: 'Law/Calculation',
    query: {
      Count: { constant: 100 },
      Posture: 'posture',
      W: 'load',
      Speed: 'speed',
      Free: 'free',
      Half: 'half',
      Hinted: 'hinted',
      Limited: 'limited',
      Brand: 'brand',
      Color: 'color',
      Extras: 'extras',
      Phases: { list: 'phases', columns: ['force', 'way', 'note'] },
      Force: 'force',
      Share: 'tables.share.most',
      Heavy: { value: 'load > 50', optional: true },
      Side: { value: 'posture', when: "posture != 'flat'" },
    },
  },
  results: { family: 'none', overlayMs: 0 },
})
/** An answer: brands, no colors, a limit. */
export const init = { brandList: [{ value: 'north' }, { value: 'south' }], colorList: [], longest: 40 }

const texts = (options: readonly string[] | undefined) => ({ kind: 'text', options }) as const
/** By parameter. */
export const rules = {
  Count: { kind: 'number', unit: '', min: 1, max: 100, constant: 100, optional: true },
  Posture: { ...texts(['flat', 'upright', 'wall']), optional: false },
  W: { kind: 'number', unit: 'kg', min: 0, max: 100, optional: false },
  Speed: { kind: 'number', unit: 'mm/s', min: 0, max: 50, exclusiveMin: 0, exclusiveMax: 50, optional: false },
  Free: { kind: 'number', unit: 'mm', optional: false },
  // 0 - load is -100 at the least, load / 2 is 50 at the most.
  Half: { kind: 'number', unit: 'kg', min: -100, max: 50, optional: true },
  Hinted: { kind: 'number', unit: '', optional: true },
  Limited: { kind: 'number', unit: 'mm', min: 10, max: 40, optional: false },
  Brand: { ...texts(['north', 'south']), optional: false },
  Color: { ...texts([]), optional: true },
  Extras: { kind: 'list', options: ['brake', 'cover'], optional: true },
  Phases: {
    kind: 'rows',
    columns: [
      { name: 'force', optional: false, kind: 'number', unit: 'N', min: -5, max: 5 },
      { name: 'way', optional: false, ...texts(['up', 'down']) },
      { name: 'note', optional: true, kind: 'number', unit: '', exclusiveMin: 0 },
    ],
    minRows: 1,
    maxRows: 3,
    optional: false,
  },
  Force: { kind: 'number', unit: 'kg*m/s^2', min: 0, max: 1000, optional: false },
  Share: { kind: 'number', unit: '', min: 3, max: 7, optional: false },
  Heavy: { kind: 'boolean', optional: true },
  Side: { ...texts(['upright', 'wall']), optional: true },
} as const
