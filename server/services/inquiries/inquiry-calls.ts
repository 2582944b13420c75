/** Calls for requests for quotation: send, read and withdraw one's own, read by a link. */
import {
  inquiryDetails,
  inquiryLink,
  inquiryList,
  inquiryRules,
  type InquiryToAdd,
  inquiryToAdd,
} from '../../../contract/inquiries/inquiries.ts'
import { idRequest } from '../../../contract/people/people.ts'
import { pinnedModels } from '../../../contract/saved/pinned-models.ts'
import { AppError, type IssueData } from '../../base/errors.ts'
import {
  addInquiry,
  changeInquiry,
  findInquiry,
  findSent,
  listInquiries,
  type NewInquiry,
  openInquiryLink,
} from '../../people/inquiries.ts'
import { countInquiry, countLink } from '../../people/limits.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { listPage, requiredText } from '../calls/read-query.ts'
import { personCall, type Requester } from '../people/person-call.ts'
import { exampleLink } from '../people/project-link-calls.ts'
import { exampleID, exampleSelection, existing, finished, isDone, longest, missing, to } from '../people/record-call.ts'
import { mailToCompany } from './inquiry-mail.ts'
import { inquiryDetailsOf, type InquiryParts, rowHashes } from './inquiry-parts.ts'

const tag = 'Requests for quotation'
const service = 'RecordInquiry'
const dayMs = 86_400_000

export const inquiryID = requiredText('Id of a request', longest)
export const listed = { name: 'InquiryList', shape: inquiryList }
export const detailed = { name: 'InquiryDetails', shape: inquiryDetails }

const invalid = (issue: IssueData) => new AppError('invalidRequest', { issues: [issue] })

/** The assembly as it is sized now. @throws AppError `invalidRequest` for one that is not found, or that fails without a reason */
async function sizedNow(
  { assemble, catalogue }: InquiryParts,
  { visit }: Requester,
  { selection, request, page, conditions, message }: InquiryToAdd,
): Promise<NewInquiry['snapshot']> {
  const parts = pinnedModels(selection)
  if (!parts) throw invalid({ code: 'required', path: 'selection.assembly', params: {} })
  const read = await assemble({ selection, request, parts }, visit)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, ...(read.labelKey && { labelKey: read.labelKey }) })
  const { assembly, catalogueVersion } = read.values
  if (assembly.state === 'failed' && message.trim() === '') throw invalid({ code: 'required', path: 'message', params: {} })
  const rows = rowHashes(await catalogue(), assembly)
  return { page, conditions, selection, assembly, catalogue: catalogueVersion, rows, locale: visit.locale }
}

/** @throws AppError `invalidRequest` for a day that is over everywhere */
const requireFuture = ({ neededBy }: Pick<InquiryToAdd, 'neededBy'>, now: number): void => {
  if (neededBy !== null && neededBy < new Date(now - dayMs).toISOString().slice(0, 10)) {
    throw invalid({ code: 'notAnOption', path: 'neededBy', params: { text: neededBy } })
  }
}

const adding = (parts: InquiryParts): GuardedCall =>
  personCall({
    tag,
    service,
    call: 'Add',
    operation: 'inquiryAdd',
    summary: 'Request a quotation',
    description:
      'Sends an assembly with pinned models to the company: sized again, all codes, open positions with their requirements. At most 20 a day; the same clientID is stored once.',
    access: to('inquiry', 'add'),
    body: { name: 'InquiryToAdd', shape: inquiryToAdd },
    example: {
      body: {
        clientID: 'browser-0001',
        selection: { ...exampleSelection, assembly: { parts: {} } },
        page: '/assembly/303/screw=a/guide=b/motor=c',
        conditions: 'Horizontal · 80 kg',
        quantity: 2,
        neededBy: null,
        contact: 'Ada, ada@example.com',
        message: '',
      },
    },
    answer: { name: 'InquiryAdded', shape: idRequest },
    failures: ['inquiriesOff', 'inquiryLimit', 'tooBusy'],
    handler: async ({ body }, requester) => {
      const { visit, signedIn } = requester
      const { personID } = signedIn()
      if (visit.site.inquiryEmail === undefined) throw new AppError('inquiriesOff')
      const { db, now } = parts.people
      const { clientID, quantity, neededBy, contact, message } = body
      const sent = await findSent(db, personID, clientID)
      if (sent !== undefined) return { id: sent }
      requireFuture(body, now())
      const inquiry = { clientID, quantity, neededBy, contact, message, snapshot: await sizedNow(parts, requester, body) }
      await countInquiry(parts.people, personID)
      const { id, token } = await addInquiry(db, { personID, company: visit.site.key }, { inquiry, time: new Date(now()) })
      if (token !== undefined) await mailToCompany(parts, visit, { inquiry, token })
      return { id }
    },
  })

const reading = (parts: InquiryParts): readonly GuardedCall[] => [
  personCall({
    tag,
    service,
    call: 'GetList',
    operation: 'inquiryList',
    summary: 'List own requests',
    description: 'A page of 15 requests for quotation, newest first, each with its state.',
    access: to('inquiry', 'read'),
    parameters: { page: listPage },
    answer: listed,
    handler: ({ query: { page } }, { signedIn }) =>
      listInquiries(parts.people.db, { personID: signedIn().personID }, { page, size: inquiryRules.page }),
  }),
  personCall({
    tag,
    service,
    call: 'GetDetails',
    operation: 'inquiryDetails',
    summary: 'Get an own request',
    description: 'The assembly as it was sized then, the answer, and the parts whose model has changed in the catalogue since.',
    access: to('inquiry', 'read'),
    parameters: { id: inquiryID },
    example: { query: { id: exampleID } },
    answer: detailed,
    failures: [missing],
    handler: async ({ query: { id } }, { signedIn }) =>
      inquiryDetailsOf(existing(await findInquiry(parts.people.db, { personID: signedIn().personID }, id)), await parts.catalogue()),
  }),
  personCall({
    tag,
    service,
    call: 'Shared',
    operation: 'inquiryShared',
    summary: 'Open the link in a message',
    description: 'The request, read-only, for 90 days. Unknown and expired links get the same answer.',
    access: to('sharedInquiry', 'read'),
    // The token is in the body because addresses are logged.
    body: { name: 'InquiryLink', shape: inquiryLink },
    example: { body: { token: exampleLink } },
    answer: detailed,
    failures: ['unknownLink', 'tooManyTries'],
    handler: async ({ body: { token } }, { visit: { site, address } }) => {
      const { db, now } = parts.people
      await countLink(parts.people, address)
      const found = await openInquiryLink(db, token, { company: site.key, time: new Date(now()) })
      if (!found) throw new AppError('unknownLink')
      return inquiryDetailsOf(found, await parts.catalogue())
    },
  }),
]

const withdrawing = ({ people: { db, now } }: InquiryParts): GuardedCall =>
  personCall({
    tag,
    service,
    call: 'Withdraw',
    operation: 'inquiryWithdraw',
    summary: 'Withdraw a request',
    description: 'Of one that is not answered. The company still sees it, marked.',
    access: to('inquiry', 'change'),
    body: { name: 'IdRequest', shape: idRequest },
    example: { body: { id: exampleID } },
    answer: finished,
    failures: [missing, 'changedMeanwhile'],
    handler: async ({ body: { id } }, { signedIn }) => {
      const found = existing(await findInquiry(db, { personID: signedIn().personID }, id))
      const isChanged = await changeInquiry(db, found, { change: { state: 'withdrawn' }, time: new Date(now()) })
      if (!isChanged) throw new AppError('changedMeanwhile')
      return isDone
    },
  })

/** @returns the calls of senders, and that of the link */
export const inquiryCalls = (parts: InquiryParts): readonly GuardedCall[] => [adding(parts), ...reading(parts), withdrawing(parts)]
