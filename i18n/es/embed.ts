/** Texts of embedded pages. */
export const texts = {
  bar: 'Selección',
  overview: 'Todas las series y calculadoras',
  title: 'Seleccionar un componente',
  lead: 'Calcule según las condiciones de trabajo o elija en una serie. El código de pedido del modelo que elija se entrega a la página que contiene a esta.',
  calculators: 'Por condiciones de trabajo',
  series: 'Por serie',
  unknownSeries: 'El catálogo no contiene la serie «{series}»',
  take: 'Usar este modelo',
  takeHint: 'Complete primero el código de pedido.',
  taken: 'El código de pedido {code} se ha entregado a {host}',
  alone: 'Ninguna página recibe aquí los modelos. Copie el código de pedido.',
} as const
