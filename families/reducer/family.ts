/** The reducer family. */
import { defineFamily } from '../define/family.ts'
import { reducerCoverage } from './coverage.ts'
import { reducerOrderCodes } from './order-codes.ts'
import { reducerTable } from './table.ts'

/** Manifest of the reducer family. */
export const reducerFamily = defineFamily({
  id: 'reducer',
  table: reducerTable,
  shown: {
    card: {
      large: ['n2', 'outputTorque', 'fB', 'ratio', 'n1', 'load', 'efficiency'],
      list: ['lead', 'maxW', 'maxSpeed', 'fs', 'l10'],
      labels: { load: 'thrust' },
      isPlaced: true,
      repeated: ['outputSpeed', 'outputTorque'],
    },
    drawing: 'reducer-inline',
    orderCodes: reducerOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).reducerMakerCodes,
    orderable: async () => (await import('./orderable.ts')).reducerOrderable,
    part: async () => (await import('./part.ts')).reducerPart,
    directory: { dividedBy: 'size', figures: ['ratio', 'ratedTorqueNm', 'maxInputSpeedRpm'] },
    size: { by: ['size'], alike: ['reducerType', 'ratio'] },
    coverage: reducerCoverage,
    amounts: { limited: ['peakTorqueLimit', 'meanSpeedLimit', 'maxSpeedLimit'] },
    describedIn: 'catalogue/reducers.md',
  },
  estimated: {
    peakTorqueNm:
      'with a servo motor or a duty spectrum: T2N, as a gear unit bears in an acceleration what it bears for ever (T2N <= T2B of every unit in Beckhoff AG2250, AG2400); the drive is limited to it',
  },
  layout: async () => (await import('../define/driven-layout.ts')).drivenLayout('gearUnit'),
  pairs: async () => (await import('./pairs.ts')).reducerPairs,
  groups: async () => (await import('./groups.ts')).reducerGroups,
})
