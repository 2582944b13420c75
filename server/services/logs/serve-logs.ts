/** The calls by which the pages tell how they are used, and their faults. */
import type * as z from 'zod/mini'
import { type BehaviourBatch, behaviourBatch, type ErrorReport, errorReport, logReceipt } from '../../../contract/site/logs.ts'
import { logNames } from '../../../contract/site/log-names.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import type { Logs } from '../../logs/logs.ts'
import type { Origin } from '../../logs/repository.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import type { CallKind } from '../calls/call-kind.ts'
import type { Caller } from '../calls/served-call.ts'
import { companyKeyOf } from '../sites/site-answers.ts'

/** What every sending says of its sender. */
interface Sent {
  readonly appKey?: string | undefined
  readonly environment: string
  readonly user?: { readonly phone: string | null; readonly email: string | null } | undefined
}

/** What is told of one site is not stored for another. */
const ofThisSite =
  <Body extends Sent>({ site }: Caller) =>
  (sent: Body): Parsed<Body> => {
    const { appKey = site.key, environment } = sent
    if (appKey !== site.key && appKey !== companyKeyOf(site)) return refuse('notAnOption', 'appKey', appKey)
    return environment === site.environment ? { values: sent } : refuse('notAnOption', 'environment', environment)
  }

/** Somebody is named where they are signed in and their browser says so, which it does with their consent alone. */
const originOf = ({ user }: Sent, { site, acting }: Caller): Omit<Origin, 'now'> => {
  const isNamed = user !== undefined && (user.phone !== null || user.email !== null)
  const who = acting?.who
  return { site: site.key, personID: isNamed && who && who.role !== 'visitor' ? who.personID : undefined }
}

interface LogCall<Body extends Sent> {
  readonly call: string
  readonly kind: CallKind
  readonly resource: string
  readonly request: { readonly name: string; readonly shape: z.ZodMiniType<Body> }
  readonly example: () => Body
  readonly store: (body: Body, caller: Caller) => Promise<number>
}

const served = <Body extends Sent>({ call, kind, resource, request, example, store }: LogCall<Body>): GuardedCall => ({
  roots: ['/api'],
  service: logNames.service,
  call,
  operation: kind,
  kind,
  access: { resource, action: 'add' },
  answer: { name: 'LogReceipt', shape: logReceipt },
  heading: { text: 'logTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
  writes: true,
  bucket: 'logs',
  method: 'POST',
  parameters: [],
  body: { request, example, units: {} },
  respond: async (body, caller) => {
    const read = andThen(readShape(request.shape, body), ofThisSite(caller))
    if ('faults' in read) return read
    try {
      return { values: { stored: await store(read.values, caller) } }
    } catch (cause) {
      if (cause instanceof AppError) throw cause
      throw new AppError('storageUnavailable', { cause })
    }
  },
})

const client = { environment: 'prod', version: 'Ab3dE9xY', os: 'Windows', browser: 'Firefox 145' } as const
const time = '2026-11-25T08:30:00.000Z'

/** Calls below `/api/log`. */
export const serveLogs = (logs: Logs): readonly GuardedCall[] => [
  served<BehaviourBatch>({
    call: logNames.behaviour,
    kind: 'behaviourLog',
    resource: 'behaviourLog',
    request: { name: 'BehaviourBatch', shape: behaviourBatch },
    example: () => ({
      batchID: '00112233445566778899aabbccddeeff',
      ...client,
      events: [
        { name: 'pageOpened', tag: '/search', time, type: 'Page', duration: 0 },
        { name: 'searched', tag: 'EsSearch/SearchResult', time, type: 'Click', duration: 120 },
      ],
    }),
    store: (batch, caller) => {
      if (!caller.site.switches.behaviourLog) throw new AppError('notPermitted')
      return logs.takeBehaviour(batch, originOf(batch, caller))
    },
  }),
  served<ErrorReport>({
    call: logNames.error,
    kind: 'errorLog',
    resource: 'errorLog',
    request: { name: 'ErrorReport', shape: errorReport },
    example: () => ({
      reportID: 'ffeeddccbbaa99887766554433221100',
      ...client,
      page: '/search',
      errors: [{ kind: 'error', message: 'x is not a function', stack: 'draw (results-Ab3dE9xY.js:1:2345)', time, count: 1 }],
    }),
    store: (report, caller) => logs.takeFaults(report, originOf(report, caller)),
  }),
]
