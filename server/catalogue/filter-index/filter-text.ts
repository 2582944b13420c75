/** How texts are compared when a keyword is looked for. */

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
  // `İ` would become two units, and hits would no longer be at their places in the text.
  return lower.length === 1 ? lower : narrow
}

/** Folded units seen so far: names repeat few of the 65,536. */
const folded: string[] = []

/**
 * Lower case, full width made narrow, control characters made spaces; unit by unit, so that places in the folded text are places in the text.
 * @returns as many UTF-16 units as `text` has
 */
export function foldText(text: string): string {
  let result = ''
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    result += folded[code] ??= foldUnit(text.charAt(index))
  }
  return result
}

/** A stretch of a text, from its first UTF-16 unit to one past its last. */
export type HitRange = readonly [start: number, end: number]

/**
 * Where a keyword stands in a text, from left to right without overlap.
 * @param text as it is shown
 * @param keyword as it was typed; an empty one stands nowhere
 */
export function hitRanges(text: string, keyword: string): HitRange[] {
  const sought = foldText(keyword)
  if (sought === '') return []
  const inText = foldText(text)
  const ranges: HitRange[] = []
  for (let at = inText.indexOf(sought); at >= 0; at = inText.indexOf(sought, at + sought.length)) ranges.push([at, at + sought.length])
  return ranges
}
