import { expect, test } from 'vitest'
import { timeOf } from '../../../../server/logs/sent-time.ts'

const now = Date.parse('2026-11-25T12:00:00.000Z')

test.each([
  ['2026-11-25T11:59:59Z', '2026-11-25T11:59:59.000Z'],
  ['2026-11-18T12:00:00.000Z', '2026-11-18T12:00:00.000Z'],
  ['2026-11-25T13:00:00.000Z', '2026-11-25T13:00:00.000Z'],
])('%s can be and is taken', (sent, taken) => expect(timeOf(sent, now)).toBe(taken))

test.each(['2026-11-18T11:59:59.999Z', '2026-11-25T13:00:00.001Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  '%s cannot be: it counts when it came',
  (sent) => expect(timeOf(sent, now)).toBe('2026-11-25T12:00:00.000Z'),
)
