/** Texts of the product page. */
export const texts = {
  heading: 'Model parameters',
  lead: 'Parameter selection is in development. These data came with the model from the calculation.',
  none: 'No data came from a calculation',
  noneHint: 'Open this page with Select model in the results of a calculation.',
  filters: 'Parameters brought in (fixed)',
  working: 'Working conditions',
  carry: 'Other data brought in',
  service: 'Service id',
  model: 'Model id',
  backToResults: 'Back to the calculation',
} as const
