/** The edited text over a reload: that of this tab, otherwise of the last tab; and the text in the address. */
import { packText, unpackText } from '../../contract/saved/packed-text.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'
import { queryOfAddress, writeAddress } from '../base/selection/address.ts'
import { newDocument } from './document/new-document.ts'
import { longestText, writeDocument } from './document/playground-document.ts'

const key = 'sizewright.playground'
const parameter = 'd'
const path = '/playground'

/** Maximum length of a document in an address, characters; lower than the limit of browsers. */
const longestPacked = 400_000

/** The initial text; `isBroken` if the address contains an invalid one. */
export type OpenedText = { readonly text: string; readonly isBroken: boolean }

const packedInAddress = (): string | undefined => new URLSearchParams(queryOfAddress()).get(parameter) ?? undefined

const savedText = (): string => readStored('session', key) ?? readStored('local', key) ?? writeDocument(newDocument)

const unpack = async (packed: string): Promise<OpenedText> => {
  const text = await unpackText(packed, { longest: longestPacked, largest: 4 * longestText })
  return { text: text ?? savedText(), isBroken: text === undefined }
}

/** Marks the promise as resolved for React, so that components do not suspend. */
const resolved = (value: OpenedText): Promise<OpenedText> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

let linked: { readonly packed: string; readonly text: Promise<OpenedText> } | undefined

/** Returns the initial text; the same promise for the same link. Makes no request. */
export const openedText = (): Promise<OpenedText> => {
  const packed = packedInAddress()
  if (packed === undefined) return resolved({ text: savedText(), isBroken: false })
  if (linked?.packed !== packed) linked = { packed, text: unpack(packed) }
  return linked.text
}

/** Stores the edited text and removes a linked document from the address. */
export const keepText = (text: string): void => {
  writeStored('session', key, text)
  writeStored('local', key, text)
  if (packedInAddress() !== undefined) writeAddress(path)
}

/** Returns a link to the text. */
const linkTo = async (text: string): Promise<string> => new URL(`#${path}?${parameter}=${await packText(text)}`, location.href).href

/**
 * Copies a link to the text.
 *
 * @returns its length; undefined if copying failed
 */
export const copyLinkTo = async (text: string, copy: (link: string) => Promise<boolean>): Promise<number | undefined> => {
  const link = await linkTo(text)
  return (await copy(link)) ? link.length : undefined
}
