/** Determines the type of a file by its content; its name must agree. */
import type { FileType } from '../../../contract/site/content-calls.ts'

const beginnings: Readonly<Record<FileType, readonly string[]>> = {
  pdf: ['%PDF-'],
  zip: ['PK\u0003\u0004'],
  step: ['ISO-10303-21;'],
  png: ['\u0089PNG\r\n\u001A\n'],
}

const endings: Readonly<Record<FileType, readonly string[]>> = { pdf: ['.pdf'], zip: ['.zip'], step: ['.step', '.stp'], png: ['.png'] }

/** Media types by file type. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  step: 'model/step',
  png: 'image/png',
}

// The keys of the map are exactly its type's keys.
const types = Object.keys(beginnings) as readonly FileType[]

/** @returns undefined where content and name disagree, or the type cannot be published */
export const typeOfFile = (name: string, bytes: Uint8Array): FileType | undefined => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const lower = name.toLowerCase()
  return types.find((type) => beginnings[type].some((text) => start.startsWith(text)) && endings[type].some((end) => lower.endsWith(end)))
}
