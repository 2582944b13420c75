/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Hollow rotary table', note: 'Inertia and torque' },
}
