/** What the dialog takes for right is what the service takes for right, and the first fault is the same. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAccount, readCode, readNewPassword } from '../../../server/people/account-rules.ts'
import { AppError } from '../../../server/base/errors.ts'
import { accountFault, codeFault, newPasswordFault } from '../../../contract/people/account-rules.ts'
import { type LoginForm, loginSchema, type Typed } from '../../../screens/account/login-rules.ts'

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
  const faults = (form: LoginForm, typed: Partial<Typed>) =>
    loginSchema(form, { phone: true, email: true })
      .safeParse({ ...right, ...typed })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(faults('code', {})).toBeUndefined()
  expect(faults('code', { account: '', code: '', agreed: false })).toEqual([
    ['account', 'accountMissing'],
    ['code', 'codeMissing'],
    ['agreed', 'agreementMissing'],
  ])
  expect(faults('code', { password: 'x' })).toBeUndefined()
  expect(faults('password', { password: '', agreed: false })).toEqual([
    ['password', 'passwordMissing'],
    ['agreed', 'agreementMissing'],
  ])
  expect(faults('password', { password: 'x', code: '' })).toBeUndefined()
  expect(faults('reset', { password: 'x' })).toEqual([['password', 'passwordLength']])
})
