/** Calls with what they touch: none is answered without an entry in the table of rights. */
import { type Access, rightsOf } from '../../../contract/people/rights.ts'
import type { ServedCall } from './served-call.ts'

export type GuardedCall = ServedCall & { readonly access: Access }

/**
 * Calls that anybody may make.
 * @param resource one that everybody may read and add to
 */
export const open = (resource: 'catalogue' | 'site', calls: readonly ServedCall[]): readonly GuardedCall[] =>
  calls.map((call) => ({ ...call, access: { resource, action: call.writes ? 'add' : 'read' } }))

/** @throws RangeError for a call that the table of rights does not have */
export const requireRights = (calls: readonly GuardedCall[]): void => {
  for (const { service, call, access } of calls) {
    if (!rightsOf(access)) throw new RangeError(`${service}/${call}: no rights for ${access.resource} ${access.action}`)
  }
}
