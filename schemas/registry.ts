import type { CalculatorSchema } from '../engine/define/index.ts'
import { ballScrewExamples } from './30-ball-screw/examples.ts'
import { ballScrew } from './30-ball-screw/schema.ts'
import { slideModuleExamples } from './20-slide-module/examples.ts'
import { slideModule } from './20-slide-module/schema.ts'
import { screwLiftExamples } from './3-screw-lift/examples.ts'
import { screwLift } from './3-screw-lift/schema.ts'
import { ballRailExamples } from './31-ball-rail/examples.ts'
import { ballRail } from './31-ball-rail/schema.ts'
import { liftExamples } from './300-lift/examples.ts'
import { lift } from './300-lift/schema.ts'
import { electricCylinderExamples } from './1000-electric-cylinder/examples.ts'
import { electricCylinder } from './1000-electric-cylinder/schema.ts'
import { linearModuleExamples } from './1006-linear-module/examples.ts'
import { linearModule } from './1006-linear-module/schema.ts'
import { linearModuleTwoExamples } from './1007-linear-module-two/examples.ts'
import { linearModuleTwo } from './1007-linear-module-two/schema.ts'
import { reducerThreePhaseExamples } from './2000000-reducer-three-phase/examples.ts'
import { reducerThreePhase } from './2000000-reducer-three-phase/schema.ts'
import { reducerManualExamples } from './2000002-reducer-manual/examples.ts'
import { reducerManual } from './2000002-reducer-manual/schema.ts'
import type { CalculatorExamples } from './examples.ts'

/** A calculator that can be used: its schema and its worked inputs. */
export type Calculator = { readonly schema: CalculatorSchema; readonly examples: CalculatorExamples }

/** Every calculator, in the order of the start page. Adding one is a line here. */
export const calculators: readonly Calculator[] = [
  { schema: ballScrew, examples: ballScrewExamples },
  { schema: ballRail, examples: ballRailExamples },
  { schema: lift, examples: liftExamples },
  { schema: screwLift, examples: screwLiftExamples },
  { schema: slideModule, examples: slideModuleExamples },
  { schema: electricCylinder, examples: electricCylinderExamples },
  { schema: linearModule, examples: linearModuleExamples },
  { schema: linearModuleTwo, examples: linearModuleTwoExamples },
  { schema: reducerThreePhase, examples: reducerThreePhaseExamples },
  { schema: reducerManual, examples: reducerManualExamples },
]
