/** The call that says whether a report is what it says. */
import { largestReport, reportCheck, type ReportCheck, reportCheckNames, reportToCheck } from '../../../contract/files/report-check.ts'
import { readShape } from '../../../families/define/read-shape.ts'
import { AppError } from '../../base/errors.ts'
import { classRoot } from '../calls/served-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { checkReport, type CheckParts } from './check-report.ts'

/** Documents that are looked at at once, and that wait for their turn: each takes a processor for a second. */
const atOnce = 2
const mostWaiting = 6

/** Runs so much work at once; what would have to wait too long is refused. */
const createQueue = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce && waiting.length >= mostWaiting) throw new AppError('tooManyRequests', { retryAfterSeconds: 10 })
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** What needs no reading. */
const reasonBySize = ({ length }: Uint8Array): 'empty' | 'tooLarge' | undefined => {
  if (length === 0) return 'empty'
  return length > largestReport ? 'tooLarge' : undefined
}

const unread = (reason: 'empty' | 'tooLarge', now: ReportCheck['now']): ReportCheck => ({
  outcome: 'unreadable',
  reason,
  differences: [],
  count: 0,
  proved: false,
  now,
})

/** The smallest file that says what it is, and no more. */
const exampleDocument = Buffer.from('%PDF-1.7\n').toString('base64')

export const serveReport = (parts: CheckParts): readonly GuardedCall[] => {
  const queued = createQueue()
  return [
    {
      ...reportCheckNames,
      roots: [classRoot],
      operation: 'checkReport',
      kind: 'checkReport',
      heading: { text: 'reportTag' },
      labelKey: () => undefined,
      hintKey: () => undefined,
      access: { resource: 'report', action: 'read' },
      bodySize: 'document',
      costly: true,
      bucket: 'documents',
      method: 'POST',
      body: { request: { name: 'ReportToCheck', shape: reportToCheck }, example: () => ({ document: exampleDocument }), units: {} },
      answer: { name: 'ReportCheck', shape: reportCheck },
      respond: async (body, caller) => {
        const read = readShape(reportToCheck, body)
        if ('faults' in read) return read
        const bytes = Uint8Array.from(Buffer.from(read.values.document, 'base64'))
        const reason = reasonBySize(bytes)
        if (reason) {
          const { version } = await parts.versions.at(undefined)
          return { values: unread(reason, { catalogue: version, engine: await parts.engineVersion() }) }
        }
        return { values: await queued(() => checkReport(bytes, parts, caller)) }
      },
    },
  ]
}
