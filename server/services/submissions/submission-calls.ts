/** Calls for records submitted to the manufacturer: a person's own, and all of them for the operator. */
import {
  operatorRecord,
  recordAnswer,
  recordStates,
  submissionDetails,
  submissionList,
  submissionPage,
  usage,
  usageDays,
} from '../../../contract/people/submissions.ts'
import { AppError } from '../../base/errors.ts'
import { usageSince } from '../../logs/usage.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { answerRecord, searchRecords } from '../../records/answers.ts'
import { findSceneRecord } from '../../records/repository.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { listPage, oneOfMany, optionalText, requiredText, wholeNumber } from '../calls/read-query.ts'
import { personCall } from '../people/person-call.ts'
import { existing, longest, missing, to } from '../people/record-call.ts'
import { entryOf, operatorRecordOf, submissionOf } from './describe-submissions.ts'

const exampleNumber = 'SR-000001'
const number = requiredText('Number of a record', longest)
const pageOf = (page: number) => ({ size: submissionPage, before: (page - 1) * submissionPage })
const listed = { name: 'SubmissionList', shape: submissionList }

const own = ({ db }: PeopleParts): readonly GuardedCall[] => {
  const common = { service: 'RecordSubmission', access: to('submission', 'read') } as const
  return [
    personCall({
      ...common,
      call: 'GetList',
      operation: 'submissionList',
      summary: 'List own submissions',
      description: 'A page of 15 submissions, newest first, each with its state.',
      parameters: { page: listPage },
      answer: listed,
      handler: async ({ query: { page } }, { signedIn, visit: { locale } }) => {
        const { list, count } = await searchRecords(db, { personID: signedIn().personID, ...pageOf(page) })
        return { list: list.map(entryOf(locale)), count }
      },
    }),
    personCall({
      ...common,
      call: 'GetDetails',
      operation: 'submissionDetails',
      summary: 'Get an own submission',
      description: 'Its inputs, the results of its time and the reply.',
      parameters: { number },
      example: { query: { number: exampleNumber } },
      answer: { name: 'SubmissionDetails', shape: submissionDetails },
      failures: [missing],
      handler: async ({ query }, { signedIn, visit: { locale } }) =>
        submissionOf(existing(await findSceneRecord(db, query.number, signedIn().personID)), locale),
    }),
  ]
}

const operator = { tag: 'Operator: submitted records and usage', service: 'OperatorRecord' } as const
const recordOfOperator = { name: 'OperatorRecord', shape: operatorRecord }

const ofOperator = ({ db, now }: PeopleParts): readonly GuardedCall[] => [
  personCall({
    ...operator,
    call: 'GetList',
    operation: 'recordList',
    summary: 'List all submitted records',
    description: 'A page of 15 records, newest first, by state and part of the number.',
    access: to('record', 'read'),
    parameters: {
      page: listPage,
      state: oneOfMany('State; default all', recordStates),
      keyword: optionalText('Part of a number', longest),
    },
    answer: listed,
    handler: async ({ query: { page, state, keyword } }, { visit: { locale } }) => {
      const { list, count } = await searchRecords(db, { state, keyword, ...pageOf(page) })
      return { list: list.map(entryOf(locale)), count }
    },
  }),
  personCall({
    ...operator,
    call: 'GetDetails',
    operation: 'recordDetails',
    summary: 'Get a submitted record',
    description: 'The whole record. Its sender stays anonymous; a reply reaches them.',
    access: to('record', 'read'),
    parameters: { number },
    example: { query: { number: exampleNumber } },
    answer: recordOfOperator,
    failures: [missing],
    handler: async ({ query }, { signedIn, visit: { locale } }) =>
      operatorRecordOf(existing(await findSceneRecord(db, query.number)), { locale, operatorID: signedIn().personID }),
  }),
  personCall({
    ...operator,
    call: 'Answer',
    operation: 'recordAnswer',
    summary: 'Reply to a record',
    description: 'Sets the state and the reply. version is the one that was read: if the record has changed since, nothing is stored.',
    access: to('record', 'change'),
    body: { name: 'RecordAnswer', shape: recordAnswer },
    example: {
      body: { number: exampleNumber, version: 0, state: 'answered', answer: 'Model DG-85 with ratio 18 fits; the offer is on its way.' },
    },
    answer: recordOfOperator,
    failures: [missing, 'answerMissing', 'changedMeanwhile'],
    handler: async ({ body }, { signedIn, visit: { locale } }) => {
      if (body.state === 'answered' && body.answer.trim() === '') throw new AppError('answerMissing')
      const operatorID = signedIn().personID
      const outcome = await answerRecord(db, { ...body, by: operatorID }, new Date(now()))
      if (outcome === 'changed') throw new AppError('changedMeanwhile')
      if (outcome === 'unknown') throw new AppError(missing)
      return operatorRecordOf(existing(await findSceneRecord(db, body.number)), { locale, operatorID })
    },
  }),
]

const dayMs = 86_400_000

const usageCall = ({ db, now }: PeopleParts): GuardedCall =>
  personCall({
    tag: operator.tag,
    service: 'OperatorUsage',
    call: 'GetDays',
    operation: 'usage',
    summary: 'Usage of the pages',
    description: 'Pages, models, searches, calculations and errors by day; calculations by call; errors by message.',
    access: to('usage', 'read'),
    parameters: { days: wholeNumber('Days; default 30, at most 365', usageDays) },
    answer: { name: 'Usage', shape: usage },
    handler: ({ query: { days } }) => usageSince(db, new Date(now() - days * dayMs).toISOString()),
  })

/** @returns the calls for senders and for the operator */
export const submissionCalls = (parts: PeopleParts): readonly GuardedCall[] => [...own(parts), ...ofOperator(parts), usageCall(parts)]
