/** Texts of a working class whose screen is no form. */
export const texts = {
  class: { name: 'Rotating platform', note: 'All platforms, by inertia and torque you know' },
}
