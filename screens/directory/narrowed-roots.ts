/** Text search in the directory. Pure. */
import type { SeriesRootPC } from '../../contract/directory/directory.ts'

/**
 * Returns the roots with their matching series; roots without any are omitted.
 *
 * @param text words, each of which must occur in the name of the series, its manufacturers or its root
 */
export const narrowedRoots = (roots: readonly SeriesRootPC[], text: string): readonly SeriesRootPC[] => {
  const words = text.toLowerCase().split(/\s+/)
  return roots
    .map((root) => {
      const seriesList = root.seriesList.filter(({ prodName, makers }) => {
        const names = [root.name, prodName, ...makers].join(' ').toLowerCase()
        return words.every((word) => names.includes(word))
      })
      return { ...root, seriesList }
    })
    .filter(({ seriesList }) => seriesList.length > 0)
}
