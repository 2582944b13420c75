/** Texts of embedded pages. */
export const texts = {
  bar: 'Selection',
  overview: 'All series and calculators',
  title: 'Select a component',
  lead: 'Calculate from working conditions, or choose from a series. The order code of the selected model is passed to the page in which this one is embedded.',
  calculators: 'By working conditions',
  series: 'By series',
  unknownSeries: 'There is no series “{series}” in the product directory',
  take: 'Use this model',
  takeHint: 'Complete the order code first.',
  taken: 'Order code {code} passed to {host}',
  alone: 'This page is not embedded in another one. Copy the order code instead.',
} as const
