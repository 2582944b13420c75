/** Motors of other brands: defaults of the drawer, and what can be wrong with one. */
import type { CustomMotor } from './parameters.ts'

/** Fields of the drawer as it opens. */
export const defaultCustomMotor: CustomMotor = { t2: 1.27, n2: 3000, s: 14, lr: 30, la: 50, le: 3, lb: 70, lz: 5.5 }

/** What is wrong with a described motor: data for `errors`, the text is made in `i18n`. */
export type CustomMotorIssue = {
  readonly code: 'belowShaftDiameter' | 'belowSeamDiameter'
  readonly path: 'la' | 'lb'
  readonly params: { readonly limit: number }
}

/**
 * The seam (pilot) is at least as wide as the shaft, the bolt circle at least as wide as the seam.
 * @param motor fields of the drawer, mm
 * @returns issues; none for a motor that can be
 */
export const customMotorIssues = ({ s, la, lb }: CustomMotor): CustomMotorIssue[] => [
  ...(la < s ? [{ code: 'belowShaftDiameter', path: 'la', params: { limit: s } } as const] : []),
  ...(lb < la ? [{ code: 'belowSeamDiameter', path: 'lb', params: { limit: la } } as const] : []),
]
