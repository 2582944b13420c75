/** What a document shows, whatever the order of its objects: drawing operations, fonts, descriptions, and what lies on its pages. */
import { AnnotationMode, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isRecord } from '../../../engine/base/is-record.ts'
import { canonicalJson, sha256 } from '../canonical-json.ts'
import { attachmentName } from '../report/calculation-data.ts'

/** Left, bottom, right, top; pt. */
export type Area = readonly [number, number, number, number]

/** Something that lies on a page: a link, a note, a form field. */
export type Annotation = {
  /** What has to be equal for two of them to be the same. */
  readonly identity: string
  readonly kind: 'signature' | 'annotation'
  readonly area: Area
  readonly text: string
}

/** The appearance of a page. */
export type PageAppearance = {
  /** Hash of everything drawn, of its fonts, its size, and its structure. */
  readonly drawn: string
  readonly annotations: readonly Annotation[]
  /** Where its texts are. */
  readonly texts: readonly Area[]
}

/** The appearance of a document. */
export type Appearance = {
  readonly pages: readonly PageAppearance[]
  /** Hash of title, author and date. */
  readonly about: string
  /** Names of embedded files other than the calculation. */
  readonly files: readonly string[]
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const textAt = (value: unknown, name: string): string => {
  const member = isRecord(value) ? value[name] : undefined
  return typeof member === 'string' ? member : ''
}

const areaOf = (rect: unknown): Area => {
  const [left = 0, bottom = 0, right = 0, top = 0] = Array.isArray(rect) ? rect.map(Number) : []
  return [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)]
}

/** Hash of a font program; fonts have other names in each document. */
const fontHash = (page: PDFPageProxy, name: string): string => {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined
  const data = isRecord(font) ? font['data'] : undefined
  return data instanceof Uint8Array ? sha256(data) : name
}

/** Drawing operations with the hash of a font in place of its name. */
const drawnOn = async (page: PDFPageProxy): Promise<readonly unknown[]> => {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE })
  // Operations are numbers and their arguments JSON; the types of the library say less.
  const all: readonly unknown[] = argsArray
  return fnArray.flatMap((operation: number, index: number) => {
    const params = all[index]
    if (operation === OPS.dependency) return []
    if (operation !== OPS.setFont || !isList(params)) return [[operation, params]]
    const [name, ...rest] = params
    return [[operation, fontHash(page, String(name)), ...rest]]
  })
}

/** The structure for readers of the screen, without the ids of its objects. */
const structure = (node: unknown): unknown => {
  if (!isRecord(node)) return null
  const { role = null, alt = null, lang = null, children } = node
  return [role, alt, lang, Array.isArray(children) ? children.map(structure) : []]
}

const annotationOf = (found: unknown): Annotation => {
  const [type, field] = [textAt(found, 'subtype'), textAt(found, 'fieldType')]
  const area = areaOf(isRecord(found) ? found['rect'] : undefined)
  const [address, value] = [textAt(found, 'unsafeUrl'), textAt(found, 'fieldValue')]
  const note = textAt(isRecord(found) ? found['contentsObj'] : undefined, 'str')
  return {
    identity: JSON.stringify([type, field, area, address, value, note]),
    kind: field === 'Sig' ? 'signature' : 'annotation',
    area,
    text: [note, value, address].find((text) => text !== '') ?? '',
  }
}

const pageOf = async (page: PDFPageProxy): Promise<PageAppearance> => {
  const drawn = await drawnOn(page)
  const tree: unknown = await page.getStructTree()
  const annotations: readonly unknown[] = await page.getAnnotations()
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const texts = items.flatMap((item): readonly Area[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])]
    return [[left, bottom, left + item.width, bottom + item.height]]
  })
  page.cleanup()
  const { view, rotate, userUnit } = page
  return {
    drawn: sha256(JSON.stringify([view, rotate, userUnit, structure(tree), drawn])),
    annotations: annotations.map(annotationOf),
    texts,
  }
}

/** @returns a hash of title, author and dates of creation. A program that saves the document again changes its producer and modification date only, which are left out. */
const aboutOf = async (document: PDFDocumentProxy): Promise<string> => {
  const { info, metadata }: { readonly info: object; readonly metadata: { readonly get: (name: string) => unknown } | null } =
    await document.getMetadata()
  const named = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'CreationDate'].map((name) => textAt(info, name))
  const described = ['dc:title', 'dc:creator', 'dc:description'].map((name) => metadata?.get(name) ?? null)
  return sha256(canonicalJson([named, described]))
}

/** @returns the appearance of a document */
export const appearanceOf = async (document: PDFDocumentProxy): Promise<Appearance> => {
  const pages: PageAppearance[] = []
  for (let number = 1; number <= document.numPages; number += 1) pages.push(await pageOf(await document.getPage(number)))
  const attachments: unknown = await document.getAttachments()
  const names = attachments instanceof Map ? [...attachments.keys()].map(String) : []
  return { pages, about: await aboutOf(document), files: names.filter((name) => name !== attachmentName) }
}
