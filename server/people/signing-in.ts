/** Signing in by code, by password, or without an account. Answers never reveal whether an account exists. */
import { codeRules, type CodeSent, type CodeType, codeTypes, type SignedIn } from '../../contract/people/people.ts'
import { sharedPhone, shownNames } from '../../contract/site/site.ts'
import { translate } from '../../i18n/translate.ts'
import { AppError } from '../base/errors.ts'
import { readAccount, readCode, readNewPassword, requireAgreement, requireWay } from './account-rules.ts'
import { noteEvent } from './audit.ts'
import { keepCode, takeCode } from './codes.ts'
import { countCode, countTry, rememberAddress } from './limits.ts'
import { forgetMessages } from './outbox.ts'
import type { PeopleParts, Visit } from './parts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type Account, addPerson, changePerson, ensurePerson, findPerson, type Person } from './people-repository.ts'
import { addSignIn, revokeOthers } from './sign-ins.ts'
import { infoOf } from './user-info.ts'

const accountOf = (typed: string, { site }: Visit): Account => ({ company: site.key, account: readAccount(typed, site.switches.login) })

/** Whether a person may sign in; a restricted site only admits persons it has let in, and its staff. */
const mayEnter = (person: Person | undefined, { site }: Visit): boolean =>
  !site.switches.login.restricted || (person !== undefined && (person.let_in === 1 || person.role !== 'user'))

const channelOf = ({ account }: Account) => (account.includes('@') ? 'email' : 'sms')

const write = (code: string, to: Account, { site, locale }: Visit) => {
  const name = shownNames(site)[locale === 'zh-Hans' ? 'outName' : 'outNameEn']
  const subject = translate(locale, 'server/people:code.subject', { code }) ?? code
  const body = translate(locale, 'server/people:code.body', { code, name }) ?? code
  return { channel: channelOf(to), recipient: to.account, subject, body } as const
}

/**
 * Sends a code where it can be used; the answer is the same otherwise.
 *
 * @returns seconds until another code may be requested, and whether messages are delivered at all
 * @throws AppError for invalid input, `signInOff`, `codeCooldown`, `tooManyTries`
 */
export async function sendCode(
  parts: PeopleParts,
  visit: Visit,
  { typed, type }: { readonly typed: string; readonly type: CodeType },
): Promise<CodeSent> {
  if (!visit.site.switches.login.auth) throw new AppError('signInOff')
  if (type === codeTypes.signIn) requireWay(visit.site.switches.login, 'code')
  const account = accountOf(typed, visit)
  await countCode(parts, account, visit.address)
  const code = parts.newCode()
  const person = await findPerson(parts.db, account)
  await keepCode(parts.db, { ...account, type }, { code, now: parts.now() })
  const isOfUse = type === codeTypes.email || (type === codeTypes.password ? person !== undefined : mayEnter(person, visit))
  await forgetMessages(parts.db, parts.now())
  // Both branches write one row, so that response times do not differ.
  if (isOfUse) await parts.delivery.send(write(code, account, visit))
  else await noteEvent(parts.db, { company: account.company, personID: undefined, event: 'codeRefused' }, parts.now())
  return { cooldown: codeRules.cooldownSeconds, isDelivered: parts.delivery.delivers(channelOf(account)) }
}

const enter = async (parts: PeopleParts, visit: Visit, person: Person): Promise<SignedIn> => {
  const now = parts.now()
  // Always a new token, so that one planted in the browser is useless after sign-in.
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

/** @throws AppError for invalid input, `wrongCode`, `accountRestricted`, `signInOff`, `tooManyTries` */
export async function signInByCode(parts: PeopleParts, visit: Visit, typed: Typed & { readonly code: string }): Promise<SignedIn> {
  requireWay(visit.site.switches.login, 'code')
  const account = accountOf(typed.account, visit)
  const code = readCode(typed.code)
  requireAgreement(typed.agreed)
  await countTry(parts, account, visit.address)
  const isRight = await takeCode(parts.db, { ...account, type: codeTypes.signIn }, { code, address: visit.address, now: parts.now() })
  if (!isRight) return fail(parts, account, 'wrongCode')
  if (!mayEnter(await findPerson(parts.db, account), visit)) throw new AppError('accountRestricted')
  await rememberAddress(parts, account, visit.address)
  return enter(parts, visit, await ensurePerson(parts.db, account, new Date(parts.now())))
}

const judgePassword = async (parts: PeopleParts, visit: Visit, typed: { readonly account: string; readonly password: string }) => {
  requireWay(visit.site.switches.login, 'password')
  const account = accountOf(typed.account, visit)
  if (typed.password === '') throw new AppError('passwordMissing')
  await countTry(parts, account, visit.address)
  const person = await findPerson(parts.db, account)
  const isRight = await isPassword(typed.password, person?.password ?? undefined, { name: visit.address, signal: visit.signal })
  return { account, person: isRight ? person : undefined }
}

/** @throws AppError for invalid input, `wrongPassword`, `accountRestricted`, `signInOff`, `tooManyTries` */
export async function signInByPassword(parts: PeopleParts, visit: Visit, typed: Typed & { readonly password: string }): Promise<SignedIn> {
  requireAgreement(typed.agreed)
  const { account, person } = await judgePassword(parts, visit, typed)
  if (!person) return fail(parts, account, 'wrongPassword')
  if (!mayEnter(person, visit)) throw new AppError('accountRestricted')
  await rememberAddress(parts, account, visit.address)
  return enter(parts, visit, person)
}

/** Data of an account, which is only returned with its password. */
export async function checkAccount(parts: PeopleParts, visit: Visit, typed: { readonly account: string; readonly password: string }) {
  const { person } = await judgePassword(parts, visit, typed)
  if (!person) return { isVerify: false, passwordVerify: false, isCompUser: false }
  return { isVerify: mayEnter(person, visit), passwordVerify: true, isCompUser: person.role === 'companyAdmin' || person.let_in === 1 }
}

/**
 * Signs in to a site without sign-in, whose phone number is shared: every browser gets its own account, so that records stay
 * separate.
 */
export async function signInFixed(parts: PeopleParts, visit: Visit): Promise<SignedIn> {
  const { site } = visit
  if (site.switches.login.auth || sharedPhone(site) === undefined) throw new AppError('signInOff')
  return enter(parts, visit, await addPerson(parts.db, site.key, new Date(parts.now())))
}

/** Sets a new password and ends all sign-ins. @throws AppError for invalid input, `wrongCode`, `tooManyTries` */
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
  const isRight = await takeCode(parts.db, { ...account, type: codeTypes.password }, { code, address: visit.address, now: parts.now() })
  const person = isRight ? await findPerson(parts.db, account) : undefined
  if (!person) throw new AppError('wrongCode')
  await changePerson(parts.db, person.id, { password: await hashPassword(password) })
  await revokeOthers(parts.db, person.id, '')
  await noteEvent(parts.db, { company: person.company, personID: person.id, event: 'passwordChanged' }, parts.now())
}
