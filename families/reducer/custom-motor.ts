/** Validation of motors of other brands. */
import type { CustomMotor } from './parameters.ts'

/** An error of a described motor: `code` and `params` are data, `i18n` formats the message. */
export type CustomMotorIssue = {
  readonly code: 'belowShaftDiameter' | 'belowSeamDiameter' | 'belowMinimum'
  readonly path: 'la' | 'lb' | 't2Max' | 'n2Max'
  readonly params: { readonly limit: number }
}

/**
 * Validates a described motor: pilot >= shaft, bolt circle >= pilot; peak torque and highest speed reach the rated ones.
 * @param motor fields of the drawer, mm, N·m, rpm
 * @returns issues; empty for a plausible motor
 */
export const customMotorIssues = ({ s, la, lb, t2, n2, t2Max = t2, n2Max = n2 }: CustomMotor): CustomMotorIssue[] => [
  ...(la < s ? [{ code: 'belowShaftDiameter', path: 'la', params: { limit: s } } as const] : []),
  ...(lb < la ? [{ code: 'belowSeamDiameter', path: 'lb', params: { limit: la } } as const] : []),
  ...(t2Max < t2 ? [{ code: 'belowMinimum', path: 't2Max', params: { limit: t2 } } as const] : []),
  ...(n2Max < n2 ? [{ code: 'belowMinimum', path: 'n2Max', params: { limit: n2 } } as const] : []),
]
