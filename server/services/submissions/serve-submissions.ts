/** The calls about what people sent to the manufacturer: their own, and everybody's for the operator. */
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
import { asked, posted } from '../people/person-call.ts'
import { existing, longest, missing, to } from '../people/record-call.ts'
import { entryOf, operatorRecordOf, submissionOf } from './describe-submissions.ts'

const exampleNumber = 'SR-000001'
const number = requiredText('recordNumber', longest)
const pageOf = (page: number) => ({ size: submissionPage, before: (page - 1) * submissionPage })
const listed = { name: 'SubmissionList', shape: submissionList }

const own = ({ db }: PeopleParts): readonly GuardedCall[] => {
  const common = { service: 'RecordSubmission', access: to('submission', 'read') } as const
  return [
    asked(
      { ...common, call: 'GetList', kind: 'submissionList', answer: listed },
      { page: listPage },
      {
        example: {},
        answer: async ({ page }, { known, visit: { locale } }) => {
          const { list, count } = await searchRecords(db, { personID: known().personID, ...pageOf(page) })
          return { list: list.map(entryOf(locale)), count }
        },
      },
    ),
    asked(
      {
        ...common,
        call: 'GetDetails',
        kind: 'submissionDetails',
        answer: { name: 'SubmissionDetails', shape: submissionDetails },
        mayMiss: missing,
      },
      { number },
      {
        example: { number: exampleNumber },
        answer: async (wanted, { known, visit: { locale } }) =>
          submissionOf(existing(await findSceneRecord(db, wanted.number, known().personID)), locale),
      },
    ),
  ]
}

const operator = { service: 'OperatorRecord', heading: 'operatorTag' } as const
const found = { name: 'OperatorRecord', shape: operatorRecord }

const everybodys = ({ db }: PeopleParts): readonly GuardedCall[] => [
  asked(
    { ...operator, call: 'GetList', kind: 'recordList', access: to('record', 'read'), answer: listed },
    { page: listPage, state: oneOfMany('recordState', recordStates), keyword: optionalText('recordNumberPart', longest) },
    {
      example: {},
      answer: async ({ page, state, keyword }, { visit: { locale } }) => {
        const { list, count } = await searchRecords(db, { state, keyword, ...pageOf(page) })
        return { list: list.map(entryOf(locale)), count }
      },
    },
  ),
  asked(
    { ...operator, call: 'GetDetails', kind: 'recordDetails', access: to('record', 'read'), answer: found, mayMiss: missing },
    { number },
    {
      example: { number: exampleNumber },
      answer: async (wanted, { known, visit: { locale } }) =>
        operatorRecordOf(existing(await findSceneRecord(db, wanted.number)), { locale, asking: known().personID }),
    },
  ),
]

const answering = ({ db, now }: PeopleParts): GuardedCall =>
  posted(
    { ...operator, call: 'Answer', kind: 'recordAnswer', access: to('record', 'change'), answer: found, mayMiss: missing },
    {
      request: { name: 'RecordAnswer', shape: recordAnswer },
      example: { number: exampleNumber, version: 0, state: 'answered', answer: 'Model DG-85 with ratio 18 fits; the offer is on its way.' },
      answer: async (given, { known, visit: { locale } }) => {
        if (given.state === 'answered' && given.answer.trim() === '') throw new AppError('answerMissing')
        const by = known().personID
        const outcome = await answerRecord(db, { ...given, by }, new Date(now()))
        if (outcome === 'changed') throw new AppError('changedMeanwhile')
        if (outcome === 'unknown') throw new AppError(missing)
        return operatorRecordOf(existing(await findSceneRecord(db, given.number)), { locale, asking: by })
      },
    },
  )

const dayMs = 86_400_000

const used = ({ db, now }: PeopleParts): GuardedCall =>
  asked(
    {
      service: 'OperatorUsage',
      heading: 'operatorTag',
      call: 'GetDays',
      kind: 'usage',
      access: to('usage', 'read'),
      answer: { name: 'Usage', shape: usage },
    },
    { days: wholeNumber('usageDays', usageDays) },
    { example: {}, answer: ({ days }) => usageSince(db, new Date(now() - days * dayMs).toISOString()) },
  )

/** Own submissions; everybody's, their answers and the usage for the operator. */
export const serveSubmissions = (parts: PeopleParts): readonly GuardedCall[] => [
  ...own(parts),
  ...everybodys(parts),
  answering(parts),
  used(parts),
]
