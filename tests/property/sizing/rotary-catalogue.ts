/** The shipped rotary platforms and servo motors, laid out for matching. */
import { rotaryCatalogue } from '../../../families/rotary/match.ts'
import { rotaryFamily } from '../../../server/catalogue/families/rotary.ts'
import { modelsOf } from './real-catalogue.ts'
import { realServoMotors } from './reducer-catalogue.ts'

export const realPlatforms = modelsOf(rotaryFamily)
export const realRotary = rotaryCatalogue(realPlatforms, realServoMotors)
