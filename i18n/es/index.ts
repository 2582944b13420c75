import type { Translation } from '../i18n-types.ts'
import { errors } from './errors.ts'
import { first } from './first.ts'
import { later } from './later.ts'

const es = { ...first, ...later, errors } satisfies Translation

// The generator takes a locale from its default export.
export default es
