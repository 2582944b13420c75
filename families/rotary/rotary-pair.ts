/** A match of rotary platforms as rows of the catalogue. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { ServoMotorCandidate } from '../servo-motor/wire/servo-motor.ts'
import type { RotaryCandidate } from './wire/rotary.ts'
import type { RotaryMatch } from './sizing/match.ts'

/** A row of the platform catalogue. */
export type PlatformModel = CatalogueModel<RotaryCandidate>
/** A row of the servo motor catalogue. */
export type ServoMotorModel = CatalogueModel<ServoMotorCandidate>

/**
 * A matching platform; `motor` is a row of the catalogue: undefined if it is built in, or if the request described one of another
 * brand.
 */
export type RotaryPair = { readonly platform: PlatformModel; readonly motor?: ServoMotorModel } & Omit<RotaryMatch, 'platform' | 'motor'>
