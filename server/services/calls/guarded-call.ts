/** Calls with their access rights; the server does not start if a call's right is missing from the table of rights. */
import { type Access, rightsOf } from '../../../contract/people/rights.ts'
import type { ServedCall } from './served-call.ts'

/** Access of calls that everybody may make. */
export const openTo = {
  catalogue: { resource: 'catalogue', action: 'read' },
  site: { resource: 'site', action: 'read' },
} as const satisfies Readonly<Record<string, Access>>

export type GuardedCall = ServedCall & { readonly access: Access }

/** Adds public access to generated calls. */
export const open = (resource: 'catalogue' | 'site', calls: readonly ServedCall[]): readonly GuardedCall[] =>
  calls.map((call) => ({ ...call, access: { resource, action: call.writes ? 'add' : 'read' } }))

/** @throws RangeError for a call whose right is missing from the table */
export const requireRights = (calls: readonly GuardedCall[]): void => {
  for (const { service, call, access } of calls) {
    if (!rightsOf(access)) throw new RangeError(`${service}/${call}: no rights for ${access.resource} ${access.action}`)
  }
}
