import { acMotorTable } from '../../families/ac-motor/table.ts'
import { servoMotorTable } from '../../families/servo-motor/table.ts'
import { workingIdsOf } from '../../schemas/registry.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import type { CurrentCatalogue } from '../catalogue/store/catalogue.ts'
import type { SceneRecords } from '../records/scene-records.ts'
import type { RegisteredFamilies } from './calculators/registered-families.ts'
import { serveCalculators } from './calculators/serve-calculators.ts'
import type { ServedCall } from './calls/served-call.ts'
import { servePairs } from './pairs/serve-pairs.ts'
import { serveScenes } from './scenes/serve-scenes.ts'
import { acMotorClass, servoMotorClass } from './sku-selection/motor-classes.ts'
import { servedClass } from './sku-selection/served-class.ts'
import { serveSkuSelection } from './sku-selection/serve-sku-selection.ts'

/** Every call that is answered from the catalogue of now, and the one that stores a calculated scene; the calls of a service stand together. */
export const serveCatalogue = (
  { indexed, pairs }: Pick<RegisteredFamilies, 'indexed' | 'pairs'>,
  current: CurrentCatalogue,
  records: SceneRecords,
): { readonly calls: readonly ServedCall[] } => {
  const aboutScenes = serveScenes(scenes, records)
  const classes = [
    servedClass({ ...servoMotorClass, catalogue: () => current().listOf(servoMotorTable) }),
    servedClass({ ...acMotorClass, catalogue: () => current().listOf(acMotorTable) }),
  ]
  return {
    calls: [
      ...serveCalculators(indexed, current),
      ...pairs.flatMap((family) => [
        ...aboutScenes.filter(({ service }) => service === family.service),
        ...servePairs(family, current, workingIdsOf(family.service)),
      ]),
      ...serveSkuSelection(classes),
    ],
  }
}
