/** The call that verifies a report. */
import { largestReport, reportCheck, type ReportCheck, reportCheckNames, reportToCheck } from '../../../contract/files/report-check.ts'
import { createFairPlaces } from '../../base/fair-places.ts'
import { classRoot } from '../calls/served-call.ts'
import { defineCall } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { checkReport, type CheckParts } from './check-report.ts'

/** Each document takes about a second of processor time. */
const places = { ofAll: 2, ofClient: 1, waitingOfClient: 3 } as const

/** The reason, from its size alone, why a document cannot be a report. */
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

/** A minimal PDF. */
const exampleDocument = Buffer.from('%PDF-1.7\n').toString('base64')

/** @returns the call `CheckReport` */
export const reportCall = (parts: CheckParts): GuardedCall => {
  const inPlace = createFairPlaces(places)
  return defineCall({
    ...reportCheckNames,
    roots: [classRoot],
    operation: 'checkReport',
    tag: 'Reports',
    summary: 'Verify a report',
    description:
      'Recalculates a report with the versions that it names, writes it again and compares the two byte by byte. “differences” lists the values in the document and the recalculated ones; a report of another catalogue or program is compared with current results. The document is base64, at most 10 MB; nothing of it is stored.',
    access: { resource: 'report', action: 'read' },
    bodySize: 'document',
    costly: true,
    bucket: 'documents',
    body: { name: 'ReportToCheck', shape: reportToCheck },
    example: { body: { document: exampleDocument } },
    answer: { name: 'ReportCheck', shape: reportCheck },
    handler: async ({ body }, caller) => {
      const bytes = Uint8Array.from(Buffer.from(body.document, 'base64'))
      const reason = reasonBySize(bytes)
      if (reason) {
        const { version } = await parts.versions.at(undefined)
        return { values: unread(reason, { catalogue: version, engine: await parts.engineVersion() }) }
      }
      return { values: await inPlace(caller.actor?.address ?? '', () => checkReport(bytes, parts, caller)) }
    },
  })
}
