/** Whether the pages are embedded in another site. */

const { dataset } = document.documentElement

/**
 * Returns whether the pages are embedded. Stays true once set, so that pages opened from there do not suddenly show the full
 * header and class list.
 */
export const isEmbedded = (location = ''): boolean => {
  if (location.startsWith('/embed/')) dataset['embedded'] = ''
  return 'embedded' in dataset
}
