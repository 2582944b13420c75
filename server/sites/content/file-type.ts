/** What a file is, by what it holds: its name has to agree. */
import type { FileType } from '../../../contract/site/content-calls.ts'

const beginnings: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['%PDF-'],
  zip: ['PK\u0003\u0004'],
  step: ['ISO-10303-21;'],
  png: ['\u0089PNG\r\n\u001A\n'],
}

const endings: Readonly<Record<FileType, readonly string[]>> = { pdf: ['.pdf'], zip: ['.zip'], step: ['.step', '.stp'], png: ['.png'] }

/** What a type is called on the wire. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  step: 'model/step',
  png: 'image/png',
}

// The keys of a record are those of its type.
const types = Object.keys(beginnings) as readonly FileType[]

/** @returns undefined where contents and name do not agree, or are of no type that is published */
export const typeOfFile = (name: string, bytes: Uint8Array): FileType | undefined => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const lower = name.toLowerCase()
  return types.find((type) => beginnings[type].some((text) => start.startsWith(text)) && endings[type].some((end) => lower.endsWith(end)))
}
