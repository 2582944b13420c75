/** What every page needs: loaded before the first one is shown. */
import { calculators } from './calculators.ts'
import { classes, classNotes } from './classes.ts'
import { corrections, issues, rules } from './issues.ts'
import { ui } from './ui.ts'

export const first = { ...ui, calculators, issues, rules, corrections, classes, classNotes }
