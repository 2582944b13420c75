/** Text namespaces and decoding for the catalogue pages. */

/** Namespaces for the names of columns and models. */
export const ofModels = ['product', 'models']
/** The same with those of series lists. */
export const ofDirectory = ['directory', 'filters', ...ofModels]

/** Decodes a segment of a path; the router leaves separators encoded. */
export const textOf = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
