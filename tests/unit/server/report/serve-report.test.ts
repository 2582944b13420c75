/** The call that checks a report, asked over the app: what it takes, what it refuses, how often. */
import { afterAll, expect, it } from 'vitest'
import { largestReport, reportCheck } from '../../../../contract/files/report-check.ts'
import { createRealService } from '../support/real-service.ts'

const service = await createRealService({ writesPerMinute: 9 })
afterAll(() => service.close())

const ask = (body: string, type = 'application/pdf') =>
  service.app.request('/api/Files/CheckReport', {
    method: 'POST',
    headers: { 'content-type': type, lang: 'en' },
    body,
  })

it('answers a visitor, by content; refuses what is too large; has a limit of its own', async () => {
  const document = '<html>no PDF</html>'
  const answer = await ask(document)
  expect(answer.status).toBe(200)
  // Any JSON; the shape says what it is.
  const { data } = (await answer.json()) as { data: unknown }
  expect(reportCheck.parse(data)).toMatchObject({ outcome: 'unreadable', reason: 'notPdf', count: 0, proved: false })
  // An empty file is a file: it is told as what it is.
  const empty = (await (await ask('')).json()) as { data: unknown } // as above
  expect(reportCheck.parse(empty.data)).toMatchObject({ outcome: 'unreadable', reason: 'empty' })
  const large = await ask('A'.repeat(largestReport + 1))
  expect(large.status).toBe(413)
  expect((await ask(JSON.stringify({ document }), 'application/json')).status).toBe(415)
  // A third of what may be stored in a minute, and no more; what is too large was refused before.
  expect((await ask(document)).status).toBe(429)
})
