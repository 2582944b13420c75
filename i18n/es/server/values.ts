/** Texts of reports of calculators whose results are values. */
export const texts = {
  title: 'Informe de cálculo',
  inputs: 'Datos',
  results: 'Resultados',
  steps: 'Valores intermedios',
  source: 'Fuente: {source}',
} as const
