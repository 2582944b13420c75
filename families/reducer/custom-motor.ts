/** Motors of other brands: defaults of the drawer, and what can be wrong with one. */
import type { CustomMotor } from './parameters.ts'

/** Fields of the drawer as it opens. */
export const defaultCustomMotor: CustomMotor = { t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }

/** What is wrong with a described motor: data for `errors`, the text is made in `i18n`. */
export type CustomMotorIssue = {
  readonly code: 'belowShaftDiameter' | 'belowSeamDiameter' | 'belowMinimum'
  readonly path: 'la' | 'lb' | 't2Max' | 'n2Max'
  readonly params: { readonly limit: number }
}

/**
 * The seam (pilot) is at least as wide as the shaft, the bolt circle at least as wide as the seam; peak torque and highest speed reach the rated ones.
 * @param motor fields of the drawer, mm, N·m, rpm
 * @returns issues; none for a motor that can be
 */
export const customMotorIssues = ({ s, la, lb, t2, n2, t2Max = t2, n2Max = n2 }: CustomMotor): CustomMotorIssue[] => [
  ...(la < s ? [{ code: 'belowShaftDiameter', path: 'la', params: { limit: s } } as const] : []),
  ...(lb < la ? [{ code: 'belowSeamDiameter', path: 'lb', params: { limit: la } } as const] : []),
  ...(t2Max < t2 ? [{ code: 'belowMinimum', path: 't2Max', params: { limit: t2 } } as const] : []),
  ...(n2Max < n2 ? [{ code: 'belowMinimum', path: 'n2Max', params: { limit: n2 } } as const] : []),
]
