/** Names inside toggles are checked while they are written. Each line marked `@ts-expect-error` must not compile. */
import { defineCalculator, number, toggle } from '../../engine/define/index.ts'

defineCalculator({
  id: 1,
  name: 'sample',
  layout: [],
  request: { get: 'Sample/Calculation', query: { Driven: 'driven' } },
  results: { family: 'none', overlayMs: 0 },
  fields: {
    driven: toggle({ default: true, sets: { load: 'driven ? 2[kg] : 1[kg]' }, clears: ['speed'] }),
    load: number({ unit: 'kg', visible: '!driven' }),
    speed: number({ required: 'driven' }),
    // @ts-expect-error there is no such field
    bad: toggle({ clears: ['laod'] }),
    // @ts-expect-error there is no such name
    worse: toggle({ visible: 'drivn' }),
    // @ts-expect-error there is no such name
    worst: toggle({ sets: { load: 'drivn ? 1[kg] : 2[kg]' } }),
  },
})

// @ts-expect-error yes or no, not their texts
toggle({ default: 'true' })
// @ts-expect-error there is no such property
toggle({ min: 1 })
