/** Text comparison for keyword search. */

const fullWidthFirst = 0xff01
const fullWidthLast = 0xff5e
const fullWidthShift = 0xfee0
const ideographicSpace = 0x3000
const space = 0x20

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0)
  if (code === ideographicSpace || code < space) return ' '
  const narrow = code >= fullWidthFirst && code <= fullWidthLast ? String.fromCharCode(code - fullWidthShift) : unit
  const lower = narrow.toLowerCase()
  // `İ` would become two units and shift the positions of matches.
  return lower.length === 1 ? lower : narrow
}

/** Cache of folded units: names use few of the 65,536. */
const folded: string[] = []

/**
 * Folds to lower case, narrow forms, and spaces for control characters; unit by unit, so that positions are those of the text.
 *
 * @returns a text with as many UTF-16 units as `text`
 */
export function foldText(text: string): string {
  let result = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    result += folded[code] ??= foldUnit(text.charAt(index))
  }
  return result
}

/** A range of a text, from its first UTF-16 unit to one past its last. */
export type HitRange = readonly [start: number, end: number]

/**
 * The occurrences of a keyword in a text, from left to right without overlap.
 *
 * @param text as shown
 * @param keyword as typed; an empty one does not occur
 */
export function hitRanges(text: string, keyword: string): HitRange[] {
  const sought = foldText(keyword)
  if (sought === '') return []
  const inText = foldText(text)
  const ranges: HitRange[] = []
  for (let at = inText.indexOf(sought); at >= 0; at = inText.indexOf(sought, at + sought.length)) ranges.push([at, at + sought.length])
  return ranges
}
