/** The unit in which files are requested, as the number of the wire: 0 mm, 1 in. */
import type { UnitSystem } from '../../../engine/units/index.ts'
import { currentSite } from '../site/site.ts'

export const unitOfSystem = (system: UnitSystem): 0 | 1 => (system === 'imperial' ? 1 : 0)

/** Drawings of a site with inches have them for every reader who chooses nothing else. */
export const drawnUnit = (system: UnitSystem): 0 | 1 => (currentSite().drawnInInches ? 1 : unitOfSystem(system))
