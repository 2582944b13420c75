/** Texts of the search box and the search results. */
export const texts = {
  label: 'Models and calculators found',
  groups: {
    calculators: 'Calculators and help',
    orderCode: 'Named by this order code',
    similar: 'Similar names',
    equivalent: 'Mounted alike, other makers: compare before you order',
  },
  status: { loadmore: 'Pull down to load more', loading: 'Loading', nomore: 'No more' },
  found: '{{count:No models found|1 model found|?? models found}}',
  none: 'No models match',
  contact: 'Contact customer service for more selection data',
  /** In the place of that, where calculators are found. */
  sized: 'No model has this in its name. The calculators above find models by working conditions, the directory by kind.',
  help: 'Help: how to find a model',
  off: 'Search data updating, available next day',
  hint: 'Part of a model name or id, or a complete order code; calculators by name',
  all: 'All results: {count}',
  recent: { heading: 'Recent searches', remove: 'Remove “{keyword}”' },
  page: {
    headingOf: 'Search: {keyword}',
    again: 'Search again',
    pages: 'Pages of results',
    calculators: 'Or size one by its working conditions',
  },
} as const
