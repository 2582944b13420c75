/**
 * Validation of the sign-in form by the site's settings; the service applies the same rules (`server/people/account-rules.ts`).
 */
import { codeRules, emailPattern, passwordLengths, phonePattern } from '../../contract/people/people.ts'
import type { PageSite } from '../../contract/site/site-calls.ts'

export type LoginSwitches = NonNullable<PageSite['login']>

export type LoginMode = 'code' | 'password'

/** Returns the offered modes, code first. */
export const modesOf = (switches: LoginSwitches): readonly LoginMode[] => (['code', 'password'] as const).filter((mode) => switches[mode])

/** Returns the accepted kind of account: a phone number, an e-mail address, or either. */
export const accountKind = ({ phone, email }: Pick<LoginSwitches, 'phone' | 'email'>): 'account' | 'phone' | 'email' => {
  if (phone && email) return 'account'
  return phone ? 'phone' : 'email'
}

/** Maximum length of an e-mail address. */
const longestEmail = 254

/** Message keys, equal to the service's fault codes. */
export type LoginFault =
  | `${'account' | 'phone' | 'email'}${'Missing' | 'Invalid'}`
  | 'passwordMissing'
  | 'passwordLength'
  | 'codeMissing'
  | 'wrongCode'
  | 'agreementMissing'

export type LoginField = 'account' | 'password' | 'code' | 'agreed'

export const accountFault = (typed: string, switches: Pick<LoginSwitches, 'phone' | 'email'>): LoginFault | undefined => {
  const kind = accountKind(switches)
  const text = typed.trim()
  if (text === '') return `${kind}Missing`
  const isPhone = switches.phone && phonePattern.test(text)
  const isEmail = switches.email && text.length <= longestEmail && emailPattern.test(text)
  return isPhone || isEmail ? undefined : `${kind}Invalid`
}

export const codeFault = (typed: string): LoginFault | undefined => {
  const code = typed.trim()
  if (code === '') return 'codeMissing'
  return code.length > codeRules.digits ? 'wrongCode' : undefined
}

export const newPasswordFault = (typed: string): LoginFault | undefined => {
  if (typed === '') return 'passwordMissing'
  const { length } = Array.from(typed.normalize('NFKC'))
  return length < passwordLengths.least || length > passwordLengths.most ? 'passwordLength' : undefined
}

export type Typed = { readonly account: string; readonly password: string; readonly code: string; readonly agreed: boolean }

/** `reset`: sets a new password by code. */
export type LoginForm = LoginMode | 'reset'

/** Returns the first fault of the form, from the top. */
export const loginFault = (
  form: LoginForm,
  typed: Typed,
  switches: Pick<LoginSwitches, 'phone' | 'email'>,
): { readonly field: LoginField; readonly fault: LoginFault } | undefined => {
  const rules: readonly (readonly [LoginField, LoginFault | undefined])[] = [
    ['account', accountFault(typed.account, switches)],
    ['code', form === 'password' ? undefined : codeFault(typed.code)],
    ['password', form === 'password' && typed.password === '' ? 'passwordMissing' : undefined],
    ['password', form === 'reset' ? newPasswordFault(typed.password) : undefined],
    ['agreed', typed.agreed ? undefined : 'agreementMissing'],
  ]
  for (const [field, fault] of rules) if (fault) return { field, fault }
  return undefined
}
