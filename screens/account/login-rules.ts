/** The sign-in form by the site's settings. */
import * as z from 'zod/mini'
import { accountFault, codeFault, newPasswordFault, passwordFault, trimmedText, typedText } from '../../contract/people/account-rules.ts'
import type { PageSite } from '../../contract/site/site-calls.ts'

export type LoginSwitches = NonNullable<PageSite['login']>

export type LoginMode = 'code' | 'password'

/** Returns the offered modes, code first. */
export const modesOf = (switches: LoginSwitches): readonly LoginMode[] => (['code', 'password'] as const).filter((mode) => switches[mode])

/** `reset`: sets a new password by code. */
export type LoginForm = LoginMode | 'reset'

const faultless = () => undefined

/** Schema of the form: what it does not show is not checked. Messages are fault codes. */
export const loginSchema = (form: LoginForm, switches: Pick<LoginSwitches, 'phone' | 'email'>) =>
  z.object({
    account: trimmedText((typed) => accountFault(typed, switches)),
    code: trimmedText(form === 'password' ? faultless : codeFault),
    password: typedText({ code: faultless, password: passwordFault, reset: newPasswordFault }[form]),
    agreed: z.boolean().check(z.refine((agreed) => agreed, 'agreementMissing')),
  })

export type Typed = z.infer<ReturnType<typeof loginSchema>>
