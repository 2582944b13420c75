/** Button permissions that a company grants to persons. */
import type { Kysely } from 'kysely'
import { type Permission, permissionNames } from '../../contract/people/people.ts'
import type { Principal } from '../../contract/people/rights.ts'
import type { Tables } from '../database/tables.ts'
import type { Person } from './people-repository.ts'

/** Permissions granted to an account. */
export async function listPermissions(db: Kysely<Tables>, personID: string): Promise<readonly Permission[]> {
  const rows = await db.selectFrom('person_permission').select('name').where('person_id', '=', personID).execute()
  const granted = new Set(rows.map(({ name }) => name))
  return permissionNames.filter((name) => granted.has(name))
}

/** Grants permissions; existing ones are unchanged. */
export async function addPermissions(db: Kysely<Tables>, personID: string, names: readonly Permission[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('person_permission')
    .values([...new Set(names)].map((name) => ({ person_id: personID, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Revokes a permission; no effect where it is not granted. */
export async function removePermission(db: Kysely<Tables>, personID: string, name: Permission): Promise<void> {
  await db.deleteFrom('person_permission').where('person_id', '=', personID).where('name', '=', name).execute()
}

/** Whether a role has all permissions, as those who may grant them do. */
export const holdsAll = (role: Person['role'] | Principal['role']): boolean => role === 'companyAdmin' || role === 'operator'

/** The permissions of a principal, whether or not a site requires them. */
export const permissionsOf = async (db: Kysely<Tables>, principal: Principal): Promise<readonly Permission[]> => {
  if (principal.role === 'visitor') return []
  return holdsAll(principal.role) ? permissionNames : listPermissions(db, principal.personID)
}
