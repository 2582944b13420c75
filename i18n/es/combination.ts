/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}: componentes seleccionados',
  lead: 'Estos componentes forman un conjunto: cada uno se ha dimensionado para las cargas que los demás generan en estas condiciones de trabajo. El enlace a esta página incluye el conjunto completo.',
  conditions: 'Condiciones de trabajo',
  change: 'Cambiar las condiciones',
  parts: 'Partes que pedir',
  instead: 'Alternativas',
  missing: 'Estas partes ya no están en el catálogo, o la dirección no está completa.',
  gone: 'Ya no está en el catálogo: {parts}. Cambie las condiciones para encontrar otras.',
  fails: 'Con estas partes no se cumplen las condiciones de trabajo. Las comprobaciones dicen qué límite falta.',
  why: 'Comprobaciones de todas las partes',
} as const
