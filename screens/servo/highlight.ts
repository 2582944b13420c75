/** Where the words of a keyword occur in a name. */
export type Segment = { readonly text: string; readonly at: number; readonly hit: boolean }

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** The text in pieces, in order: those that a word of the keyword matches, whatever its case, and those between. */
export const segmentsOf = (text: string, keyword: string): readonly Segment[] => {
  const words = keyword.split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text, at: 0, hit: false }]
  // Longer words first: where one word begins another, the longer one is marked.
  const pattern = words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  let at = 0
  return text.split(new RegExp(`(${pattern})`, 'i')).flatMap((piece, index) => {
    const start = at
    at += piece.length
    return piece === '' ? [] : [{ text: piece, at: start, hit: index % 2 === 1 }]
  })
}
