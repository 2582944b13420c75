/** The call that verifies a report. */
import { reportCheck, type ReportCheck, reportCheckNames } from '../../../contract/files/report-check.ts'
import { reportTypes } from '../../../contract/files/upload-types.ts'
import { createFairPlaces } from '../../base/fair-places.ts'
import { classRoot, placeOf } from '../calls/served-call.ts'
import { defineCall } from '../calls/define-call.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { checkReport, type CheckParts } from './check-report.ts'

/** Each document takes about a second of processor time. */
const places = { ofAll: 2, ofClient: 1, waitingOfClient: 3 } as const

const ofEmpty = (now: ReportCheck['now']): ReportCheck => ({
  outcome: 'unreadable',
  reason: 'empty',
  differences: [],
  count: 0,
  proved: false,
  now,
})

/** A minimal PDF. */
const exampleDocument = new TextEncoder().encode('%PDF-1.7\n')

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
      'Recalculates a report with the versions that it names, writes it again and compares the two byte by byte. “differences” lists the values in the document and the recalculated ones; a report of another catalogue or program is compared with current results. The body is the PDF file, at most 10 MB; nothing of it is stored.',
    access: { resource: 'report', action: 'read' },
    bodySize: 'document',
    costly: true,
    bucket: 'documents',
    upload: { mediaTypes: reportTypes },
    example: { file: exampleDocument },
    answer: { name: 'ReportCheck', shape: reportCheck },
    handler: async ({ file }, caller) => {
      if (file.length === 0) {
        const { version } = await parts.versions.at(undefined)
        return { values: ofEmpty({ catalogue: version, engine: await parts.engineVersion() }) }
      }
      return { values: await inPlace(placeOf(caller), () => checkReport(file, parts, caller)) }
    },
  })
}
