import type { Translation } from '../i18n-types.ts'
import { calculators } from './calculators.ts'
import { errors } from './errors.ts'
import { first } from './first.ts'
import { later } from './later.ts'

const es = { ...first, calculators, ...later, errors } satisfies Translation

// The generator takes a locale from its default export.
export default es
