/** Servo motors: parts of other families' models. */
import { defineFamily } from '../define/family.ts'
import { servoMotorSkus } from './sku-class.ts'
import { servoMotorTable } from './table.ts'

/** Servo motors in the registry. */
export const servoMotorFamily = defineFamily({ id: 'servo-motor', table: servoMotorTable, skuClass: servoMotorSkus })
