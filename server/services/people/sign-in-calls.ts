/** Calls for signing in; everybody may make them. */
import {
  accountQuestion,
  accountState,
  codeLogin,
  codeSent,
  codeType,
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
import { personCall } from './person-call.ts'
import { finished, isDone, longest, to } from './record-call.ts'

const access = to('signIn', 'add')
const ofAccount = ['accountMissing', 'phoneMissing', 'emailMissing', 'accountInvalid', 'phoneInvalid', 'emailInvalid'] as const
const ofSite = ['signInOff', 'tooManyTries'] as const
const ofCode = ['codeMissing', 'wrongCode'] as const
const ofEntry = ['agreementMissing', 'accountRestricted'] as const
const answer = { name: 'SignedIn', shape: signedIn }
const phoneOrEmail = optionalText('Phone number or e-mail address', longest)
const example = { phone: '13800000000', password: 'correct horse', code: '123456' } as const

const byCode = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'Sms',
    call: 'SendPhoneCode',
    operation: 'sendPhoneCode',
    summary: 'Send a verification code',
    description:
      'Sends a six-digit code to a phone number or e-mail address. The answer does not reveal whether the account exists. A code is valid for five minutes and five attempts; another one can be requested after 60 s.',
    access,
    parameters: { phoneNumber: phoneOrEmail, type: oneOf('Purpose: 1 sign-in, 2 password reset, 3 change of e-mail', codeType.options) },
    example: { query: { phoneNumber: example.phone, type: '1' } },
    answer: { name: 'CodeSent', shape: codeSent },
    writes: true,
    failures: [...ofAccount, ...ofSite, 'codeCooldown'],
    handler: ({ query: { phoneNumber, type } }, { visit }) => sendCode(parts, visit, { typed: phoneNumber, type }),
  }),
  personCall({
    service: 'User',
    call: 'LoginPC',
    operation: 'loginPC',
    summary: 'Sign in with a code',
    description:
      'Signs in with a code of type 1. An account that does not exist is created, unless the company only admits existing accounts.',
    access,
    body: { name: 'CodeLogin', shape: codeLogin },
    example: { body: { phoneNumber: example.phone, code: example.code, appID: 'pc' } },
    answer,
    failures: [...ofAccount, ...ofSite, ...ofCode, ...ofEntry],
    handler: ({ body: { phoneNumber, code, agreed } }, { visit }) => signInByCode(parts, visit, { account: phoneNumber, code, agreed }),
  }),
]

const byPassword = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'comp-user',
    call: 'accountlogin',
    operation: 'accountLogin',
    summary: 'Sign in with a password',
    description: 'An unknown account and a wrong password get the same answer in the same time.',
    access,
    body: { name: 'PasswordLogin', shape: passwordLogin },
    example: { body: { appid: 'pc', phone: example.phone, password: example.password } },
    answer,
    failures: [...ofAccount, ...ofSite, ...ofEntry, 'passwordMissing', 'wrongPassword'],
    handler: ({ body: { phone, password, agreed } }, { visit }) => signInByPassword(parts, visit, { account: phone, password, agreed }),
  }),
  personCall({
    service: 'comp-user',
    call: 'accountcheck',
    operation: 'accountCheck',
    summary: 'Check an account',
    description:
      'Whether the password is correct and the account may sign in. Without the correct password the answer is the same for every account.',
    access,
    body: { name: 'AccountQuestion', shape: accountQuestion },
    example: { body: { account: example.phone, password: example.password } },
    answer: { name: 'AccountState', shape: accountState },
    failures: [...ofAccount, ...ofSite, 'passwordMissing'],
    handler: ({ body }, { visit }) => checkAccount(parts, visit, body),
  }),
  personCall({
    service: 'User',
    call: 'ResetPassword',
    operation: 'resetPassword',
    summary: 'Reset the password',
    description: 'Sets a new password with a code of type 2 and ends every sign-in of the account.',
    access,
    body: { name: 'PasswordReset', shape: passwordReset },
    example: { body: { account: example.phone, code: example.code, password: 'correct horse 2' } },
    answer: finished,
    failures: [...ofAccount, ...ofSite, ...ofCode, 'passwordMissing', 'passwordLength', 'passwordCommon'],
    handler: async ({ body }, { visit }) => {
      await resetPassword(parts, visit, body)
      return isDone
    },
  }),
]

const others = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'comp-user',
    call: 'fixedlogin',
    operation: 'fixedLogin',
    summary: 'Sign in without an account',
    description: 'For companies that show their phone number and have sign-in switched off: creates an account for this browser.',
    access,
    body: { name: 'FixedLogin', shape: fixedLogin },
    example: { body: { appid: 'pc' } },
    answer,
    failures: ['signInOff'],
    handler: (_, { visit }) => signInFixed(parts, visit),
  }),
  personCall({
    roots: ['/share'],
    service: 'comp',
    call: 'userLoginIsVerify',
    operation: 'userLoginIsVerify',
    summary: 'Whether the site has sign-in',
    description: 'The same answer for every phone number: which numbers have an account is not revealed.',
    access,
    parameters: {
      phone: phoneOrEmail,
      site: optionalText('Site key. Without it the header site-key decides, then the host; an unknown key is refused.', longest),
    },
    example: { query: { phone: example.phone } },
    answer: { name: 'LoginIsVerify', shape: loginIsVerify },
    failures: ['phoneMissing'],
    handler: async ({ query: { phone } }, { visit }) => {
      if (phone.trim() === '') throw new AppError('phoneMissing')
      return { isVerify: visit.site.switches.login.auth }
    },
  }),
]

/** @returns every call for signing in */
export const signInCalls = (parts: PeopleParts): readonly GuardedCall[] => [...byCode(parts), ...byPassword(parts), ...others(parts)]
