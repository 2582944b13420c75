import { ballScrewCandidate, ballScrewInit } from '../../../contract/ball-screw.ts'
import { electricCylinderCandidate, electricCylinderInit } from '../../../contract/electric-cylinder.ts'
import { ballRailInit, guideCandidate } from '../../../contract/guide.ts'
import { screwJackCandidate, screwLiftInit } from '../../../contract/lift.ts'
import { slideCandidate, slideInit } from '../../../contract/slide.ts'
import { linearModuleCandidate, linearModuleInit, moduleCalculation } from '../../../contract/linear-module.ts'
import { ballScrewFamily } from '../../../families/ball-screw/family.ts'
import { ballScrewInitData } from '../../../families/ball-screw/init.ts'
import { electricCylinderFamily } from '../../../families/electric-cylinder/family.ts'
import { electricCylinderInitData } from '../../../families/electric-cylinder/init.ts'
import { guideFamily } from '../../../families/guide/family.ts'
import { ballRailInitByPosture, ballRailInitData } from '../../../families/guide/init.ts'
import { linearModuleFamily } from '../../../families/linear-module/family.ts'
import { linearModuleInitData } from '../../../families/linear-module/init.ts'
import { screwJackFamily } from '../../../families/screw-jack/family.ts'
import { liftInitData } from '../../../families/screw-jack/init.ts'
import { slideFamily } from '../../../families/slide/family.ts'
import { slideInitData } from '../../../families/slide/init.ts'
import { ballScrewFamily as ballScrewRows } from '../../catalogue/families/ball-screw.ts'
import { electricCylinderFamily as electricCylinderRows } from '../../catalogue/families/electric-cylinder.ts'
import { guideFamily as guideRows } from '../../catalogue/families/guide.ts'
import { linearModuleFamily as linearModuleRows } from '../../catalogue/families/linear-module.ts'
import { acMotorFamily } from '../../catalogue/families/ac-motor.ts'
import { motorFrameFamily } from '../../catalogue/families/motor-frame.ts'
import { reducerFamily } from '../../catalogue/families/reducer.ts'
import { rotaryFamily } from '../../catalogue/families/rotary.ts'
import { servoMotorFamily } from '../../catalogue/families/servo-motor.ts'
import type { LoadedFamilies } from '../../catalogue/catalogue.ts'
import { screwJackFamily as screwJackRows } from '../../catalogue/families/screw-jack.ts'
import { slideFamily as slideRows } from '../../catalogue/families/slide.ts'
import { registerFamily, type RegisteredFamily } from './serve-family.ts'

/** Every family of the selection service. Adding one is an entry here. */
export const registeredFamilies: readonly RegisteredFamily[] = [
  registerFamily({
    family: ballScrewFamily,
    rows: ballScrewRows,
    candidateShape: ballScrewCandidate,
    services: { BallScrewWorking: { init: ballScrewInitData, initShape: ballScrewInit } },
  }),
  registerFamily({
    family: guideFamily,
    rows: guideRows,
    candidateShape: guideCandidate,
    services: {
      BallRailWorking: {
        init: ballRailInitData,
        initShape: ballRailInit,
        initBy: { parameter: 'useMethod', answers: ballRailInitByPosture },
      },
    },
  }),
  registerFamily({
    family: screwJackFamily,
    rows: screwJackRows,
    candidateShape: screwJackCandidate,
    services: { LiftWorking: { init: liftInitData, initShape: screwLiftInit } },
  }),
  registerFamily({
    family: electricCylinderFamily,
    rows: electricCylinderRows,
    candidateShape: electricCylinderCandidate,
    services: { ElectricCylinderWorking: { init: electricCylinderInitData, initShape: electricCylinderInit } },
  }),
  registerFamily({
    family: slideFamily,
    rows: slideRows,
    candidateShape: slideCandidate,
    services: { ModuleWorking: { init: slideInitData, initShape: slideInit } },
  }),
  registerFamily({
    family: linearModuleFamily,
    rows: linearModuleRows,
    candidateShape: linearModuleCandidate,
    services: {
      ModuleLinear: { init: linearModuleInitData, initShape: linearModuleInit },
      ModuleLinearTwo: {
        init: linearModuleInitData,
        initShape: linearModuleInit,
        // The second variant names its list otherwise and adds the result table.
        answer: {
          shape: moduleCalculation,
          write: ({ list, ...rest }, calResDtos) => ({ ...rest, calResDtos, moduleLinearWorkingResDto: list }),
        },
      },
    },
  }),
]

/** What the catalogue holds in memory: the families above, and those whose matching has a layout of its own. */
export const loadedFamilies: LoadedFamilies = {
  indexed: registeredFamilies,
  listed: [reducerFamily, acMotorFamily, servoMotorFamily, motorFrameFamily, rotaryFamily],
}
