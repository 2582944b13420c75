/** A PDF/A-3a document, tagged, in one language. Dates and ids derive from the content, so that equal input yields equal bytes. */
import { default as Library } from 'pdfkit'
import { registerFonts } from './fonts.ts'
import { colours, lineHeight, type Paper, papers, type TextStyle } from './style.ts'
import { createTags, type Tags } from './tags.ts'
import { linesOf, type Piece, piecesOf } from './typeset.ts'

/** Metadata of a document. */
export type AboutDocument = {
  readonly title: string
  readonly subject: string
  readonly author: string
  /** BCP 47 language tag. */
  readonly locale: string
  /** Hash that identifies the content; the document's id derives from it. */
  readonly fingerprint: string
  /** Creation date stated in the document, not the current time. */
  readonly made: Date
  readonly paper: Paper
  readonly landscape?: boolean
}

/** An embedded file that belongs to the whole document. */
export type Attachment = {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly bytes: Uint8Array
  /** `Data`: the machine-readable source of the document. */
  readonly relationship: 'Data' | 'Source' | 'Supplement'
}

/** Position of a line of text: `x` is its left end, middle or right end, `y` the top of the line, pt from the upper left corner. */
export type TextPlace = { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' | 'middle' | undefined }

/** A document under construction. */
export type Pdf = {
  /** The library's document, for vector graphics within a tag. */
  readonly doc: PDFKit.PDFDocument
  readonly tags: Tags
  readonly width: number
  readonly height: number
  /** The sign before decimals. */
  readonly decimal: '.' | ','
  readonly widthOf: (text: string, style: TextStyle) => number
  readonly linesOf: (text: string, width: number, style: TextStyle) => readonly string[]
  /** Writes one line within a tag. */
  readonly write: (line: string, place: TextPlace, style: TextStyle) => void
  readonly attach: (file: Attachment) => void
  /** Number of pages, and selection of one of them, for content repeated on every page. */
  readonly pages: () => number
  readonly toPage: (index: number) => void
  readonly finish: () => Promise<Uint8Array>
}

const raisedSize = 0.66
const raise = 0.34
const lower = 0.12
/** Distance from the top of a line to its letters, relative to the font size. */
const above = 0.1

type Measured = { readonly piece: Piece; readonly size: number; readonly width: number }
type Place = { readonly x: number; readonly baseline: number; readonly slanted: boolean }

const openDocument = ({ title, subject, author, locale, fingerprint, made, paper, landscape = false }: AboutDocument) =>
  new Library({
    size: [...papers[paper]],
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: true,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: locale,
    displayTitle: true,
    // No default font: it would not be embedded.
    font: '',
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Keywords: fingerprint,
      Producer: author,
      Creator: author,
      CreationDate: made,
      ModDate: made,
    },
  })

/** Quotation marks and ellipses that the font sets as wide as Chinese characters unless narrow forms are requested. */
const isWide = /[‘’“”…]/
const narrow = ['pwid'] as unknown as PDFKit.Mixins.OpenTypeFeatures[] // a feature that the types of the library do not list

/** Width of the middle dot and shift of its glyph, relative to the font size: the font has it as wide as a Chinese character. */
const dot = { width: 0.36, moved: 0.32 } as const

/** Text functions that use the fonts of a document. */
const textOf = (doc: PDFKit.PDFDocument, locale: string): Pick<Pdf, 'widthOf' | 'linesOf' | 'write'> => {
  const takeFont = registerFonts(doc)
  const fontOf = ({ strong = false }: TextStyle) => takeFont(strong ? 'strong' : 'body')
  const isChinese = locale.startsWith('zh')
  const featuresOf = (text: string) => (!isChinese && isWide.test(text) ? { features: narrow } : {})
  const measure = (text: string, style: TextStyle): readonly Measured[] => {
    const font = fontOf(style)
    return piecesOf(text, (codePoint) => font.hasGlyphForCodePoint(codePoint)).map((piece) => {
      const { shift, text: part } = piece
      const size = shift === 'up' || shift === 'down' ? style.size * raisedSize : style.size
      const width = shift === 'narrow' ? part.length * dot.width * size : doc.fontSize(size).widthOfString(part, featuresOf(part))
      return { piece, size, width }
    })
  }
  const known = new Map<string, number>()
  const widthOf = (text: string, style: TextStyle): number => {
    const key = `${style.size} ${style.strong ? 1 : 0} ${text}`
    const width = known.get(key) ?? measure(text, style).reduce((sum, one) => sum + one.width, 0)
    known.set(key, width)
    return width
  }
  const set = ({ piece: { text, shift }, size }: Measured, { x, baseline, slanted }: Place) => {
    const raisedBy = shift === 'up' ? raise : shift === 'down' ? -lower : 0
    const options = { lineBreak: false, baseline: 'alphabetic', oblique: slanted, ...featuresOf(text) } as const
    if (shift !== 'narrow') return void doc.fontSize(size).text(text, x, baseline - (raisedBy * size) / raisedSize, options)
    Array.from(text).forEach((sign, index) => doc.fontSize(size).text(sign, x + (index * dot.width - dot.moved) * size, baseline, options))
  }
  return {
    widthOf,
    linesOf: (text, width, style) => linesOf(text, width, (part) => widthOf(part, style)),
    write: (line, { x, y, align = 'left' }, style) => {
      const pieces = measure(line, style)
      const width = pieces.reduce((sum, one) => sum + one.width, 0)
      doc.fillColor(colours[style.colour ?? 'ink'])
      const baseline = y + (lineHeight(style) + style.size * (0.72 - above)) / 2
      let at = x - (align === 'right' ? width : align === 'middle' ? width / 2 : 0)
      for (const piece of pieces) {
        set(piece, { x: at, baseline, slanted: style.slanted ?? false })
        at += piece.width
      }
    },
  }
}

const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part))
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** @returns an empty document with its first page */
export const createPdf = (about: AboutDocument): Pdf => {
  const doc = openDocument(about)
  const tags = createTags(doc)
  const { made } = about
  return {
    doc,
    tags,
    width: doc.page.width,
    height: doc.page.height,
    decimal: new Intl.NumberFormat(about.locale).format(0.5).includes(',') ? ',' : '.',
    ...textOf(doc, about.locale),
    attach: ({ name, type, description, bytes, relationship }) => {
      const options = { name, type, description, relationship, creationDate: made, modifiedDate: made }
      doc.file(Buffer.from(bytes), options)
    },
    pages: () => doc.bufferedPageRange().count,
    toPage: (index) => void doc.switchToPage(index),
    finish: () => {
      tags.end()
      return bytesOf(doc)
    },
  }
}
