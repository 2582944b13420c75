/** The calls of signing in, which anybody may make. */
import {
  accountQuestion,
  accountState,
  codeLogin,
  codeSent,
  codeType,
  done,
  fixedLogin,
  loginIsVerify,
  passwordLogin,
  passwordReset,
  signedIn,
} from '../../../contract/people/people.ts'
import { AppError } from '../../base/errors.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { checkAccount, resetPassword, sendCode, signInByCode, signInByPassword, signInFixed } from '../../people/signing-in.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { oneOf, optionalText } from '../calls/read-query.ts'
import { asked, posted } from './person-call.ts'

const access = { resource: 'signIn', action: 'add' } as const
/** Longest that is read of what people type; what it must be is told in words of its own. */
const longest = 200
const company = 'comp-user'
const answer = { name: 'SignedIn', shape: signedIn }
const example = { phone: '13800000000', password: 'correct horse', code: '123456' } as const

const byCode = (parts: PeopleParts): readonly GuardedCall[] => [
  asked(
    { service: 'Sms', call: 'SendPhoneCode', kind: 'sendPhoneCode', access, answer: { name: 'CodeSent', shape: codeSent }, writes: true },
    { phoneNumber: optionalText('phoneNumber', longest), type: oneOf('codeType', codeType.options) },
    {
      example: { phoneNumber: example.phone, type: '1' },
      answer: async ({ phoneNumber, type }, { visit }) => ({ cooldown: await sendCode(parts, visit, { typed: phoneNumber, type }) }),
    },
  ),
  posted(
    { service: 'User', call: 'LoginPC', kind: 'loginPC', access, answer },
    {
      request: { name: 'CodeLogin', shape: codeLogin },
      example: { phoneNumber: example.phone, code: example.code, appID: 'pc' },
      answer: ({ phoneNumber, code, agreed }, { visit }) => signInByCode(parts, visit, { account: phoneNumber, code, agreed }),
    },
  ),
]

const byPassword = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    { service: company, call: 'accountlogin', kind: 'accountLogin', access, answer },
    {
      request: { name: 'PasswordLogin', shape: passwordLogin },
      example: { appid: 'pc', phone: example.phone, password: example.password },
      answer: ({ phone, password, agreed }, { visit }) => signInByPassword(parts, visit, { account: phone, password, agreed }),
    },
  ),
  posted(
    { service: company, call: 'accountcheck', kind: 'accountCheck', access, answer: { name: 'AccountState', shape: accountState } },
    {
      request: { name: 'AccountQuestion', shape: accountQuestion },
      example: { account: example.phone, password: example.password },
      answer: (typed, { visit }) => checkAccount(parts, visit, typed),
    },
  ),
  posted(
    { service: 'User', call: 'ResetPassword', kind: 'resetPassword', access, answer: { name: 'Done', shape: done } },
    {
      request: { name: 'PasswordReset', shape: passwordReset },
      example: { account: example.phone, code: example.code, password: 'correct horse 2' },
      answer: async (typed, { visit }) => {
        await resetPassword(parts, visit, typed)
        return { done: true }
      },
    },
  ),
]

const others = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    { service: company, call: 'fixedlogin', kind: 'fixedLogin', access, answer },
    {
      request: { name: 'FixedLogin', shape: fixedLogin },
      example: { appid: 'pc' },
      answer: (_, { visit }) => signInFixed(parts, visit),
    },
  ),
  asked(
    {
      root: '/share',
      service: 'comp',
      call: 'userLoginIsVerify',
      kind: 'userLoginIsVerify',
      access,
      answer: { name: 'LoginIsVerify', shape: loginIsVerify },
    },
    { phone: optionalText('phoneNumber', longest), site: optionalText('site', longest) },
    {
      example: { phone: example.phone },
      // The same of every number: which ones the company knows is nobody's business.
      answer: async ({ phone }, { visit }) => {
        if (phone.trim() === '') throw new AppError('phoneMissing')
        return { isVerify: visit.site.switches.login.auth }
      },
    },
  ),
]

/** Calls that anybody may make to sign in. */
export const serveSigningIn = (parts: PeopleParts): readonly GuardedCall[] => [...byCode(parts), ...byPassword(parts), ...others(parts)]
