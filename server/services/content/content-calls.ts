/** Calls for published content: each entry in the caller's language, or in one that it exists in. */
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
import { AppError } from '../../base/errors.ts'
import type { PublishedContent } from '../../sites/content/published.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { listPage, requiredText, wholeNumber } from '../calls/read-query.ts'
import type { CallBase } from '../calls/served-call.ts'

const common = {
  roots: ['/api'],
  tag: 'Published content of the site: news, documents, sample books, information, pictures',
  access: openTo.site,
} as const

type Own = Pick<CallBase, 'service' | 'operation' | 'summary' | 'description'>

/** `shape`: the stored details of an entry of this kind. */
interface Entries {
  readonly kind: ContentKind
  readonly shape: z.ZodMiniType
}

const listCall = (
  content: PublishedContent,
  { list, name, ...own }: Own & { readonly list: z.ZodMiniType; readonly name: string },
  entries: Entries,
): GuardedCall =>
  defineCall({
    ...common,
    ...own,
    call: 'GetList',
    parameters: { page: listPage, size: wholeNumber('Entries on a page; default 15, at most 100', contentPage) },
    example: { query: { page: '1' } },
    answer: { name, shape: list },
    handler: async ({ query: { page, size } }, { site, locale }) =>
      // The shape of the list removes members that only the details have.
      ({ values: list.parse(await content.page({ site, locale, ...entries }, { first: (page - 1) * size, size })) }),
  })

const detailCall = (
  content: PublishedContent,
  { example, name, ...own }: Own & { readonly example: string; readonly name: string },
  entries: Entries,
): GuardedCall =>
  defineCall({
    ...common,
    ...own,
    call: 'GetDetail',
    failures: ['unknownContent'],
    parameters: { id: requiredText('Id of an entry, as its list has it', 60) },
    example: { query: { id: example } },
    answer: { name, shape: entries.shape },
    handler: async ({ query: { id } }, { site, locale }) => {
      const detail = await content.detail({ site, locale, ...entries }, id)
      if (detail === undefined) throw new AppError('unknownContent')
      return { values: detail }
    },
  })

const news = { kind: 'news', shape: newsDetail } as const
const documents = { kind: 'document', shape: documentItem } as const
const books = { kind: 'sampleBook', shape: sampleBookDetail } as const
const information = { kind: 'information', shape: informationDetail } as const

const newsCalls = (content: PublishedContent): readonly GuardedCall[] => [
  listCall(
    content,
    {
      service: 'CompNews',
      operation: 'newsList',
      summary: 'List news',
      description: 'A page of news, newest first.',
      name: 'NewsList',
      list: newsList,
    },
    news,
  ),
  defineCall({
    ...common,
    service: 'CompNews',
    call: 'GetTop',
    operation: 'newsTop',
    summary: 'Latest news',
    description: 'The requested number of the newest entries; 3 without it.',
    body: { name: 'NewsTopRequest', shape: newsTopRequest, mayBeEmpty: true },
    example: { body: { count: topNews.usual } },
    answer: { name: 'NewsTop', shape: newsTop },
    handler: async ({ body }, { site, locale }) => {
      const { list } = await content.page({ site, locale, ...news }, { first: 0, size: body.count })
      return { values: newsTop.parse(list) }
    },
  }),
  detailCall(
    content,
    {
      service: 'CompNews',
      operation: 'newsDetail',
      summary: 'Get a piece of news',
      description: 'With its body as paragraphs, headings, lists and pictures, never as markup.',
      name: 'News',
      example: 'welcome',
    },
    news,
  ),
]

const bookCalls = (content: PublishedContent): readonly GuardedCall[] => [
  listCall(
    content,
    {
      service: 'CompSampleBook',
      operation: 'sampleBookList',
      summary: 'List sample books',
      description: 'Each with its cover and number of pages.',
      name: 'SampleBooks',
      list: sampleBookList,
    },
    books,
  ),
  detailCall(
    content,
    {
      service: 'CompSampleBook',
      operation: 'sampleBookDetail',
      summary: 'Get a sample book',
      description: 'With its pages as pictures.',
      name: 'SampleBook',
      example: 'overview',
    },
    books,
  ),
]

const informationCalls = (content: PublishedContent): readonly GuardedCall[] => [
  listCall(
    content,
    {
      service: 'CompInformation',
      operation: 'informationList',
      summary: 'List information pages',
      description: 'Titles of the information pages.',
      name: 'InformationList',
      list: informationList,
    },
    information,
  ),
  detailCall(
    content,
    {
      service: 'CompInformation',
      operation: 'informationDetail',
      summary: 'Get an information page',
      description: 'With its body.',
      name: 'Information',
      example: 'service',
    },
    information,
  ),
]

/** @returns every call for published content; examples use the content shipped with the program */
export const contentCalls = (content: PublishedContent): readonly GuardedCall[] => [
  ...newsCalls(content),
  listCall(
    content,
    {
      service: 'CompDocument',
      operation: 'documentList',
      summary: 'List documents',
      description: 'Title, kind, file type and size of each document, and the path from which it is downloaded.',
      name: 'Documents',
      list: documentList,
    },
    documents,
  ),
  ...bookCalls(content),
  ...informationCalls(content),
  defineCall({
    ...common,
    service: 'CompImage',
    call: 'GetKey',
    operation: 'imageKey',
    summary: 'Get the picture key',
    description: 'The AES key of the site (base64url), the token of the current hour and when it expires.',
    answer: { name: 'ImageKey', shape: imageKey },
    handler: async (_, { site }) => ({ values: await content.imageKey(site.key) }),
  }),
]
