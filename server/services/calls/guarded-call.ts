/** Calls with the right that each needs: without an entry in the table of rights the server does not start. */
import { type Access, rightsOf } from '../../../contract/people/rights.ts'
import type { ServedCall } from './served-call.ts'

/** The right of calls that anybody may make. */
export const openTo = {
  catalogue: { resource: 'catalogue', action: 'read' },
  site: { resource: 'site', action: 'read' },
} as const satisfies Readonly<Record<string, Access>>

export type GuardedCall = ServedCall & { readonly access: Access }

/** Gives the right to calls that are generated, and that anybody may make. */
export const open = (resource: 'catalogue' | 'site', calls: readonly ServedCall[]): readonly GuardedCall[] =>
  calls.map((call) => ({ ...call, access: { resource, action: call.writes ? 'add' : 'read' } }))

/** @throws RangeError for a call that the table of rights does not have */
export const requireRights = (calls: readonly GuardedCall[]): void => {
  for (const { service, call, access } of calls) {
    if (!rightsOf(access)) throw new RangeError(`${service}/${call}: no rights for ${access.resource} ${access.action}`)
  }
}
