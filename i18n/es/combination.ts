/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}: partes elegidas',
  lead: 'Estas partes van juntas: cada una está dimensionada para lo que las demás hacen de las condiciones de trabajo. La dirección de esta página las lleva todas.',
  conditions: 'Condiciones de trabajo',
  change: 'Cambiar las condiciones',
  parts: 'Partes que pedir',
  instead: 'Sirve en su lugar',
  missing: 'Estas partes ya no están en el catálogo, o la dirección no está completa.',
  gone: 'Ya no está en el catálogo: {parts}. Cambie las condiciones para encontrar otras.',
  fails: 'Con estas partes no se cumplen las condiciones de trabajo. Las comprobaciones dicen qué límite falta.',
  why: 'Comprobaciones de todas las partes',
} as const
