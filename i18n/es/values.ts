/** Texts of results that a form calculates by itself. */
export const texts = {
  title: 'Resultados',
  copy: 'Copiar resultados',
  report: 'Informe (PDF)',
  reportName: 'informe {id}',
  source: 'Fuente: {source}',
  cell: '{share} de {value} en {place}',
  solve: {
    title: 'Buscar una entrada',
    input: 'Entrada',
    target: 'Deseado: {name}',
    find: 'Buscar',
    take: 'Usar {name} = {value}',
    none: 'Ningún valor de {name} lo da: el resultado va de {least} a {most}.',
    jump: 'Entre {low} y {high} el resultado salta de {before} a {after}.',
    blocked: 'Antes hacen falta las demás entradas.',
  },
} as const
