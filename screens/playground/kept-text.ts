/** The text that is edited, over a reload: of this tab first, then that of the tab before; and what the address carries. */
import { packText, unpackText } from '../../contract/saved/packed-text.ts'
import { readStored, writeStored } from '../base/browser/storage.ts'
import { queryOfAddress, writeAddress } from '../base/selection/address.ts'
import { newDocument } from './document/new-document.ts'
import { longestText, writeDocument } from './document/playground-document.ts'

const key = 'sizewright.playground'
const parameter = 'd'
const path = '/playground'

/** Longest document in an address, characters: browsers take more, this page makes none. */
const longestPacked = 400_000

/** The text to begin with; `isBroken`: the address holds something that is none. */
export type OpenedText = { readonly text: string; readonly isBroken: boolean }

const packedInAddress = (): string | undefined => new URLSearchParams(queryOfAddress()).get(parameter) ?? undefined

const keptText = (): string => readStored('session', key) ?? readStored('local', key) ?? writeDocument(newDocument)

const unpack = async (packed: string): Promise<OpenedText> => {
  const text = await unpackText(packed, { longest: longestPacked, largest: 4 * longestText })
  return { text: text ?? keptText(), isBroken: text === undefined }
}

/** As React marks a promise that it has waited for: nobody waits for what is there. */
const atOnce = (value: OpenedText): Promise<OpenedText> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

let linked: { readonly packed: string; readonly text: Promise<OpenedText> } | undefined

/** What to begin with; of a link the same promise for the same link. Nothing is asked of the server. */
export const openedText = (): Promise<OpenedText> => {
  const packed = packedInAddress()
  if (packed === undefined) return atOnce({ text: keptText(), isBroken: false })
  if (linked?.packed !== packed) linked = { packed, text: unpack(packed) }
  return linked.text
}

/** Keeps what is edited now; an address that holds another text is left behind. */
export const keepText = (text: string): void => {
  writeStored('session', key, text)
  writeStored('local', key, text)
  if (packedInAddress() !== undefined) writeAddress(path)
}

/** A link to the text as it is. */
const linkTo = async (text: string): Promise<string> => new URL(`#${path}?${parameter}=${await packText(text)}`, location.href).href

/** Copies a link to the text. @returns its length; undefined where it could not be copied */
export const copyLinkTo = async (text: string, copy: (link: string) => Promise<boolean>): Promise<number | undefined> => {
  const link = await linkTo(text)
  return (await copy(link)) ? link.length : undefined
}
