/** Why wear of a linear module is not checked, by its drive. */
import type { OwnReasons } from '../define/coverage.ts'
import type { LinearModuleCandidate } from './wire/linear-module.ts'

/**
 * @param module kind of drive; a belt wears, and has no rating life
 * @returns the reasons for it
 */
export const linearModuleReasons = ({ driveKind }: Pick<LinearModuleCandidate, 'driveKind'>): OwnReasons =>
  driveKind === 'belt' ? { wear: 'wearOfBelt' } : {}
