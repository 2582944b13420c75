/** Family of three-phase motors, which are parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { acMotorSkus } from './sku-class.ts'
import { acMotorTable } from './table.ts'

/** Manifest of the three-phase motor family. */
export const acMotorFamily = defineFamily({
  id: 'ac-motor',
  table: acMotorTable,
  skuClass: acMotorSkus,
  part: async () => (await import('./part.ts')).acMotorPart,
})
