/** The families of the catalogue. A new family is one more line here, one file in `families/` and one folder of rows in `data/`. */
import { acMotorFamily } from './families/ac-motor.ts'
import { ballScrewFamily } from './families/ball-screw.ts'
import { electricCylinderFamily } from './families/electric-cylinder.ts'
import { guideFamily } from './families/guide.ts'
import { linearModuleFamily } from './families/linear-module.ts'
import { motorFrameFamily } from './families/motor-frame.ts'
import { reducerFamily } from './families/reducer.ts'
import { rotaryFamily } from './families/rotary.ts'
import { screwJackFamily } from './families/screw-jack.ts'
import { servoMotorFamily } from './families/servo-motor.ts'
import { slideFamily } from './families/slide.ts'
import type { Family } from './family.ts'

/** The product families of the catalogue, by the name of their folder. */
export const families: readonly Family[] = [
  ballScrewFamily,
  screwJackFamily,
  guideFamily,
  electricCylinderFamily,
  slideFamily,
  linearModuleFamily,
  reducerFamily,
  acMotorFamily,
  servoMotorFamily,
  motorFrameFamily,
  rotaryFamily,
]
