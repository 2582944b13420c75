/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Turntable', note: 'Describe the rotating load; inertia and torque are calculated' },
}
