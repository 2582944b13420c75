/** Texts of embedded pages. */
export const texts = {
  bar: 'Selección',
  overview: 'Todas las series y calculadoras',
  title: 'Seleccionar un componente',
  lead: 'Calcule según las condiciones de trabajo o elija en una serie. El código de pedido del modelo elegido se envía a la página en la que está incrustada esta.',
  calculators: 'Por condiciones de trabajo',
  series: 'Por serie',
  unknownSeries: 'En el directorio de productos no existe la serie «{series}»',
  take: 'Usar este modelo',
  takeHint: 'Complete primero el código de pedido.',
  taken: 'Código de pedido {code} enviado a {host}',
  alone: 'Esta página no está incrustada en otra. Copie el código de pedido.',
} as const
