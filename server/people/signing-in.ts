/** Signing in: by a code, by a password, or without an account. What is known of nobody is told of nobody. */
import { codeRules, type CodeType, codeTypes, type SignedIn } from '../../contract/people/people.ts'
import { sharedPhone } from '../../contract/site/site.ts'
import { translate } from '../../i18n/translate.ts'
import { AppError } from '../base/errors.ts'
import { readAccount, readCode, readNewPassword, requireAgreement, requireWay } from './account-rules.ts'
import { noteEvent } from './audit.ts'
import { keepCode, takeCode } from './codes.ts'
import { countCode, countTry } from './limits.ts'
import { forgetMessages } from './outbox.ts'
import type { PeopleParts, Visit } from './parts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type Account, addPerson, changePerson, ensurePerson, findPerson, type Person } from './people-repository.ts'
import { addSignIn, revokeOthers } from './sign-ins.ts'
import { infoOf } from './user-info.ts'

const accountOf = (typed: string, { site }: Visit): Account => ({ company: site.key, account: readAccount(typed, site.switches.login) })

/** Of a site that lets in its own alone, those that it has let in. */
const mayEnter = (person: Person | undefined, { site }: Visit): boolean =>
  !site.switches.login.restricted || (person !== undefined && (person.let_in === 1 || person.role !== 'user'))

const write = (code: string, { account }: Account, { site, locale }: Visit) => {
  const name = (locale === 'zh-Hans' ? site.outName : site.outNameEn) ?? site.name
  const subject = translate(locale, 'server/people:code.subject', { code }) ?? code
  const body = translate(locale, 'server/people:code.body', { code, name }) ?? code
  return { channel: account.includes('@') ? 'email' : 'sms', recipient: account, subject, body } as const
}

/**
 * Sends a code where somebody may use it; the answer is the same where nobody may.
 * @returns seconds until another may be asked for
 * @throws AppError for what was typed, `signInOff`, `codeCooldown`, `tooManyTries`
 */
export async function sendCode(
  parts: PeopleParts,
  visit: Visit,
  { typed, type }: { readonly typed: string; readonly type: CodeType },
): Promise<number> {
  if (!visit.site.switches.login.auth) throw new AppError('signInOff')
  if (type === codeTypes.signIn) requireWay(visit.site.switches.login, 'code')
  const account = accountOf(typed, visit)
  await countCode(parts, account, visit.address)
  const code = parts.newCode()
  const person = await findPerson(parts.db, account)
  await keepCode(parts.db, { ...account, type }, { code, now: parts.now() })
  const isOfUse = type === codeTypes.email || (type === codeTypes.password ? person !== undefined : mayEnter(person, visit))
  await forgetMessages(parts.db, parts.now())
  // Both ways write one row: nobody can tell them apart by the time.
  if (isOfUse) await parts.delivery.send(write(code, account, visit))
  else await noteEvent(parts.db, { company: account.company, personID: undefined, event: 'codeRefused' }, parts.now())
  return codeRules.cooldownSeconds
}

const enter = async (parts: PeopleParts, visit: Visit, person: Person): Promise<SignedIn> => {
  const now = parts.now()
  // Never a token that the caller brought: what was planted in a browser is of no use after signing in.
  const accessToken = await addSignIn(parts.db, { personID: person.id, device: visit.device }, now)
  await noteEvent(parts.db, { company: person.company, personID: person.id, event: 'signedIn', detail: { device: visit.device } }, now)
  return { ...infoOf(person), accessToken }
}

const fail = async (parts: PeopleParts, { company, account }: Account, code: 'wrongCode' | 'wrongPassword'): Promise<never> => {
  const person = await findPerson(parts.db, { company, account })
  await noteEvent(parts.db, { company, personID: person?.id, event: 'signInFailed', detail: { reason: code } }, parts.now())
  throw new AppError(code)
}

interface Typed {
  readonly account: string
  readonly agreed: boolean
}

/** @throws AppError for what was typed, `wrongCode`, `accountRestricted`, `signInOff`, `tooManyTries` */
export async function signInByCode(parts: PeopleParts, visit: Visit, typed: Typed & { readonly code: string }): Promise<SignedIn> {
  requireWay(visit.site.switches.login, 'code')
  const account = accountOf(typed.account, visit)
  const code = readCode(typed.code)
  requireAgreement(typed.agreed)
  await countTry(parts, account, visit.address)
  const isRight = await takeCode(parts.db, { ...account, type: codeTypes.signIn }, { code, now: parts.now() })
  if (!isRight) return fail(parts, account, 'wrongCode')
  if (!mayEnter(await findPerson(parts.db, account), visit)) throw new AppError('accountRestricted')
  return enter(parts, visit, await ensurePerson(parts.db, account, new Date(parts.now())))
}

const judgePassword = async (parts: PeopleParts, visit: Visit, typed: { readonly account: string; readonly password: string }) => {
  requireWay(visit.site.switches.login, 'password')
  const account = accountOf(typed.account, visit)
  if (typed.password === '') throw new AppError('passwordMissing')
  await countTry(parts, account, visit.address)
  const person = await findPerson(parts.db, account)
  const isRight = await isPassword(typed.password, person?.password ?? undefined)
  return { account, person: isRight ? person : undefined }
}

/** @throws AppError for what was typed, `wrongPassword`, `accountRestricted`, `signInOff`, `tooManyTries` */
export async function signInByPassword(parts: PeopleParts, visit: Visit, typed: Typed & { readonly password: string }): Promise<SignedIn> {
  requireAgreement(typed.agreed)
  const { account, person } = await judgePassword(parts, visit, typed)
  if (!person) return fail(parts, account, 'wrongPassword')
  if (!mayEnter(person, visit)) throw new AppError('accountRestricted')
  return enter(parts, visit, person)
}

/** What is told of an account: nothing without its password. */
export async function checkAccount(parts: PeopleParts, visit: Visit, typed: { readonly account: string; readonly password: string }) {
  const { person } = await judgePassword(parts, visit, typed)
  if (!person) return { isVerify: false, passwordVerify: false, isCompUser: false }
  return { isVerify: mayEnter(person, visit), passwordVerify: true, isCompUser: person.role === 'companyAdmin' || person.let_in === 1 }
}

/** For a company whose phone is shared and whose sign-in is off: an account of its own for every browser, so that nobody reads another's. */
export async function signInFixed(parts: PeopleParts, visit: Visit): Promise<SignedIn> {
  const { site } = visit
  if (site.switches.login.auth || sharedPhone(site) === undefined) throw new AppError('signInOff')
  return enter(parts, visit, await addPerson(parts.db, site.key, new Date(parts.now())))
}

/** Ends every sign-in. @throws AppError for what was typed, `wrongCode`, `tooManyTries` */
export async function resetPassword(
  parts: PeopleParts,
  visit: Visit,
  typed: { readonly account: string; readonly code: string; readonly password: string },
): Promise<void> {
  requireWay(visit.site.switches.login, 'password')
  const account = accountOf(typed.account, visit)
  const code = readCode(typed.code)
  const password = readNewPassword(typed.password)
  await countTry(parts, account, visit.address)
  const isRight = await takeCode(parts.db, { ...account, type: codeTypes.password }, { code, now: parts.now() })
  const person = isRight ? await findPerson(parts.db, account) : undefined
  if (!person) throw new AppError('wrongCode')
  await changePerson(parts.db, person.id, { password: await hashPassword(password) })
  await revokeOthers(parts.db, person.id, '')
  await noteEvent(parts.db, { company: person.company, personID: person.id, event: 'passwordChanged' }, parts.now())
}
