/** Why a field is hidden. */
import { Absent, isAbsent, isBlank } from '../expression/index.ts'
import type { Value } from '../expression/index.ts'

/** Whether a condition holds. One that is certain to be absent does not; one that is not known yet stays so, and hides for the time being. */
export function settled(condition: Value | undefined): boolean | Absent {
  if (isAbsent(condition)) return isBlank(condition) ? false : condition
  return condition === true
}

/** The absence of a hidden field: by a condition that does not hold, or until its condition is known. */
export const hiddenBy = (visible: Value | undefined, hidden: Absent): Absent =>
  isAbsent(visible) ? new Absent('undecided', [...new Set([...hidden.because, ...visible.because])]) : hidden
