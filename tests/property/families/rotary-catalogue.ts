/** The shipped rotary platforms and servo motors, laid out for matching. */
import { rotaryCatalogue } from '../../../families/rotary/match.ts'
import { rotaryTable } from '../../../families/rotary/table.ts'
import { modelsOf } from './real-catalogue.ts'
import { realServoMotors } from './reducer-catalogue.ts'

export const realPlatforms = modelsOf(rotaryTable)
export const realRotary = rotaryCatalogue(realPlatforms, realServoMotors)
