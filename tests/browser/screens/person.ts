/** Somebody who is signed in, and what the service says of everybody. */
import type { KnownAccount } from '../../../screens/base/account/account.ts'

export const person = (more: Partial<KnownAccount> = {}): KnownAccount => ({
  phoneNumber: '13800000000',
  email: null,
  authType: 'open',
  isFixed: false,
  isOperator: false,
  hasPassword: true,
  accessToken: { token: 'x', expires: '2999-01-01T00:00:00.000Z' },
  began: 1,
  ...more,
})

export const ok = (data: unknown): Response => Response.json({ code: 0, data })

/** The answer of the record-count check. */
export const noRecords = (): Response => ok({ selection: 0, download: 0, collect: 0, shopping: 0 })
