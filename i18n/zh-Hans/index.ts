import type { BaseTranslation } from '../i18n-types.ts'
import { errors } from './errors.ts'
import { first } from './first.ts'
import { later } from './later.ts'

const zhHans = { ...first, ...later, errors } satisfies BaseTranslation

// The generator takes a locale from its default export.
export default zhHans
