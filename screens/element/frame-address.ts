/** Address of the element's frame, built from its attributes. */

/** Attributes passed to the selection, with the parameter names of its address. */
const handedOn = { calculator: 'calculator', series: 'serviceID', model: 'driveID', lang: 'lang' } as const
type Name = 'site' | keyof typeof handedOn

export const frameAttributes: readonly Name[] = ['site', 'calculator', 'series', 'model', 'lang']

/**
 * Returns the address of the frame.
 *
 * @param origin of Sizewright
 * @param attribute returns an attribute of the element; null if missing
 */
export const frameAddress = (origin: string, attribute: (name: Name) => string | null): string => {
  const site = attribute('site')
  const names = ['calculator', 'series', 'model', 'lang'] as const
  const query = new URLSearchParams(names.map((name) => [handedOn[name], attribute(name) ?? '']).filter(([, value]) => value !== ''))
  const before = site ? `?${new URLSearchParams({ site })}` : ''
  return `${origin}/${before}#/embed/selection-detail${query.size > 0 ? `?${query}` : ''}`
}
