/** The calls about what a site publishes: each thing in the reader's language where there is one, else in one that there is. */
import type * as z from 'zod/mini'
import {
  contentPage,
  documentItem,
  documentList,
  imageKey,
  informationDetail,
  informationList,
  newsDetail,
  newsList,
  newsTop,
  sampleBookDetail,
  sampleBookList,
  topNews,
} from '../../../contract/site/content-calls.ts'
import { type ContentKind, newsTopRequest } from '../../../contract/site/content.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import type { PublishedContent } from '../../sites/content/published.ts'
import { describeParameters, listPage, readQuery, requiredText, wholeNumber } from '../calls/read-query.ts'
import type { CallKind } from '../calls/call-kind.ts'
import type { BodyCall, NamedShape, QueryCall, ServedCall } from '../calls/served-call.ts'

const common = {
  roots: ['/api'],
  heading: { text: 'contentTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

type Named = { readonly service: string; readonly call: string; readonly kind: CallKind; readonly answer: NamedShape }

const pageParameters = { page: listPage, size: wholeNumber('contentSize', contentPage) }
const detailParameters = { id: requiredText('contentID', 60) }

/** `shape`: the details that are stored of a thing of this kind. */
interface Kept<Shape> {
  readonly kind: ContentKind
  readonly shape: Shape
}

const listCall = (
  content: PublishedContent,
  named: Named & { readonly list: z.ZodMiniType },
  { kind, shape }: Kept<z.ZodMiniType>,
): QueryCall => ({
  ...common,
  ...named,
  operation: named.kind,
  method: 'GET',
  parameters: describeParameters(pageParameters),
  options: [],
  example: () => ({ page: '1' }),
  respond: async (query, { site, locale }) => {
    const read = readQuery(query, pageParameters)
    if ('faults' in read) return read
    const { page, size } = read.values
    const { list, count } = await content.page({ site, locale, kind, shape }, { first: (page - 1) * size, size })
    // What only the details have is left out by the shape of the list.
    return { values: named.list.parse({ list, count }) }
  },
})

const detailCall = (
  content: PublishedContent,
  named: Named & { readonly example: string },
  { kind, shape }: Kept<z.ZodMiniType>,
): QueryCall => ({
  ...common,
  ...named,
  operation: named.kind,
  method: 'GET',
  mayMiss: 'unknownContent',
  parameters: describeParameters(detailParameters),
  options: [],
  example: () => ({ id: named.example }),
  respond: async (query, { site, locale }) => {
    const read = readQuery(query, detailParameters)
    if ('faults' in read) return read
    const found = await content.detail({ site, locale, kind, shape }, read.values.id)
    if (found === undefined) throw new AppError('unknownContent')
    return { values: found }
  },
})

const topCall = (content: PublishedContent): BodyCall => ({
  ...common,
  service: 'CompNews',
  call: 'GetTop',
  operation: 'newsTop',
  kind: 'newsTop',
  method: 'POST',
  body: {
    request: { name: 'NewsTopRequest', shape: newsTopRequest },
    example: () => ({ count: topNews.usual }),
    units: {},
    mayBeEmpty: true,
  },
  answer: { name: 'NewsTop', shape: newsTop },
  respond: async (body, { site, locale }) => {
    const read = andThen(readShape(newsTopRequest, body), (asked) => ({ values: asked }))
    if ('faults' in read) return read
    const { list } = await content.page({ site, locale, kind: 'news', shape: newsDetail }, { first: 0, size: read.values.count })
    return { values: newsTop.parse(list) }
  },
})

const keyCall = (content: PublishedContent): QueryCall => ({
  ...common,
  service: 'CompImage',
  call: 'GetKey',
  operation: 'imageKey',
  kind: 'imageKey',
  method: 'GET',
  parameters: [],
  options: [],
  example: () => ({}),
  answer: { name: 'ImageKey', shape: imageKey },
  respond: async (query, { site }) => {
    const read = readQuery(query, {})
    return 'faults' in read ? read : { values: await content.imageKey(site.key) }
  },
})

const shapes = {
  news: { name: 'News', shape: newsDetail },
  newsList: { name: 'NewsList', shape: newsList },
  documents: { name: 'Documents', shape: documentList },
  books: { name: 'SampleBooks', shape: sampleBookList },
  book: { name: 'SampleBook', shape: sampleBookDetail },
  informations: { name: 'InformationList', shape: informationList },
  information: { name: 'Information', shape: informationDetail },
} as const

const ofNews = { kind: 'news', shape: newsDetail } as const
const ofDocuments = { kind: 'document', shape: documentItem } as const
const ofBooks = { kind: 'sampleBook', shape: sampleBookDetail } as const
const ofInformation = { kind: 'information', shape: informationDetail } as const

/** The examples are of the content that comes with the program. */
export const serveContent = (content: PublishedContent): readonly ServedCall[] => [
  listCall(content, { service: 'CompNews', call: 'GetList', kind: 'newsList', answer: shapes.newsList, list: newsList }, ofNews),
  topCall(content),
  detailCall(content, { service: 'CompNews', call: 'GetDetail', kind: 'newsDetail', answer: shapes.news, example: 'welcome' }, ofNews),
  listCall(
    content,
    { service: 'CompDocument', call: 'GetList', kind: 'documentList', answer: shapes.documents, list: documentList },
    ofDocuments,
  ),
  listCall(
    content,
    { service: 'CompSampleBook', call: 'GetList', kind: 'sampleBookList', answer: shapes.books, list: sampleBookList },
    ofBooks,
  ),
  detailCall(
    content,
    { service: 'CompSampleBook', call: 'GetDetail', kind: 'sampleBookDetail', answer: shapes.book, example: 'overview' },
    ofBooks,
  ),
  listCall(
    content,
    { service: 'CompInformation', call: 'GetList', kind: 'informationList', answer: shapes.informations, list: informationList },
    ofInformation,
  ),
  detailCall(
    content,
    { service: 'CompInformation', call: 'GetDetail', kind: 'informationDetail', answer: shapes.information, example: 'service' },
    ofInformation,
  ),
  keyCall(content),
]
