/** Calls about submitted records and usage. */
import type * as z from 'zod/mini'
import {
  operatorRecord,
  type OperatorRecord,
  type recordAnswer,
  submissionDetails,
  submissionList,
  type Usage,
  usage,
} from '../../contract/people/submissions.ts'
import { askPeople, tellPeople } from '../base/people/account-calls.ts'
import type { CallOptions } from '../base/api/api.ts'

export type SubmissionPage = z.infer<typeof submissionList>
export type SubmissionDetails = z.infer<typeof submissionDetails>

export const mySubmissions = (page: number, options: CallOptions): Promise<SubmissionPage> =>
  askPeople({ path: 'RecordSubmission/GetList', query: { page: String(page) }, shape: submissionList }, options)
export const mySubmission = (number: string, options: CallOptions): Promise<SubmissionDetails> =>
  askPeople({ path: 'RecordSubmission/GetDetails', query: { number }, shape: submissionDetails }, options)

type RecordQuery = { readonly page: number; readonly state: string; readonly keyword: string }

export const everybodysRecords = ({ page, state, keyword }: RecordQuery, options: CallOptions): Promise<SubmissionPage> =>
  askPeople({ path: 'OperatorRecord/GetList', query: { page: String(page), state, keyword }, shape: submissionList }, options)
export const recordOf = (number: string, options: CallOptions): Promise<OperatorRecord> =>
  askPeople({ path: 'OperatorRecord/GetDetails', query: { number }, shape: operatorRecord }, options)
export const answerRecord = (body: z.infer<typeof recordAnswer>, options: CallOptions): Promise<OperatorRecord> =>
  tellPeople({ path: 'OperatorRecord/Answer', body, shape: operatorRecord }, options)
export const usageOf = (days: number, options: CallOptions): Promise<Usage> =>
  askPeople({ path: 'OperatorUsage/GetDays', query: { days: String(days) }, shape: usage }, options)
