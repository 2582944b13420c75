/** Actions of signed-in persons on their own account. */
import type { Scope, Principal } from '../../contract/people/rights.ts'
import { codeTypes, type Permission, type PermissionChange } from '../../contract/people/people.ts'
import { AppError } from '../base/errors.ts'
import { readCode, readEmail, readNewPassword } from './account-rules.ts'
import { listEvents, noteEvent } from './audit.ts'
import { takeCode } from './codes.ts'
import { countTry } from './limits.ts'
import type { PeopleParts, Visit } from './parts.ts'
import { hashPassword, isPassword } from './passwords.ts'
import {
  changePerson,
  findPerson,
  isInScope,
  listAgents,
  type OnRemoval,
  type Person,
  personOf,
  removePerson,
} from './people-repository.ts'
import { addPermissions, listPermissions, removePermission } from './permissions.ts'
import { actFor, listSignIns, revokeOthers } from './sign-ins.ts'
import { infoOf } from './user-info.ts'

/** A signed-in principal. */
export type SignedIn = Exclude<Principal, { readonly role: 'visitor' }>

/** @throws AppError `signInExpired` where the account has just been deleted */
export async function ownAccount({ db }: PeopleParts, { personID }: SignedIn): Promise<Person> {
  const person = await personOf(db, personID)
  if (!person) throw new AppError('signInExpired')
  return person
}

/** @throws AppError `wrongPassword`, `passwordLength`, `passwordCommon`, `tooManyTries` */
export async function setPassword(
  parts: PeopleParts,
  principal: SignedIn,
  typed: { readonly password: string; readonly oldPassword?: string | undefined; readonly address: string },
): Promise<void> {
  const person = await ownAccount(parts, principal)
  const password = readNewPassword(typed.password)
  await countTry(parts, { company: person.company, account: person.id }, typed.address)
  if (person.password !== null && !(await isPassword(typed.oldPassword ?? '', person.password, { name: typed.address }))) {
    throw new AppError('wrongPassword')
  }
  await changePerson(parts.db, person.id, { password: await hashPassword(password) })
  await revokeOthers(parts.db, person.id, principal.signInID)
  await noteEvent(parts.db, { company: person.company, personID: person.id, event: 'passwordChanged' }, parts.now())
}

/**
 * Changes the e-mail address. A code sent to the new address proves that it belongs to the person; otherwise its real owner
 * could sign in to this account.
 *
 * @throws AppError `emailInvalid`, `codeMissing`, `wrongCode`, `accountTaken`, `tooManyTries`
 */
export async function changeEmail(
  parts: PeopleParts,
  principal: SignedIn,
  typed: { readonly email: string; readonly code: string | undefined; readonly visit: Visit },
): Promise<Person> {
  const email = readEmail(typed.email)
  const code = readCode(typed.code)
  const person = await ownAccount(parts, principal)
  const account = { company: person.company, account: email }
  await countTry(parts, account, typed.visit.address)
  const isRight = await takeCode(parts.db, { ...account, type: codeTypes.email }, { code, address: typed.visit.address, now: parts.now() })
  if (!isRight) throw new AppError('wrongCode')
  const other = await findPerson(parts.db, account)
  if (other && other.id !== person.id) throw new AppError('accountTaken')
  await changePerson(parts.db, person.id, { email })
  await noteEvent(parts.db, { company: person.company, personID: person.id, event: 'emailChanged' }, parts.now())
  return { ...person, email }
}

/** @param agentID undefined for the company itself @throws AppError `serviceExpired`, `unknownRecord` */
export async function chooseAgent(
  { db }: PeopleParts,
  { personID, signInID }: SignedIn,
  { agentID, visit }: { readonly agentID: string | undefined; readonly visit: Visit },
): Promise<void> {
  if (agentID !== undefined) {
    if (!visit.site.switches.agents) throw new AppError('serviceExpired')
    if (!(await listAgents(db, personID)).some(({ id }) => id === agentID)) throw new AppError('unknownRecord')
  }
  await actFor(db, signInID, agentID)
}

/**
 * @param user phone number or e-mail; undefined for one's own account @throws AppError `unknownRecord` for an account out of
 * scope
 */
export async function givePermissions(
  parts: PeopleParts,
  { principal, scope }: { readonly principal: SignedIn; readonly scope: Scope },
  { user, company, names }: { readonly user: string | undefined; readonly company: string; readonly names: readonly Permission[] },
): Promise<readonly Permission[]> {
  const person =
    user === undefined ? await ownAccount(parts, principal) : await findPerson(parts.db, { company, account: user.trim().toLowerCase() })
  if (!person || !isInScope(person, scope)) throw new AppError('unknownRecord')
  await addPermissions(parts.db, person.id, names)
  await noteEvent(
    parts.db,
    { company: person.company, personID: person.id, event: 'permissionsGiven', detail: { names, by: principal.personID } },
    parts.now(),
  )
  return listPermissions(parts.db, person.id)
}

/** @param id of an account @throws AppError `unknownRecord` for an account out of scope */
export async function setPermission(
  { db, now }: PeopleParts,
  { principal, scope }: { readonly principal: SignedIn; readonly scope: Scope },
  { id, permission, isGiven: isGranted }: PermissionChange,
): Promise<readonly Permission[]> {
  const person = await personOf(db, id)
  if (!person || !isInScope(person, scope)) throw new AppError('unknownRecord')
  await (isGranted ? addPermissions(db, id, [permission]) : removePermission(db, id, permission))
  const event = isGranted ? 'permissionsGiven' : 'permissionsTaken'
  await noteEvent(db, { company: person.company, personID: id, event, detail: { names: [permission], by: principal.personID } }, now())
  return listPermissions(db, id)
}

/** Exports the account data stored about a person, without their records. */
export async function exportAccount(parts: PeopleParts, principal: SignedIn) {
  const { id, created_at, let_in, ...person } = await ownAccount(parts, principal)
  return {
    account: { ...infoOf({ id, created_at, let_in, ...person }), role: person.role, company: person.company, since: created_at },
    agents: (await listAgents(parts.db, id)).map(({ name }) => name),
    permissions: await listPermissions(parts.db, id),
    signIns: (await listSignIns(parts.db, id, parts.now())).map(({ device, created_at: since, seen_at: seen }) => ({
      device,
      since,
      seen,
    })),
    events: (await listEvents(parts.db, id)).map(({ at, event, detail }) => ({ at, event, detail })),
  }
}

/** Deletes the account; the audit log only keeps that it existed. */
export async function removeAccount(parts: PeopleParts, principal: SignedIn, also: OnRemoval): Promise<void> {
  const person = await ownAccount(parts, principal)
  await removePerson(parts.db, person, also)
  await noteEvent(parts.db, { company: person.company, personID: undefined, event: 'accountRemoved' }, parts.now())
}
