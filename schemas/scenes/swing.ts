/** Forces of a rotating mass off the axis: centrifugal with the square of the speed, tangential with the acceleration. */

/** Source of the force. */
export const swingSource = 'centripetal and tangential force of a mass off the axis; both act at the end of a ramp'

/**
 * Force of a rotating mass off the axis, m R √(ω⁴ + α²), N.
 * @param mass expression of m, kg
 * @param radius expression of R, mm
 */
export const swung = (mass: string, radius: string): string =>
  `${mass} * ${radius} / 1000[mm/m] * sqrt(pow(indexSpeed * 0.10471975511965977[rad/s/rpm] / 1[rad], 4) + pow(angularAcceleration / 1[rad], 2))`
