/** A selection as the text of an address: JSON, deflated, in the alphabet of addresses. Damaged or swollen texts are no selection. */
import { packText, unpackText } from './packed-text.ts'
import { readSelection, type Selection } from './selection-document.ts'

/** Longest text that is read, characters, and largest document in it, bytes: what is larger was not made here. */
export const longestAddress = 16_384
const largestDocument = 262_144

/** @returns text of letters, digits, '-' and '_' that `decodeSelection` reads back */
export const encodeSelection = (selection: Selection): Promise<string> => packText(JSON.stringify(selection))

/** @returns the selection, of any version so far; undefined for a text that holds none */
export const decodeSelection = async (text: string): Promise<Selection | undefined> => {
  const json = await unpackText(text, { longest: longestAddress, largest: largestDocument })
  if (json === undefined) return undefined
  try {
    return readSelection(JSON.parse(json))
  } catch {
    return undefined
  }
}
