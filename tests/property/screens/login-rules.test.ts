/** What the dialog takes for right is what the service takes for right, and the first fault is the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccount, readCode, readNewPassword } from '../../../server/people/account-rules.ts'
import { AppError } from '../../../server/base/errors.ts'
import { accountFault, codeFault, loginFault, newPasswordFault } from '../../../screens/account/login-rules.ts'

const faultOf = (work: () => unknown): string | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.stringMatching(/^ ?1[0-9]{9,11} ?$/),
  fc.emailAddress(),
  fc.emailAddress().map((email) => ` ${email.toUpperCase()}`),
  fc.constantFrom('', ' ', '13800000000', '12800000000', 'a@b', 'a@b.c', 'a b@c.de', '+8613800000000'),
)
const switches = fc.constantFrom({ phone: true, email: true }, { phone: true, email: false }, { phone: false, email: true })

test('of an account, by the switches of the site', () => {
  fc.assert(
    fc.property(typed, switches, (text, kinds) => {
      expect(accountFault(text, kinds)).toBe(faultOf(() => readAccount(text, kinds)))
    }),
  )
})

test('of a code and of a new password', () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme', minLength: 5, maxLength: 140 })), (text) => {
      expect(codeFault(text)).toBe(faultOf(() => readCode(text)))
      expect(newPasswordFault(text)).toBe(faultOf(() => readNewPassword(text)))
    }),
  )
})

test('the first thing that is wrong, from the top: account, code or password, agreement', () => {
  const right = { account: '13800000000', password: 'correct horse', code: '123456', agreed: true }
  const kinds = { phone: true, email: true }
  expect(loginFault('code', right, kinds)).toBeUndefined()
  expect(loginFault('code', { ...right, account: '', code: '', agreed: false }, kinds)).toEqual({
    field: 'account',
    fault: 'accountMissing',
  })
  expect(loginFault('code', { ...right, code: '', agreed: false }, kinds)).toEqual({ field: 'code', fault: 'codeMissing' })
  expect(loginFault('password', { ...right, password: '', agreed: false }, kinds)).toEqual({ field: 'password', fault: 'passwordMissing' })
  expect(loginFault('password', { ...right, password: 'x', code: '' }, kinds)).toBeUndefined()
  expect(loginFault('reset', { ...right, password: 'x' }, kinds)).toEqual({ field: 'password', fault: 'passwordLength' })
  expect(loginFault('code', { ...right, agreed: false }, kinds)).toEqual({ field: 'agreed', fault: 'agreementMissing' })
})
