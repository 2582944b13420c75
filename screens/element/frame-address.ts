/** The address of the frame that a page of somebody else's shows, from what stands on its element. */

/** What is handed on to the choice: the element calls it as the address does. */
const handedOn = { calculator: 'calculator', series: 'serviceID', model: 'driveID', lang: 'lang' } as const
type Name = 'site' | keyof typeof handedOn

export const frameAttributes: readonly Name[] = ['site', 'calculator', 'series', 'model', 'lang']

/**
 * @param origin where Sizewright is
 * @param attribute value of an attribute of the element; null where it has none
 */
export const frameAddress = (origin: string, attribute: (name: Name) => string | null): string => {
  const site = attribute('site')
  const names = ['calculator', 'series', 'model', 'lang'] as const
  const query = new URLSearchParams(names.map((name) => [handedOn[name], attribute(name) ?? '']).filter(([, value]) => value !== ''))
  const before = site ? `?${new URLSearchParams({ site })}` : ''
  return `${origin}/${before}#/embed/selection-detail${query.size > 0 ? `?${query}` : ''}`
}
