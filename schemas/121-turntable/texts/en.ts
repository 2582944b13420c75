/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Turntable', note: 'You describe what turns; inertia and torque are worked out' },
}
