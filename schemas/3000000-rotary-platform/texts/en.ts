/** Texts of a working class without a form. */
export const texts = {
  class: { name: 'Rotating platform', note: 'All platforms, by known inertia and torque' },
}
