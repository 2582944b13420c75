import { expect, it } from 'vitest'
import { requestEntry } from '../../../../server/http/request-log.ts'

const facts = { startedAt: 0, requestId: 'a', method: 'GET', path: '/', milliseconds: 1 }

it.each([
  [200, false, 'info'],
  [404, false, 'info'],
  [503, false, 'error'],
  // Who left was refused nothing, so that no alert counts it.
  [503, true, 'info'],
])('status %i, aborted: %s, is logged as %s', (status, aborted, level) => {
  expect(requestEntry({ ...facts, status, aborted })).toMatchObject({ status, level })
})
