/** The address of an assembly: its calculator, then the models of its parts by role. The working conditions are in `?s=`. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { workingClassOf } from './working-classes.ts'

/** Roles whose models calls and addresses name; the first that an assembly has decides the others. */
const pinnedRoles = ['screw', 'guide', 'gearUnit', 'platform', 'motor'] as const

/** The models by role, in the order of the roles. */
export type Pins = Readonly<Record<string, string>>

export const isPinned = (role: string): boolean => pinnedRoles.some((one) => one === role)

/** Returns the field of a call that names the model of a role. */
export const fieldOfRole = (role: string): string => `${role}Sku`

/** Returns the role whose model a field of a call names. */
export const roleOfField = (field: string): string | undefined => pinnedRoles.find((role) => fieldOfRole(role) === field)

/** Returns the path of the page with the conditions of a calculator. */
export const conditionsPath = (id: string): string => {
  const { address, screen } = workingClassOf(id)?.schema.place ?? {}
  if (address !== undefined) return `/lecto-custom/${address}/${id}/0`
  return `/selection/${screen === 'rotaryScene' ? 'rotating' : 'calc'}_${id}`
}

/**
 * Returns the models of the parts that an address names; undefined if one of them is open, and for a model alone. Parts that are
 * included in others or brought are in no address.
 */
export const pinsOf = ({ parts }: { readonly parts: readonly Pick<Part, 'role' | 'item'>[] }): Pins | undefined => {
  const pinned = pinnedRoles.flatMap((role) => parts.filter((part) => part.role === role))
  const models = pinned.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : []))
  const isWhole = parts.length > 1 && models.length > 0 && pinned.every(({ item }) => item.kind !== 'open')
  return isWhole ? Object.fromEntries(models) : undefined
}

/** Returns the path of the page of pinned models. */
export const pinnedPath = (id: string, pins: Pins): string =>
  `/assembly/${id}/${Object.entries(pins)
    .map(([role, sku]) => `${role}=${encodeURIComponent(sku)}`)
    .join('/')}`

/** Returns the models that a path names after the calculator; roles that are none are left out. */
export const pinsIn = (path: string): Pins =>
  Object.fromEntries(
    path.split('/').flatMap((text) => {
      const [role = '', sku = ''] = text.split('=', 2)
      return isPinned(role) && sku !== '' ? [[role, decodeURIComponent(sku)] as const] : []
    }),
  )

/** Returns the path of an assembly; undefined for one that has no page of its own. */
export const assemblyPath = (id: string, assembly: { readonly parts: readonly Part[] } | undefined): string | undefined => {
  const pins = assembly && pinsOf(assembly)
  return pins && pinnedPath(id, pins)
}
