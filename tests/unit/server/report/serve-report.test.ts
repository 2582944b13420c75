/** The call that checks a report, asked over the app: what it takes, what it refuses, how often. */
import { afterAll, expect, it } from 'vitest'
import { largestReport, reportCheck } from '../../../../contract/files/report-check.ts'
import { createRealService } from '../support/real-service.ts'

const service = await createRealService({ writesPerMinute: 9 })
afterAll(() => service.close())

const ask = (body: unknown) =>
  service.app.request('/api/Files/CheckReport', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify(body),
  })

it('answers a visitor, by content; refuses what is too large; has a limit of its own', async () => {
  const document = Buffer.from('<html>no PDF</html>').toString('base64')
  const answer = await ask({ document })
  expect(answer.status).toBe(200)
  // Any JSON; the shape says what it is.
  const { data } = (await answer.json()) as { data: unknown }
  expect(reportCheck.parse(data)).toMatchObject({ outcome: 'unreadable', reason: 'notPdf', count: 0, proved: false })
  // An empty file is a file: it is told as what it is.
  const empty = (await (await ask({ document: '' })).json()) as { data: unknown } // as above
  expect(reportCheck.parse(empty.data)).toMatchObject({ outcome: 'unreadable', reason: 'empty' })
  const large = await ask({ document: 'A'.repeat(Math.ceil(largestReport / 3) * 4 + 4096) })
  expect(large.status).toBe(413)
  expect((await ask({ document: '', more: 1 })).status).toBe(400)
  // A third of what may be stored in a minute, and no more; what is too large was refused before.
  expect((await ask({ document })).status).toBe(429)
})
