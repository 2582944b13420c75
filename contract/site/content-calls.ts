/** Responses of the calls about a site's published content; items are stored in the shape of their details. */
import * as z from 'zod/mini'

/** Kinds of documents. */
export const documentKind = z.enum(['catalogue', 'manual', 'drawing', 'certificate', 'declaration', 'other'])

/** Default and largest page size. */
export const contentPage = { usual: 15, most: 100 } as const
/** Default and largest number of entries of `GetTop`. */
export const topNews = { usual: 3, most: 20 } as const

/** A picture: its path below `/YQImage/en`, its size in px, and its alternative text. */
const shownPicture = z.object({ path: z.string(), width: z.int(), height: z.int(), alt: z.string() })
/** A picture as pages show it. */
export type ShownPicture = z.infer<typeof shownPicture>

const block = z.union([
  z.string(),
  z.object({ heading: z.string() }),
  z.object({ list: z.array(z.string()) }),
  z.object({ picture: shownPicture, caption: z.optional(z.string()) }),
])
/** A block of a body. */
export type ShownBlock = z.infer<typeof block>

const common = {
  id: z.string(),
  /** Locale of the item, which may differ from the reader's. */
  language: z.string(),
  title: z.string(),
  demo: z.boolean(),
  /** `2026-11-24`. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
}

const newsItem = z.object({ ...common, summary: z.string(), picture: z.nullable(shownPicture) })
/** An entry of the news. */
export type NewsItem = z.infer<typeof newsItem>
/** An entry with its body. */
export const newsDetail = z.object({ ...newsItem.shape, body: z.array(block) })
/** The entries of a page, and the total number. */
export const newsList = z.object({ list: z.array(newsItem), count: z.int() })
/** The newest entries. */
export const newsTop = z.array(newsItem)
/** Types of files that a document may have. */
export const fileType = z.enum(['pdf', 'zip', 'step', 'png'])
export type FileType = z.infer<typeof fileType>

const storedFile = z.object({
  /** File name for downloads. */
  name: z.string(),
  type: fileType,
  /** Bytes. */
  size: z.int(),
  /** Download URL. */
  url: z.string(),
})
/** A document. */
export const documentItem = z.object({ ...common, kind: documentKind, file: storedFile })
export type DocumentItem = z.infer<typeof documentItem>
/** The documents of a page, and the total number. */
export const documentList = z.object({ list: z.array(documentItem), count: z.int() })

const sampleBookItem = z.object({ ...common, summary: z.nullable(z.string()), cover: shownPicture, pageCount: z.int() })
/** A sample book in a list. */
export type SampleBookItem = z.infer<typeof sampleBookItem>
/** A sample book with its pages. */
export const sampleBookDetail = z.object({ ...sampleBookItem.shape, pages: z.array(shownPicture) })
/** The sample books of a page, and the total number. */
export const sampleBookList = z.object({ list: z.array(sampleBookItem), count: z.int() })

const informationItem = z.object(common)
/** A page of information in a list. */
export type InformationItem = z.infer<typeof informationItem>
/** A page of information with its body. */
export const informationDetail = z.object({ ...informationItem.shape, body: z.array(block) })
/** The pages of information on a page of the list, and the total number. */
export const informationList = z.object({ list: z.array(informationItem), count: z.int() })

/** Data to decrypt pictures: the site's AES key, the token of the current hour, and its expiry (ISO 8601, UTC). */
export const imageKey = z.object({ key: z.string(), t: z.string(), expires: z.string() })
export type ImageKey = z.infer<typeof imageKey>
