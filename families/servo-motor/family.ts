/** Family of servo motors, which are parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { servoMotorSkus } from './sku-class.ts'
import { servoMotorTable } from './table.ts'

/** Manifest of the servo-motor family. */
export const servoMotorFamily = defineFamily({
  id: 'servo-motor',
  table: servoMotorTable,
  skuClass: servoMotorSkus,
  part: async () => (await import('./part.ts')).servoMotorPart,
})
