/** The address of an assembly: its calculator, then the models of its parts by role. The working conditions are in `?s=`. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { workingClassOf } from './working-classes.ts'

/** Roles whose models every address of an assembly names; the first that an assembly has decides the others. */
const mainRoles = ['screw', 'guide', 'gearUnit', 'platform', 'motor'] as const

/** Roles that are filled by rule; an address names the models that were chosen. */
const filledRoles = ['coupling', 'fixedSupport', 'freeSupport'] as const

const pinnedRoles = [...mainRoles, ...filledRoles]

/** The models by role, in the order of the roles. */
export type Pins = Readonly<Record<string, string>>

/** Whether a role may have a chosen model. */
export const isPinned = (role: string): boolean => pinnedRoles.some((one) => one === role)

/** Whether a role is filled by rule unless a model is chosen. */
export const isFilledByRule = (role: string): boolean => filledRoles.some((one) => one === role)

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

type Parts = { readonly parts: readonly Pick<Part, 'role' | 'item'>[] }

const modelsOf = (roles: readonly string[], { parts }: Parts) =>
  roles.flatMap((role) =>
    parts.flatMap(({ role: own, item }) => (own === role && item.kind === 'model' ? [[role, item.sku] as const] : [])),
  )

/**
 * Returns the models of the parts that an address names; undefined if one of them is open, and for a model alone. Parts that are
 * included in others or brought are in no address.
 *
 * @param chosen models of roles that are filled by rule otherwise
 */
export const pinsOf = ({ parts }: Parts, chosen: Pins = {}): Pins | undefined => {
  const main = modelsOf(mainRoles, { parts })
  const isOpen = parts.some(({ role, item }) => item.kind === 'open' && mainRoles.some((one) => one === role))
  const filled = modelsOf(
    filledRoles.filter((role) => chosen[role] !== undefined),
    { parts },
  )
  return parts.length > 1 && main.length > 0 && !isOpen ? Object.fromEntries([...main, ...filled]) : undefined
}

/** Returns the models of all parts that an address can name. */
export const allPinsOf = (assembly: Parts): Pins => Object.fromEntries(modelsOf(pinnedRoles, assembly))

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
