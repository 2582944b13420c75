/** Queries of the site's published content. */
import type * as z from 'zod/mini'
import {
  documentList,
  informationDetail,
  informationList,
  newsDetail,
  newsList,
  sampleBookDetail,
  sampleBookList,
} from '../../contract/site/content-calls.ts'
import type { Locale } from '../../i18n/locales.ts'
import { getAnswer } from '../base/api/api.ts'
import type { Query } from '../base/api/query.ts'

/** Page of a list, from 1. */
type ListQuestion = { readonly locale: Locale; readonly page: number }
type DetailQuestion = { readonly locale: Locale; readonly id: string }

const list = <Shape extends z.ZodMiniType>(service: string, shape: Shape): Query<ListQuestion, z.output<Shape>> => ({
  name: service,
  load: ({ locale, page }, signal) =>
    getAnswer(
      { base: 'classes', path: `${service}/GetList`, query: { page: String(page) } },
      (data): z.output<Shape> | undefined => shape.safeParse(data).data,
      { locale, signal },
    ),
})

const detail = <Shape extends z.ZodMiniType>(service: string, shape: Shape): Query<DetailQuestion, z.output<Shape>> => ({
  name: `${service} detail`,
  load: ({ locale, id }, signal) =>
    getAnswer(
      { base: 'classes', path: `${service}/GetDetail`, query: { id } },
      (data): z.output<Shape> | undefined => shape.safeParse(data).data,
      { locale, signal },
    ),
})

export const allNews = list('CompNews', newsList)
export const oneNews = detail('CompNews', newsDetail)
export const allDocuments = list('CompDocument', documentList)
export const allBooks = list('CompSampleBook', sampleBookList)
export const oneBook = detail('CompSampleBook', sampleBookDetail)
export const allInformation = list('CompInformation', informationList)
export const oneInformation = detail('CompInformation', informationDetail)
