/** The directory narrowed by a text. Pure. */
import type { SeriesRootPC } from '../../contract/directory/directory.ts'

/**
 * @param text words, each of which has to stand in the name of a series, its makers or its root
 * @returns the roots with the series that are left; those with none are left out
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
