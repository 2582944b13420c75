/** Validates sign-in input according to the switches of the site, with an error per fault. */
import { codeRules, emailPattern, passwordLengths, phonePattern } from '../../contract/people/people.ts'
import type { Site } from '../../contract/site/site.ts'
import { AppError } from '../base/errors.ts'

type Switches = Site['switches']['login']

type Kinds = Pick<Switches, 'phone' | 'email'>

const faultsOf = ({ phone, email }: Kinds) => {
  if (phone && email) return { missing: 'accountMissing', invalid: 'accountInvalid' } as const
  return phone
    ? ({ missing: 'phoneMissing', invalid: 'phoneInvalid' } as const)
    : ({ missing: 'emailMissing', invalid: 'emailInvalid' } as const)
}

/** Longest e-mail address. */
const longestEmail = 254

const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)

/**
 * @returns the account as it is stored; e-mail addresses in lower case
 * @throws AppError with the message for the fault
 */
export const readAccount = (typed: string, switches: Kinds): string => {
  const faults = faultsOf(switches)
  const text = typed.trim()
  if (text === '') throw new AppError(faults.missing)
  if ((switches.phone && phonePattern.test(text)) || (switches.email && isEmail(text))) return text.toLowerCase()
  throw new AppError(faults.invalid)
}

/** @throws AppError `emailMissing`, `emailInvalid` */
export const readEmail = (typed: string): string => readAccount(typed, { phone: false, email: true })

/** @throws AppError `codeMissing`, `wrongCode` */
export const readCode = (typed: string | undefined): string => {
  const code = (typed ?? '').trim()
  if (code === '') throw new AppError('codeMissing')
  if (code.length > codeRules.digits) throw new AppError('wrongCode')
  return code
}

/** @throws AppError `passwordMissing`, `passwordLength` */
export const readNewPassword = (typed: string): string => {
  if (typed === '') throw new AppError('passwordMissing')
  const characters = Array.from(typed.normalize('NFKC')).length
  if (characters < passwordLengths.least || characters > passwordLengths.most) throw new AppError('passwordLength')
  return typed
}

/** @throws AppError `agreementMissing` */
export const requireAgreement = (agreed: boolean): void => {
  if (!agreed) throw new AppError('agreementMissing')
}

/** @throws AppError `signInOff` where the site does not offer this way of signing in */
export const requireWay = ({ auth, codeVerify, passwordVerify }: Switches, way: 'code' | 'password'): void => {
  if (!auth || !(way === 'code' ? codeVerify : passwordVerify)) throw new AppError('signInOff')
}
