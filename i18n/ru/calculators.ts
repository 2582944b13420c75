/** The texts of every calculator, for the server and the tests; a page loads those of its calculator alone. One line each. */
import { ballRail } from './calculators/ball-rail.ts'
import { ballScrew } from './calculators/ball-screw.ts'
import { electricCylinder } from './calculators/electric-cylinder.ts'
import { linearModule } from './calculators/linear-module.ts'
import { linearModuleTwo } from './calculators/linear-module-two.ts'
import { lift } from './calculators/lift.ts'
import { reducerManual } from './calculators/reducer-manual.ts'
import { reducerThreePhase } from './calculators/reducer-three-phase.ts'
import { screwLift } from './calculators/screw-lift.ts'
import { slideModule } from './calculators/slide-module.ts'

export const calculators = {
  ballScrew,
  ballRail,
  lift,
  screwLift,
  electricCylinder,
  slideModule,
  linearModule,
  linearModuleTwo,
  reducerThreePhase,
  reducerManual,
}
