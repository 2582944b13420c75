/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Turntable', note: 'You describe what turns; inertia and torque are worked out' },
}
