/** Whether the pages stand in a page of somebody else's. */

const { dataset } = document.documentElement

/** Once they do they do: what is opened from there must not suddenly come with the whole frame. */
export const isEmbedded = (location = ''): boolean => {
  if (location.startsWith('/embed/')) dataset['embedded'] = ''
  return 'embedded' in dataset
}
