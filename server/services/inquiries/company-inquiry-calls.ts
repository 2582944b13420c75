/** Calls for requests for quotation that the company received: list, read, answer. */
import { inquiryAnswer, inquiryRules } from '../../../contract/inquiries/inquiries.ts'
import type { Scope } from '../../../contract/people/rights.ts'
import { AppError } from '../../base/errors.ts'
import { changeInquiry, findInquiry, type InquiryOwner, listInquiries } from '../../people/inquiries.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { listPage } from '../calls/read-query.ts'
import { personCall } from '../people/person-call.ts'
import { exampleID, existing, missing, to } from '../people/record-call.ts'
import { detailed, inquiryID, listed } from './inquiry-calls.ts'
import { mailToSender } from './inquiry-mail.ts'
import { inquiryDetailsOf, type InquiryParts } from './inquiry-parts.ts'

const common = { tag: 'Requests for quotation', service: 'CompanyInquiry' } as const

/** The requests that administrators of a company, or the operator, may read. */
const within = (scope: Scope): InquiryOwner => (scope.of === 'company' ? { company: scope.company } : {})

/** @returns the calls of company administrators */
export const companyInquiryCalls = (parts: InquiryParts): readonly GuardedCall[] => {
  const { db, now } = parts.people
  return [
    personCall({
      ...common,
      call: 'GetList',
      operation: 'companyInquiryList',
      summary: 'List received requests',
      description: 'For administrators: a page of 15 requests for quotation, newest first.',
      access: to('companyInquiry', 'read'),
      parameters: { page: listPage },
      answer: listed,
      handler: ({ query: { page } }, { scope }) => listInquiries(db, within(scope), { page, size: inquiryRules.page }),
    }),
    personCall({
      ...common,
      call: 'GetDetails',
      operation: 'companyInquiryDetails',
      summary: 'Get a received request',
      description: 'For administrators. From the first time on it is marked as seen.',
      access: to('companyInquiry', 'read'),
      parameters: { id: inquiryID },
      example: { query: { id: exampleID } },
      answer: detailed,
      failures: [missing],
      handler: async ({ query: { id } }, { scope }) => {
        const found = existing(await findInquiry(db, within(scope), id))
        if (found.state === 'sent') await changeInquiry(db, found, { change: { state: 'seen' }, time: new Date(now()) })
        return inquiryDetailsOf(existing(await findInquiry(db, within(scope), id)), await parts.catalogue())
      },
    }),
    personCall({
      ...common,
      call: 'Answer',
      operation: 'companyInquiryAnswer',
      summary: 'Answer a request',
      description:
        'version is the one that was read: if the request has been changed or withdrawn since, nothing is stored. The sender is told by e-mail.',
      access: to('companyInquiry', 'change'),
      body: { name: 'InquiryAnswer', shape: inquiryAnswer },
      example: { body: { id: exampleID, version: 0, answer: 'Offer 4711 follows by e-mail. Brake: ours, 8 N·m.' } },
      answer: detailed,
      failures: [missing, 'answerMissing', 'changedMeanwhile'],
      handler: async ({ body: { id, version, answer } }, { scope }) => {
        if (answer.trim() === '') throw new AppError('answerMissing')
        existing(await findInquiry(db, within(scope), id))
        const isChanged = await changeInquiry(db, { id, version }, { change: { state: 'answered', answer }, time: new Date(now()) })
        if (!isChanged) throw new AppError('changedMeanwhile')
        const answered = existing(await findInquiry(db, within(scope), id))
        await mailToSender(parts, answered)
        return inquiryDetailsOf(answered, await parts.catalogue())
      },
    }),
  ]
}
