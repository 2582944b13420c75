/** What every page needs: loaded before the first one is shown. The texts of calculators come with their screens, see `calculators.ts`. */
import { classes, classNotes } from './classes.ts'
import { corrections, issues, rules } from './issues.ts'
import { ui } from './ui.ts'

export const first = { ...ui, issues, rules, corrections, classes, classNotes }
