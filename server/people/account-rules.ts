/** Reads sign-in input according to the switches of the site, with an error per fault. */
import { accountFault, type AccountFault, type AccountKinds, codeFault, newPasswordFault } from '../../contract/people/account-rules.ts'
import type { Site } from '../../contract/site/site.ts'
import { AppError } from '../base/errors.ts'
import { commonPasswords } from './common-passwords.data.ts'

type Switches = Site['switches']['login']

const refuse = (fault: AccountFault | undefined): void => {
  if (fault !== undefined) throw new AppError(fault)
}

/**
 * @returns the account as it is stored; e-mail addresses in lower case
 * @throws AppError with the message for the fault
 */
export const readAccount = (typed: string, switches: AccountKinds): string => {
  refuse(accountFault(typed, switches))
  return typed.trim().toLowerCase()
}

/** @throws AppError `emailMissing`, `emailInvalid` */
export const readEmail = (typed: string): string => readAccount(typed, { phone: false, email: true })

/** @throws AppError `codeMissing`, `wrongCode` */
export const readCode = (typed = ''): string => {
  refuse(codeFault(typed))
  return typed.trim()
}

/** @throws AppError `passwordMissing`, `passwordLength`, `passwordCommon` */
export const readNewPassword = (typed: string): string => {
  refuse(newPasswordFault(typed))
  if (commonPasswords.has(typed.normalize('NFKC').toLowerCase())) throw new AppError('passwordCommon')
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
