/** Calls about requests for quotation. */
import type * as z from 'zod/mini'
import {
  type inquiryAnswer,
  inquiryDetails,
  type InquiryDetails,
  inquiryList,
  type InquiryToAdd,
} from '../../../contract/inquiries/inquiries.ts'
import { done, idRequest } from '../../../contract/people/people.ts'
import type { CallOptions } from '../api/api.ts'
import { askPeople, tellPeople } from './account-calls.ts'

/** Own requests, or those that the company received. */
export type InquirySide = 'RecordInquiry' | 'CompanyInquiry'

export const sendInquiry = (body: InquiryToAdd, options: CallOptions) =>
  tellPeople({ path: 'RecordInquiry/Add', body, shape: idRequest }, options)
export const withdrawInquiry = (id: string, options: CallOptions) =>
  tellPeople({ path: 'RecordInquiry/Withdraw', body: { id }, shape: done }, options)
export const inquiriesOf = (side: InquirySide, page: number, options: CallOptions): Promise<z.infer<typeof inquiryList>> =>
  askPeople({ path: `${side}/GetList`, query: { page: String(page) }, shape: inquiryList }, options)
export const inquiryOf = (side: InquirySide, id: string, options: CallOptions): Promise<InquiryDetails> =>
  askPeople({ path: `${side}/GetDetails`, query: { id }, shape: inquiryDetails }, options)
export const sharedInquiry = (token: string, options: CallOptions): Promise<InquiryDetails> =>
  tellPeople({ path: 'RecordInquiry/Shared', body: { token }, shape: inquiryDetails }, options)
export const answerInquiry = (body: z.infer<typeof inquiryAnswer>, options: CallOptions): Promise<InquiryDetails> =>
  tellPeople({ path: 'CompanyInquiry/Answer', body, shape: inquiryDetails }, options)
