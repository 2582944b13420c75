import { scenes } from '../../schemas/scenes/registry.ts'
import { acMotorFamily } from '../catalogue/families/ac-motor.ts'
import { servoMotorFamily } from '../catalogue/families/servo-motor.ts'
import type { SceneRecords } from '../records/scene-records.ts'
import { acMotorClass, servoMotorClass } from './lectotype/motor-classes.ts'
import { serveClass } from './lectotype/serve-class.ts'
import { serveLectotype } from './lectotype/serve-lectotype.ts'
import { serveReducer } from './reducer/serve-reducer.ts'
import { serveCalculators } from './requests/serve-calculators.ts'
import type { CurrentCatalogue } from './requests/serve-family.ts'
import { serveRotary } from './rotary/serve-rotary.ts'

/** Every call that is answered from the catalogue of now, and the one that stores a calculated scene. */
export const serveCatalogue = (current: CurrentCatalogue, records: SceneRecords) => ({
  calculators: serveCalculators(current),
  calls: [...serveReducer(current), ...serveRotary(current, scenes, records)],
  lectotype: serveLectotype([
    serveClass({ ...servoMotorClass, catalogue: () => current().listOf(servoMotorFamily) }),
    serveClass({ ...acMotorClass, catalogue: () => current().listOf(acMotorFamily) }),
  ]),
})
