/**
 * Reads an untrusted PDF: the text of its pages, and the embedded calculation. Runs in its own thread, which may be ended at any
 * time.
 */
import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { attachmentName } from '../report/calculation-data.ts'
import { type Appearance, appearanceOf } from './appearance.ts'
import { staysSmall } from './scan-streams.ts'

/** Why a file cannot be read. */
export type Unreadable = 'notPdf' | 'broken' | 'encrypted' | 'scripts' | 'tooComplex' | 'tooManyPages'

/** The content read from a document. */
export type ReadPdf = {
  /** Lines of each page, as written. */
  readonly pages: readonly (readonly string[])[]
  /** Text of the embedded calculation. */
  readonly data: string | undefined
  /** The appearance of its pages; undefined unless requested. */
  readonly appearance: Appearance | undefined
}

const mostPages = 60
const largestFile = 8 * 1024 * 1024
const largestText = 4_000_000

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')

type Document = Awaited<ReturnType<typeof getDocument>['promise']>

const refusal = (reason: Unreadable) => ({ unreadable: reason }) as const

/** Whether the signature occurs in the first kilobyte. */
const looksLikePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

const linesOf = async (document: Document, number: number): Promise<readonly string[]> => {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  page.cleanup()
  const lines: string[] = []
  let [line, left] = ['', 0]
  for (const item of items) {
    if (!('str' in item)) continue
    const start = Number(item.transform[4])
    // Two texts of a drawing at the same height, the right one first.
    line += start < left && line !== '' ? ` ${item.str}` : item.str
    left = start
    if (!item.hasEOL) continue
    lines.push(line)
    line = ''
  }
  return line === '' ? lines : [...lines, line]
}

/** Text of the embedded calculation, where there is one. */
const dataOf = async (document: Document): Promise<string | undefined> => {
  const attachments = await document.getAttachments()
  if (!attachments?.has(attachmentName)) return undefined
  const content: unknown = await document.getAttachmentContent(attachmentName)
  return content instanceof Uint8Array && content.length <= largestFile ? new TextDecoder().decode(content) : undefined
}

/** Whether the document has scripts. They are never run, and reports of this service have none. */
const hasScripts = async (document: Document): Promise<boolean> => {
  const start: unknown = await document.getOpenAction()
  return (await document.getJSActions()) !== null || (start instanceof Map && start.has('action'))
}

type Reading = { readonly appearance: boolean }

const readDocument = async (document: Document, reading: Reading): Promise<ReadPdf | { readonly unreadable: Unreadable }> => {
  if (document.numPages > mostPages) return refusal('tooManyPages')
  if (await hasScripts(document)) return refusal('scripts')
  const pages: (readonly string[])[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const lines = await linesOf(document, number)
    length += lines.reduce((sum, line) => sum + line.length, 0)
    if (length > largestText) return refusal('tooComplex')
    pages.push(lines)
  }
  return { pages, data: await dataOf(document), appearance: reading.appearance ? await appearanceOf(document) : undefined }
}

const reasonOf = (error: unknown): Unreadable => (error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken')

/** Whether the document is encrypted; one that opens without a password may have an owner password. */
const isEncrypted = async (document: Document): Promise<boolean> => {
  const { info } = await document.getMetadata()
  return 'EncryptFilterName' in info && Boolean(info.EncryptFilterName)
}

/** @param bytes of an untrusted file; the array is transferred and must not be used afterwards */
export const readPdf = async (
  bytes: Uint8Array,
  reading: Reading = { appearance: false },
): Promise<ReadPdf | { readonly unreadable: Unreadable }> => {
  if (!looksLikePdf(bytes)) return refusal('notPdf')
  if (!staysSmall(bytes)) return refusal('tooComplex')
  const loading = getDocument({
    data: bytes,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    // Fonts are compared by their outlines.
    fontExtraProperties: reading.appearance,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    return (await isEncrypted(document)) ? refusal('encrypted') : await readDocument(document, reading)
  } catch (error) {
    return refusal(reasonOf(error))
  } finally {
    await loading.destroy()
  }
}
