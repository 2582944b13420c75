/** Reads a PDF of any origin: the text of its pages, and the calculation in it. In a thread of its own, which may be ended at any time. */
import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { attachmentName } from '../report/calculation-data.ts'
import { staysSmall } from './scan-streams.ts'

/** Why a file cannot be read. */
export type Unreadable = 'notPdf' | 'broken' | 'encrypted' | 'scripts' | 'tooComplex' | 'tooManyPages'

/** What is read of a document. */
export type ReadPdf = {
  /** Lines of each page, as they were written. */
  readonly pages: readonly (readonly string[])[]
  /** The calculation as data, as it stands in the document. */
  readonly data: string | undefined
}

const mostPages = 60
const largestFile = 8 * 1024 * 1024
const largestText = 4_000_000

GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')

type Document = Awaited<ReturnType<typeof getDocument>['promise']>

const refusal = (reason: Unreadable) => ({ unreadable: reason }) as const

/** A file begins with its mark, or within the first kilobyte. */
const looksLikePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

const linesOf = async (document: Document, number: number): Promise<readonly string[]> => {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  page.cleanup()
  const lines: string[] = []
  let line = ''
  for (const item of items) {
    if (!('str' in item)) continue
    line += item.str
    if (!item.hasEOL) continue
    lines.push(line)
    line = ''
  }
  return line === '' ? lines : [...lines, line]
}

/** The calculation as data, where the document has it. */
const dataOf = async (document: Document): Promise<string | undefined> => {
  const attachments = await document.getAttachments()
  if (!attachments?.has(attachmentName)) return undefined
  const content: unknown = await document.getAttachmentContent(attachmentName)
  return content instanceof Uint8Array && content.length <= largestFile ? new TextDecoder().decode(content) : undefined
}

/** Scripts run nowhere here, and no report of ours has one. */
const hasScripts = async (document: Document): Promise<boolean> => {
  const start: unknown = await document.getOpenAction()
  return (await document.getJSActions()) !== null || (start instanceof Map && start.has('action'))
}

const readDocument = async (document: Document): Promise<ReadPdf | { readonly unreadable: Unreadable }> => {
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
  return { pages, data: await dataOf(document) }
}

const reasonOf = (error: unknown): Unreadable => (error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken')

/** A document that opens without a password may still be encrypted: its owner's password is another one. */
const isEncrypted = async (document: Document): Promise<boolean> => {
  const { info } = await document.getMetadata()
  return 'EncryptFilterName' in info && Boolean(info.EncryptFilterName)
}

/**
 * @param bytes of a file of any origin; they are taken over
 */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf | { readonly unreadable: Unreadable }> => {
  if (!looksLikePdf(bytes)) return refusal('notPdf')
  if (!staysSmall(bytes)) return refusal('tooComplex')
  const loading = getDocument({
    data: bytes,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await loading.promise
    return (await isEncrypted(document)) ? refusal('encrypted') : await readDocument(document)
  } catch (error) {
    return refusal(reasonOf(error))
  } finally {
    await loading.destroy()
  }
}
