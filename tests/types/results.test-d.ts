/** Results that are values: names in them, and what stands beside them. */
import { defineCalculator, number, section } from '../../engine/define/index.ts'

/** Results that are values, each a derived one. */
export const values = defineCalculator({
  id: 3,
  name: 'values',
  fields: { load: number({ unit: 'kg' }) },
  derived: { twice: { unit: 'kg', value: 'load * 2', symbol: 'm', source: 'nobody' } },
  layout: [section('good', ['load'])],
  results: {
    values: [
      'twice',
      // @ts-expect-error a field is no result
      'load',
      // @ts-expect-error there is no such value
      'thrice',
    ],
  },
})

/** Values beside a request. */
export const both = defineCalculator({
  id: 4,
  name: 'both',
  fields: { load: number({ unit: 'kg' }) },
  derived: { twice: { unit: 'kg', value: 'load * 2' } },
  layout: [section('good', ['load'])],
  request: { get: 'Sample/Calculation', query: { W: 'twice' } },
  results: {
    // @ts-expect-error a calculator has a request or values
    values: ['twice'],
  },
})
