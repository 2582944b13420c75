/** What an operator writes for a site to publish: news, documents, sample books, information. `docs/site-content.schema.json` describes it for editors. */
import * as z from 'zod/mini'
import { documentKind, topNews } from './content-calls.ts'

/** Kinds of published things. */
export const contentKind = z.enum(['news', 'document', 'sampleBook', 'information'])
export type ContentKind = z.infer<typeof contentKind>

/** A text without control characters. */
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\p{C}]+$/u))
const line = text(200)
const paragraph = text(4000)

/** How a thing is called in addresses; the same id in several languages is the same thing. */
const contentID = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))

/** A file below the folder of the JSON file. */
const fileName = z.string().check(z.maxLength(200), z.regex(/^(?![/\\])(?!.*\.\.)[^\p{C}\\:]+$/u))

/** A PNG file, and what it shows for those who do not see it. */
const picture = z.strictObject({ file: fileName, alt: line })

/** A body is text in parts, and never markup: a paragraph, a heading, a list, a picture. */
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
  /** Shown only to try the pages out, which they say. */
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

/** What one file holds. */
export const siteContent = z.strictObject({
  /** Where an editor finds this shape. */
  $schema: z.optional(z.string().check(z.maxLength(500))),
  news: z.prefault(z.array(news).check(most), []),
  documents: z.prefault(z.array(publishedDocument).check(most), []),
  sampleBooks: z.prefault(z.array(sampleBook).check(most), []),
  information: z.prefault(z.array(information).check(most), []),
})
export type SiteContent = z.infer<typeof siteContent>
/** How many of the newest entries `GetTop` is asked for. */
export const newsTopRequest = z.strictObject({ count: z.prefault(z.int().check(z.gte(1), z.lte(topNews.most)), topNews.usual) })

/** A picture as it is written. */
export type WrittenPicture = z.infer<typeof picture>
/** A part of a body as it is written. */
export type WrittenBlock = z.infer<typeof block>
