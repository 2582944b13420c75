import type { Translation } from '../i18n-types.ts'
import { calculators } from './calculators.ts'
import { errors } from './errors.ts'
import { first } from './first.ts'
import { later } from './later.ts'
import { scenes } from './scenes.ts'
import { serviceFactor } from './service-factor.ts'
import { servo } from './servo.ts'

const en = { ...first, calculators, ...later, servo, serviceFactor, scenes, errors } satisfies Translation

// The generator takes a locale from its default export.
export default en
