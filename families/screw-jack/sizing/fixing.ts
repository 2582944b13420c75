/** End supports of a jack's screw, with the factors of the selection rules, as data. */

/** `bucklingFactor` fm in Pa, `speedFactor` fn = λ²/π² as specified, `eigenvalueSquared` λ² of the beam (both dimensionless). */
export type JackFixingFactors = { readonly bucklingFactor: number; readonly speedFactor: number; readonly eigenvalueSquared: number }

/** First eigenvalues of a beam, squared: cos λ cosh λ = -1 for a free end, tan λ = tanh λ for a supported one. */
const freeEnd = 3.516_015
const supportedEnd = 15.418_206

/**
 * fm 25 000 / 100 000 / 200 000 N/mm² by end supports; fn 0.36 for a free end, 1.56 for a supported one (the screw is always fixed
 * in the gear case). Source: Tsubaki Linipower Jack (ZKF) and Jacton technical notes 19 for fm; fn from beam theory, 3.516/π² and
 * 15.42/π².
 */
export const jackFixings = {
  'both-supported': { bucklingFactor: 1e11, speedFactor: 1.56, eigenvalueSquared: supportedEnd },
  'base-fixed-end-free': { bucklingFactor: 2.5e10, speedFactor: 0.36, eigenvalueSquared: freeEnd },
  'base-fixed-end-fixed': { bucklingFactor: 2e11, speedFactor: 1.56, eigenvalueSquared: supportedEnd },
} as const satisfies Record<string, JackFixingFactors>

/** Name of an end support; `base-fixed-end-fixed` means end supported or fixed. */
export type JackFixing = keyof typeof jackFixings
/** All end supports. */
// The keys of the table above.
export const jackFixingNames = Object.keys(jackFixings) as readonly JackFixing[]

/** @returns the factor fn that is judged with: as specified, but never above the beam's (0.36 is rounded up from 0.356) */
export const judgedSpeedFactor = (fixing: JackFixing): number => {
  const { speedFactor, eigenvalueSquared } = jackFixings[fixing]
  return Math.min(speedFactor, eigenvalueSquared / Math.PI ** 2)
}
