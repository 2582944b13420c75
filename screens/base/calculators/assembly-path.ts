/** The address of an assembly: the calculator's page, then the models of its parts. The working conditions are in `?s=`. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { workingClassOf } from './working-classes.ts'

/** Roles whose models an address names, in its order; of calculators whose assemblies have a page. */
export const pinnedRoles = ['screw', 'guide', 'motor'] as const
export type PinnedRole = (typeof pinnedRoles)[number]

/** The models of these roles. */
export type Pins = Readonly<Record<PinnedRole, string>>

/** Returns the path of the form of a calculator with its own page. */
export const customPath = (id: string): string => `/lecto-custom/${workingClassOf(id)?.schema.place.address ?? ''}/${id}/0`

/** Returns the models of these roles; undefined if one of them is open or missing. */
export const pinsOf = ({ parts }: { readonly parts: readonly Pick<Part, 'role' | 'item'>[] }): Pins | undefined => {
  const found = pinnedRoles.flatMap((role) => {
    const item = parts.find((part) => part.role === role)?.item
    return item?.kind === 'model' ? [[role, item.sku] as const] : []
  })
  // Object.fromEntries widens the names to string; all of them are present.
  return found.length === pinnedRoles.length ? (Object.fromEntries(found) as Pins) : undefined
}

/** Returns the path of the page of pinned models. */
export const pinnedPath = (id: string, pins: Pins): string =>
  `${customPath(id).replace(/\/0$/, '')}/${pinnedRoles.map((role) => encodeURIComponent(pins[role])).join('/')}`

/** Returns the path of an assembly; undefined for one that has no page of its own. */
export const assemblyPath = (id: string, assembly: { readonly parts: readonly Part[] }): string | undefined => {
  const pins = pinsOf(assembly)
  return pins && pinnedPath(id, pins)
}
