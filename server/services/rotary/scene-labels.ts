/** Text keys by the list that a path is in: what the items and rows of a request are called. */
const lists: Readonly<Record<string, string>> = { list: 'scenes.items', parmentDto: 'scenes.rows', workingData: 'scenes.rows' }

/**
 * The text key of what a path in a request is called: `list.tableDiameter`, `parmentDto.totalInertia`.
 *
 * @returns Key path in `i18n`, or undefined for a path without a name of its own.
 */
export const sceneLabelKey = (path: string): string | undefined => {
  const [list = '', name] = path.split('.')
  // An entry that is no entry at all is named by its place.
  const named = name !== undefined && !/^\d+$/.test(name)
  if (!named || !Object.hasOwn(lists, list)) return path === 'type' ? 'scenes.type' : undefined
  return `${lists[list]}.${name}`
}
