/** The checks of a linear module. */
import { moduleMotionChecks, moduleScrewChecks } from './drive-checks.ts'
import { moduleGuideChecks } from './guide-checks.ts'

/** All checks in the order of the answer. */
export const linearModuleChecks = { ...moduleMotionChecks, ...moduleScrewChecks, ...moduleGuideChecks }
