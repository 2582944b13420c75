/** Calls with which pages log their usage and errors. */
import { type BehaviourBatch, behaviourBatch, type ErrorReport, errorReport, logReceipt } from '../../../contract/site/logs.ts'
import { logNames } from '../../../contract/site/log-names.ts'
import { type Parsed, refuse } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import type { Logs } from '../../logs/logs.ts'
import type { Origin } from '../../logs/repository.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import type { Caller, CallResult } from '../calls/served-call.ts'
import { defineCall } from '../calls/define-call.ts'
import { companyKeyOf } from '../sites/site-answers.ts'

/** The sender, common to all logs. */
interface Sent {
  readonly appKey?: string | undefined
  readonly environment: string
  readonly user?: { readonly phone: string | null; readonly email: string | null } | undefined
}

/** Rejects logs of another site. */
const ofThisSite =
  <Body extends Sent>({ site }: Caller) =>
  (sent: Body): Parsed<Body> => {
    const { appKey = site.key, environment } = sent
    if (appKey !== site.key && appKey !== companyKeyOf(site)) return refuse('notAnOption', 'appKey', appKey)
    return environment === site.environment ? { values: sent } : refuse('notAnOption', 'environment', environment)
  }

/** The origin of a log. The person is stored only where they are signed in and the log names them, which needs their consent. */
const originOf = ({ user }: Sent, { site, actor }: Caller): Omit<Origin, 'now'> => {
  const isNamed = user !== undefined && (user.phone !== null || user.email !== null)
  const principal = actor?.principal
  return { site: site.key, personID: isNamed && principal && principal.role !== 'visitor' ? principal.personID : undefined }
}

const access = (resource: string) => ({ resource, action: 'add' })

const common = {
  roots: ['/api'],
  service: logNames.service,
  tag: 'Logs of the pages: usage and errors',
  answer: { name: 'LogReceipt', shape: logReceipt },
  writes: true,
  bucket: 'logs',
  parameters: {},
} as const

/** Stores a log; failures that the caller cannot act on become `storageUnavailable`. */
const store = async <Body extends Sent>(body: Body, caller: Caller, insert: (sent: Body) => Promise<number>): Promise<CallResult> => {
  const read = ofThisSite<Body>(caller)(body)
  if ('faults' in read) return read
  try {
    return { values: { stored: await insert(read.values) } }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('storageUnavailable', { cause })
  }
}

const client = { environment: 'prod', version: 'Ab3dE9xY', os: 'Windows', browser: 'Firefox 145' } as const
const time = '2026-11-25T08:30:00.000Z'

const exampleBatch: BehaviourBatch = {
  batchID: '00112233445566778899aabbccddeeff',
  ...client,
  events: [
    { name: 'pageOpened', tag: '/search', time, type: 'Page', duration: 0 },
    { name: 'searched', tag: 'EsSearch/SearchResult', time, type: 'Click', duration: 120 },
  ],
}

const exampleReport: ErrorReport = {
  reportID: 'ffeeddccbbaa99887766554433221100',
  ...client,
  page: '/search',
  errors: [{ kind: 'error', message: 'x is not a function', stack: 'draw (results-Ab3dE9xY.js:1:2345)', time, count: 1 }],
}

/** @returns the calls below `/api/log` */
export const logCalls = (logs: Logs): readonly GuardedCall[] => [
  defineCall({
    ...common,
    call: logNames.behaviour,
    operation: 'behaviourLog',
    summary: 'Log usage events',
    description:
      'Up to 20 events in order. A batch with a known batchID is not stored again. A person is named only with their consent (user) while signed in. Refused for company administrators and on sites that have usage logs switched off.',
    access: access('behaviourLog'),
    body: { name: 'BehaviourBatch', shape: behaviourBatch },
    example: { body: exampleBatch },
    handler: ({ body }, caller) =>
      store(body, caller, async (batch) => {
        if (!caller.site.switches.behaviourLog) throw new AppError('notPermitted')
        return logs.takeBehaviour(batch, originOf(batch, caller))
      }),
  }),
  defineCall({
    ...common,
    call: logNames.error,
    operation: 'errorLog',
    summary: 'Log front-end errors',
    description:
      'Errors of the pages, without anything typed, requested or used to sign in. A report with a known reportID is not stored again.',
    access: access('errorLog'),
    body: { name: 'ErrorReport', shape: errorReport },
    example: { body: exampleReport },
    handler: ({ body }, caller) => store(body, caller, (report) => logs.takeFaults(report, originOf(report, caller))),
  }),
]
