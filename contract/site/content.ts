/**
 * Content an operator publishes on a site: news, documents, sample books, information. `docs/site-content.schema.json` describes it
 * for editors.
 */
import * as z from 'zod/mini'
import { documentKind, topNews } from './content-calls.ts'

/** Kinds of published items. */
export const contentKind = z.enum(['news', 'document', 'sampleBook', 'information'])
export type ContentKind = z.infer<typeof contentKind>

/** A text without control characters. */
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))
const line = text(200)
const paragraph = text(4000)

/** Id of an item in URLs; the same id in several languages is the same item. */
const contentID = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))

/** Path of a file below the folder of the JSON file. */
const fileName = z.string().check(z.maxLength(200), z.regex(/^(?![/\\])(?!.*\.\.)[^\p{C}\p{Zl}\p{Zp}\\:]+$/u))

/** A PNG file and its alternative text. */
const picture = z.strictObject({ file: fileName, alt: line })

/** A body consists of text blocks without markup: paragraphs, headings, lists, pictures. */
const block = z.union([
  paragraph,
  z.strictObject({ heading: line }),
  z.strictObject({ list: z.array(paragraph).check(z.minLength(1), z.maxLength(50)) }),
  z.strictObject({ picture, caption: z.optional(line) }),
])
const body = z.array(block).check(z.minLength(1), z.maxLength(100))

/** Day of publication, `2026-11-24`. */
const date = z.iso.date()

const common = {
  id: contentID,
  /** Locale: `zh-Hans`, `en`, `es`, `ru`. */
  language: z.string().check(z.maxLength(20)),
  title: line,
  /** Sample content for trying the pages out; the pages mark it as such. */
  demo: z.prefault(z.boolean(), false),
}

const news = z.strictObject({ ...common, date, summary: text(500), picture: z.optional(picture), body })
const publishedDocument = z.strictObject({ ...common, date, kind: documentKind, file: fileName })
const sampleBook = z.strictObject({
  ...common,
  date,
  summary: z.optional(text(500)),
  cover: picture,
  pages: z.array(picture).check(z.minLength(1), z.maxLength(200)),
})
const information = z.strictObject({ ...common, date, body })

const most = z.maxLength(500)

/** Content of one file. */
export const siteContent = z.strictObject({
  /** Location of this schema, for editors. */
  $schema: z.optional(z.string().check(z.maxLength(500))),
  news: z.prefault(z.array(news).check(most), []),
  documents: z.prefault(z.array(publishedDocument).check(most), []),
  sampleBooks: z.prefault(z.array(sampleBook).check(most), []),
  information: z.prefault(z.array(information).check(most), []),
})
export type SiteContent = z.infer<typeof siteContent>
/** Number of newest entries requested from `GetTop`. */
export const newsTopRequest = z.strictObject({ count: z.prefault(z.int().check(z.gte(1), z.lte(topNews.most)), topNews.usual) })

/** A picture as the operator writes it. */
export type WrittenPicture = z.infer<typeof picture>
/** A block of a body as the operator writes it. */
export type WrittenBlock = z.infer<typeof block>
