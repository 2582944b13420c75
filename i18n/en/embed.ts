/** Texts of embedded pages. */
export const texts = {
  bar: 'Selection',
  overview: 'All series and calculators',
  title: 'Select a component',
  lead: 'Calculate by working conditions, or choose from a series. The order code of the model that you take is handed to the page around this one.',
  calculators: 'By working conditions',
  series: 'By series',
  unknownSeries: 'The product directory has no series “{series}”',
  take: 'Take this model',
  takeHint: 'Complete the order code first.',
  taken: 'Order code {code} has been handed to {host}',
  alone: 'No page here takes models. Copy the order code instead.',
} as const
