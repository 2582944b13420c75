/** The thread that makes a report of values: its limits, and what is told where it fails. */
import { expect, it } from 'vitest'
import { makeInThread } from '../../../../server/files/values-report/make-in-thread.ts'
import type { ValuesReport } from '../../../../server/files/values-report/values-report.ts'

const report: ValuesReport = {
  locale: 'en',
  site: 'Linea',
  calculator: 'Buckling',
  made: '2026-11-30T00:00:00.000Z',
  head: [],
  inputs: [],
  results: [],
  steps: [],
}

it('is refused at a limit of time', async () => {
  const limits = { milliseconds: 1, processorMs: 10_000, megabytes: 512 }
  await expect(makeInThread(report, {}, limits)).rejects.toMatchObject({ code: 'fileTimedOut' })
})

it('is refused where the thread fails, and once its client is gone', async () => {
  await expect(makeInThread({ ...report, made: 'never' }, {})).rejects.toMatchObject({ code: 'fileFailed' })
  await expect(makeInThread(report, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'tooBusy' })
})
