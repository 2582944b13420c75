/** What the pages of the catalogue need before they are shown. */

/** Texts that the names of columns and models need. */
export const ofModels = ['product', 'models']
/** The same, and those of lists of series. */
export const ofDirectory = ['directory', 'filters', ...ofModels]

/** A part of an address as a text; the router has decoded all but what parts an address. */
export const textOf = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
