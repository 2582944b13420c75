/** Rules of what is typed to sign in, by the switches of the site: the pages check by them and the service refuses by them. */
import * as z from 'zod/mini'
import { codeRules, emailPattern, passwordLengths, phonePattern } from './people.ts'

/** The identifiers that accounts of a site may have. */
export type AccountKinds = { readonly phone: boolean; readonly email: boolean }

/** Returns the accepted kind of account: a phone number, an e-mail address, or either. */
export const accountKind = ({ phone, email }: AccountKinds): 'account' | 'phone' | 'email' => {
  if (phone && email) return 'account'
  return phone ? 'phone' : 'email'
}

/** Error codes of the faults, which are also the keys of their messages. */
export type AccountFault =
  | `${'account' | 'phone' | 'email'}${'Missing' | 'Invalid'}`
  | 'passwordMissing'
  | 'passwordLength'
  | 'codeMissing'
  | 'wrongCode'
  | 'agreementMissing'

/** Longest e-mail address. */
const longestEmail = 254

/** Returns the fault of a typed phone number or e-mail address; undefined if it is right. */
export const accountFault = (typed: string, kinds: AccountKinds): AccountFault | undefined => {
  const kind = accountKind(kinds)
  const text = typed.trim()
  if (text === '') return `${kind}Missing`
  const isPhone = kinds.phone && phonePattern.test(text)
  const isEmail = kinds.email && text.length <= longestEmail && emailPattern.test(text)
  return isPhone || isEmail ? undefined : `${kind}Invalid`
}

/** Returns the fault of a typed verification code; undefined if it may be right. */
export const codeFault = (typed: string): AccountFault | undefined => {
  const code = typed.trim()
  if (code === '') return 'codeMissing'
  return code.length > codeRules.digits ? 'wrongCode' : undefined
}

/** Returns the fault of the password of an existing account; undefined if it may be right. */
export const passwordFault = (typed: string): AccountFault | undefined => (typed === '' ? 'passwordMissing' : undefined)

/** Returns the fault of a password to set; undefined if it is acceptable. */
export const newPasswordFault = (typed: string): AccountFault | undefined => {
  if (typed === '') return 'passwordMissing'
  const { length } = Array.from(typed.normalize('NFKC'))
  return length < passwordLengths.least || length > passwordLengths.most ? 'passwordLength' : undefined
}

/** A typed text by a rule; the fault is the message of the issue. */
export const typedText = (faultOf: (typed: string) => AccountFault | undefined) =>
  z.string().check(({ value, issues }) => {
    const message = faultOf(value)
    if (message !== undefined) issues.push({ code: 'custom', input: value, message })
  })

/** A text by a rule, without spaces around it. */
export const trimmedText = (faultOf: (typed: string) => AccountFault | undefined) => typedText(faultOf).check(z.trim())

/** An e-mail address. */
export const typedEmail = trimmedText((typed) => accountFault(typed, { phone: false, email: true }))
/** A verification code. */
export const typedCode = trimmedText(codeFault)
/** A new password. */
export const typedNewPassword = typedText(newPasswordFault)
