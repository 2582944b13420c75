/** Texts of reports of calculators whose results are values. */
export const texts = {
  title: 'Calculation report',
  inputs: 'Inputs',
  results: 'Results',
  steps: 'Intermediate values',
  source: 'Source: {source}',
} as const
