/** Texts of the search box and the search results. */
export const texts = {
  label: 'Models and calculators found',
  groups: {
    calculators: 'Calculators and help',
    orderCode: 'Matches this order code',
    similar: 'Similar names',
    equivalent: 'Interchangeable mounting, other manufacturers: compare before ordering',
  },
  status: { loadmore: 'Pull down to load more', loading: 'Loading', nomore: 'No more' },
  found: '{{count:No models found|1 model found|?? models found}}',
  none: 'No models match',
  contact: 'Contact customer service for more selection data',
  /** In the place of that, where calculators are found. */
  sized: 'No model name contains this text. The calculators above find models from working conditions, the directory by product type.',
  help: 'Help: how to find a model',
  off: 'Search data updating, available next day',
  hint: 'Part of a model name or ID, a complete order code, or the name of a calculator',
  all: 'All results: {count}',
  recent: { heading: 'Recent searches', remove: 'Remove “{keyword}”' },
  page: {
    headingOf: 'Search: {keyword}',
    again: 'Search again',
    pages: 'Result pages',
    calculators: 'Or size a model from the working conditions',
  },
} as const
