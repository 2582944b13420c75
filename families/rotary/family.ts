/** The rotary-platform family. */
import { defineFamily } from '../define/family.ts'
import { rotaryCoverage } from './coverage.ts'
import { rotaryOrderCodes } from './order-codes.ts'
import { rotaryTable } from './table.ts'

/** Manifest of the rotary-platform family. */
export const rotaryFamily = defineFamily({
  id: 'rotary',
  table: rotaryTable,
  shown: {
    card: {
      large: ['ratio', 'outputTorque', 'maxSpeed'],
      list: ['n1', 'n2', 'efficiency'],
      units: { maxSpeed: 'rpm' },
      labels: { outputTorque: 'permissibleTorque' },
      isPlaced: true,
      repeated: ['requiredMotorSpeed'],
    },
    drawing: 'rotary',
    view: async () => (await import('./view.ts')).rotaryView,
    orderCodes: rotaryOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).rotaryMakerCodes,
    orderable: async () => (await import('./orderable.ts')).rotaryOrderable,
    part: async () => (await import('./part.ts')).rotaryPart,
    directory: { dividedBy: 'frameMm', figures: ['ratio', 'permissibleTorqueNm', 'maxSpeedRpm'] },
    size: { by: ['frameMm'], alike: ['ratio'] },
    coverage: rotaryCoverage,
  },
  estimated: {
    loadInertiaLimitKgM2:
      'platforms with their own motor: Harmonic Drive FHA manual, load up to about 3 times the actuator; 2.9, less than that of any size that states one',
  },
  layout: async () => (await import('../define/driven-layout.ts')).drivenLayout('platform'),
  pairs: async () => (await import('./pairs.ts')).rotaryPairs,
  groups: async () => (await import('./groups.ts')).rotaryGroups,
})
