/** Encodes a selection for a URL: JSON, deflate, base64url. Damaged or oversized texts are rejected. */
import { packText, unpackText } from './packed-text.ts'
import { readSelection, type Selection } from './selection-document.ts'

/** Longest encoded text, characters, and largest decoded document, bytes. */
export const longestAddress = 16_384
const largestDocument = 262_144

/** @returns letters, digits, '-' and '_' that `decodeSelection` decodes */
export const encodeSelection = (selection: Selection): Promise<string> => packText(JSON.stringify(selection))

/** @returns the selection, of the current or an earlier version; undefined if the text is not a valid selection */
export const decodeSelection = async (text: string): Promise<Selection | undefined> => {
  const json = await unpackText(text, { longest: longestAddress, largest: largestDocument })
  if (json === undefined) return undefined
  try {
    return readSelection(JSON.parse(json))
  } catch {
    return undefined
  }
}
