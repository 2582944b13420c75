/** The shipped reducers and motors, laid out for matching. */
import { reducerCatalogue } from '../../../families/reducer/match.ts'
import { acMotorFamily } from '../../../server/catalogue/families/ac-motor.ts'
import { reducerFamily } from '../../../server/catalogue/families/reducer.ts'
import { servoMotorFamily } from '../../../server/catalogue/families/servo-motor.ts'
import { modelsOf } from './real-catalogue.ts'

export const realGears = modelsOf(reducerFamily)
export const realAcMotors = modelsOf(acMotorFamily)
export const realServoMotors = modelsOf(servoMotorFamily)
export const realCatalogue = reducerCatalogue(realGears, realAcMotors)
