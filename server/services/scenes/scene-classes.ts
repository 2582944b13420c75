import { rotaryService } from '../../../families/rotary/wire/names.ts'
import { workingIdsOf } from '../../../schemas/registry.ts'

/** Working ids of the screens that calculate scenes. */
export const sceneClasses = workingIdsOf(rotaryService)
