import type { Translation } from '../i18n-types.ts'
import { calculators } from './calculators.ts'
import { assumptions, checks, values } from './checks.ts'
import { classes, classNotes } from './classes.ts'
import { corrections, errors, issues, rules } from './issues.ts'
import { ui } from './ui.ts'

const es = { ...ui, calculators, checks, values, assumptions, issues, rules, corrections, errors, classes, classNotes } satisfies Translation

// The translation loader takes a locale from its default export.
export default es
