/** The shipped reducers and motors, laid out for matching. */
import { reducerCatalogue } from '../../../families/reducer/match.ts'
import { acMotorTable } from '../../../families/ac-motor/table.ts'
import { reducerTable } from '../../../families/reducer/table.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { modelsOf } from './real-catalogue.ts'

export const realGears = modelsOf(reducerTable)
export const realAcMotors = modelsOf(acMotorTable)
export const realServoMotors = modelsOf(servoMotorTable)
export const realCatalogue = reducerCatalogue(realGears, realAcMotors)
