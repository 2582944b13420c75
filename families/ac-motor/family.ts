/** Three-phase motors: parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { acMotorSkus } from './sku-class.ts'
import { acMotorTable } from './table.ts'

/** Three-phase motors in the registry. */
export const acMotorFamily = defineFamily({ id: 'ac-motor', table: acMotorTable, skuClass: acMotorSkus })
