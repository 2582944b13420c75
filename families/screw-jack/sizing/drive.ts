/** Input side of a worm screw jack. */

/**
 * Input speed n1 = V i / p.
 * @param jack lifting speed V (m/s), worm ratio i, lead of the screw p (m)
 * @returns rev/s
 * Source: Jacton technical notes 19.
 */
export const jackInputSpeed = (jack: { readonly speed: number; readonly wormRatio: number; readonly lead: number }): number =>
  (jack.speed * jack.wormRatio) / jack.lead

/**
 * Input power P = F V / η.
 * @param force F, N
 * @param speed lifting speed V, m/s
 * @param efficiency total efficiency η, 0 to 1
 * @returns W
 * Source: Jacton technical notes 19.
 */
export const jackInputPower = (force: number, speed: number, efficiency: number): number => (force * speed) / efficiency

/**
 * Thermal power limit of the gear case at a duty cycle: P_perm = P_nom fϑ min(1, ED_nom / ED).
 * @param thermal permissible power at the nominal duty cycle and 20 °C P_nom (W), nominal duty cycle ED_nom and duty cycle ED
 * (fractions of time, > 0), factor of the ambient temperature fϑ
 * @returns W
 * Source: engineering assumption (heat balance over the cycle); the ratings hold for 20 %/h or 30 %/10 min at 20 °C.
 */
export const permissiblePower = (thermal: {
  readonly nominalPower: number
  readonly nominalDuty: number
  readonly duty: number
  readonly ambientFactor: number
}): number => thermal.nominalPower * thermal.ambientFactor * Math.min(1, thermal.nominalDuty / thermal.duty)
