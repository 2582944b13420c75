/** Texts of the page that shows the parts of a combination. */
export const texts = {
  title: '{name}: componentes seleccionados',
  lead: 'Estos componentes forman un conjunto: cada uno se ha dimensionado para las cargas que los demás generan en estas condiciones de trabajo. El enlace a esta página incluye el conjunto completo.',
  conditions: 'Condiciones de trabajo',
  change: 'Cambiar las condiciones',
  parts: 'Componentes que pedir',
  instead: 'Alternativas',
  missing: 'Estos componentes ya no están en el catálogo, o el enlace está incompleto.',
  gone: 'Ya no están en el catálogo: {parts}. Cambie las condiciones para encontrar otros.',
  fails: 'Estos componentes no cumplen las condiciones de trabajo. Las comprobaciones de abajo indican qué límite se supera.',
  why: 'Comprobaciones de todos los componentes',
} as const
