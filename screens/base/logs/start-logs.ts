/** Starts the usage log and the fault log with the first page. Their failures are not shown. */
import type { BehaviourBatch, BehaviourEvent, ErrorReport, PageFault } from '../../../contract/site/logs.ts'
import { type BehaviourName, behaviourTypes, logLengths, logNames } from '../../../contract/site/log-names.ts'
import { currentAccount } from '../account/account.ts'
import { ApiError, getAnswer } from '../api/api.ts'
import { shownLocale } from '../texts/language.ts'
import { randomID } from '../browser/random-id.ts'
import { hearNotes, type Note } from '../api/notes.ts'
import { shownEntry } from '../api/served-version.ts'
import { currentSite } from '../site/site.ts'
import { createSender, type Sent } from './batch-sender.ts'
import { eventsOfCall, faultOfCall } from './call-events.ts'
import { clientOf } from './client-name.ts'
import { consentNow, isRecorded, personOf, storedUsage, subscribeToUsage, usageOf } from './consent.ts'
import { createFaultLog, type Noticed, noticed } from './fault-log.ts'
import { pageOf } from './page-name.ts'
import type { Batch } from './queue.ts'

/** Delay for collecting faults into one report, ms. */
const gatherMs = 1000

/** Version of the pages: `Ab3dE9xY` of the entry script `app-Ab3dE9xY`. */
const version = (): string => /assets\/app-([\w-]+)\./.exec(shownEntry() ?? '')?.[1] ?? ''

const senderOfPages = () => {
  const { key, environment } = currentSite()
  return { ...(key !== undefined && { appKey: key }), environment, version: version(), ...clientOf(navigator.userAgent) }
}

let known: ReturnType<typeof senderOfPages> | undefined
/** Returns the sender, which does not change while the pages are open. */
const senderNow = () => (known ??= senderOfPages())

const post = (call: string, body: unknown) =>
  getAnswer({ base: 'classes', path: `${logNames.service}/${call}`, query: {}, body }, () => true, {
    locale: shownLocale(),
    background: true,
  })

/** Maps a failed request to the result of its batch. */
const sentOf = (error: unknown): Sent => {
  if (!(error instanceof ApiError)) return 'later'
  const { failure } = error
  if (failure.kind === 'forbidden') return 'unwanted'
  // A rejection with issues concerns the batch; any other is temporary.
  return failure.kind === 'refused' && failure.issues.length > 0 ? 'refused' : 'later'
}

/**
 * Returns the user to name in a batch: only with a valid consent by the signed-in account. Company administrators are not
 * recorded.
 */
const userOf = ({ by }: Batch): Pick<BehaviourBatch, 'user'> | 'unwanted' => {
  const person = personOf(currentAccount())
  if (!person) return {}
  if (person.isAdmin) return 'unwanted'
  const isNamed = by !== undefined && by === storedUsage() && usageOf(by, person) === 'named'
  return isNamed ? { user: { phone: person.phoneNumber, email: person.email } } : {}
}

const send = async (batch: Batch): Promise<Sent> => {
  try {
    const user = userOf(batch)
    if (user === 'unwanted') return user
    const body: BehaviourBatch = { batchID: batch.id, ...senderNow(), ...user, events: [...batch.events] }
    await post(logNames.behaviour, body)
    return 'stored'
  } catch (error) {
    return sentOf(error)
  }
}

const reportFaults = async (errors: readonly PageFault[], page: string): Promise<void> => {
  if (errors.length === 0) return
  const report: ErrorReport = { reportID: randomID(), ...senderNow(), page, errors: [...errors] }
  // Not repeated, and its own failure is not reported.
  await post(logNames.error, report).catch(() => undefined)
}

const typedTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)

const pageNow = () => pageOf(location.hash.slice(1) || '/')

/** Records usage events where recording is permitted. */
const startBehaviour = () => {
  const sender = createSender({ send, newID: randomID, later: (work, ms) => void setTimeout(work, ms) })
  const add = (name: BehaviourName, { tag = '', duration = 0, at = Date.now() }: { tag?: string; duration?: number; at?: number }) => {
    if (!isRecorded()) return
    const time = new Date(at).toISOString()
    const whole = Math.min(Math.max(0, Math.round(duration)), 86_400_000)
    const event: BehaviourEvent = { name, tag: tag.slice(0, logLengths.tag), time, type: behaviourTypes[name], duration: whole }
    sender.add(event, consentNow())
  }
  subscribeToUsage(() => {
    if (!isRecorded()) sender.forget()
  })
  return { ...sender, add }
}

type Behaviour = ReturnType<typeof startBehaviour>

/** Records opening and leaving of pages. Events are sent on the next page change and when the document is hidden or left. */
const followPages = (behaviour: Behaviour): void => {
  let shown: { readonly tag: string; readonly since: number } | undefined
  const leave = () => {
    if (shown) behaviour.add('pageLeft', { tag: shown.tag, duration: Date.now() - shown.since })
    shown = undefined
  }
  const open = () => {
    const { name, tag } = pageNow()
    if (shown?.tag === tag) return
    const isChange = shown !== undefined
    leave()
    shown = { tag, since: Date.now() }
    behaviour.add(name, { tag })
    if (isChange) behaviour.flush()
  }
  // Events from before the reload.
  behaviour.flush()
  open()
  for (const change of ['hashchange', 'popstate', 'pageshow']) addEventListener(change, open)
  addEventListener('pagehide', () => {
    leave()
    behaviour.flushAll()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') behaviour.flushAll()
  })
  addEventListener('online', () => behaviour.flush())
}

const followFaults = () => {
  const faults = createFaultLog()
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    timer = undefined
    void reportFaults(faults.take(), pageNow().tag)
  }
  addEventListener('pagehide', report)
  return (fault: Noticed | undefined, at: number): void => {
    if (!fault) return
    faults.add(fault, at, typedTexts())
    timer ??= setTimeout(report, gatherMs)
  }
}

type CallNote = Extract<Note, { readonly path: string }>

const followCall = (entry: CallNote, at: number, { add, fault }: { readonly add: Behaviour['add']; readonly fault: Fault }): void => {
  const events = eventsOfCall(entry)
  const { path: tag } = entry
  if (events?.started) add(events.started, { tag, at })
  entry.answer.then(
    () => events && add(events.answered, { tag, duration: Date.now() - at }),
    (error: unknown) => {
      // Aborted calls are not logged.
      if (events?.failed && error instanceof ApiError) add(events.failed, { tag, duration: Date.now() - at })
      const message = faultOfCall(entry, error)
      if (message !== undefined) fault({ kind: 'call', message, stack: '' }, Date.now())
    },
  )
}

type Fault = ReturnType<typeof followFaults>

let isStarted = false

/** Starts the logs once; has no effect in development. */
export const startLogs = (): void => {
  if (isStarted || shownEntry() === undefined) return
  isStarted = true
  senderNow()
  const behaviour = startBehaviour()
  const fault = followFaults()
  followPages(behaviour)
  hearNotes((entry, at) => {
    if ('fault' in entry) fault(noticed(entry.fault), at)
    else if ('path' in entry) followCall(entry, at, { add: behaviour.add, fault })
    else behaviour.add(entry.name, { ...entry, at })
  })
}
