/** The address of an assembly: its calculator, then the models of its parts by role. The working conditions are in `?s=`. */
import type { Part } from '../../../engine/assembly/assembly.ts'
import { workingClassOf } from './working-classes.ts'

/**
 * Roles that are filled by rule; an address names the models that were chosen. It names those of all other roles, of which the first
 * decides the others.
 */
const filledRoles: ReadonlySet<string> = new Set(['coupling', 'fixedSupport', 'freeSupport'])

/** The models by role, in the order of the positions. */
export type Pins = Readonly<Record<string, string>>

/** Whether a text names a role. */
const isRole = (text: string): boolean => /^[A-Za-z]\w*$/.test(text)

/** Whether a role is filled by rule unless a model is chosen. */
export const isFilledByRule = (role: string): boolean => filledRoles.has(role)

const fieldEnd = 'Sku'

/** Returns the field of a call that names the model of a role. */
export const fieldOfRole = (role: string): string => `${role}${fieldEnd}`

/** Returns the role whose model a field of a call names. */
export const roleOfField = (field: string): string | undefined => (field.endsWith(fieldEnd) ? field.slice(0, -fieldEnd.length) : undefined)

/** Returns the path of the page with the conditions of a calculator. */
export const conditionsPath = (id: string): string => {
  const { address, screen } = workingClassOf(id)?.schema.place ?? {}
  if (address !== undefined) return `/lecto-custom/${address}/${id}/0`
  return `/selection/${screen === 'rotaryScene' ? 'rotating' : 'calc'}_${id}`
}

type Parts = { readonly parts: readonly Pick<Part, 'role' | 'item'>[] }

const modelsOf = (parts: Parts['parts']) => parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : []))

/** The parts that every address names, then those that are filled by rule. */
const divided = ({ parts }: Parts) => ({
  main: parts.filter(({ role }) => !isFilledByRule(role)),
  filled: parts.filter(({ role }) => isFilledByRule(role)),
})

/**
 * Returns the models of the parts that an address names; undefined if none fits one of them, and for a model alone. Parts that are
 * included in others or brought are in no address.
 *
 * @param chosen models of roles that are filled by rule otherwise
 */
export const pinsOf = (assembly: Parts, chosen: Pins = {}): Pins | undefined => {
  const { main, filled } = divided(assembly)
  const models = modelsOf(main)
  const isOpen = main.some(({ item }) => item.kind === 'open' && item.why === 'noneFits')
  const named = modelsOf(filled.filter(({ role }) => chosen[role] !== undefined))
  return assembly.parts.length > 1 && models.length > 0 && !isOpen ? Object.fromEntries([...models, ...named]) : undefined
}

/** Returns the models of all parts that an address can name. */
export const allPinsOf = (assembly: Parts): Pins => {
  const { main, filled } = divided(assembly)
  return Object.fromEntries(modelsOf([...main, ...filled]))
}

/** Returns the path of the page of pinned models. */
export const pinnedPath = (id: string, pins: Pins): string =>
  `/assembly/${id}/${Object.entries(pins)
    .map(([role, sku]) => `${role}=${encodeURIComponent(sku)}`)
    .join('/')}`

/** Returns the models that a path names after the calculator; texts that name no role are left out. */
export const pinsIn = (path: string): Pins =>
  Object.fromEntries(
    path.split('/').flatMap((text) => {
      const [role = '', sku = ''] = text.split('=', 2)
      return isRole(role) && sku !== '' ? [[role, decodeURIComponent(sku)] as const] : []
    }),
  )

/** Returns the path of an assembly; undefined for one that has no page of its own. */
export const assemblyPath = (id: string, assembly: { readonly parts: readonly Part[] } | undefined): string | undefined => {
  const pins = assembly && pinsOf(assembly)
  return pins && pinnedPath(id, pins)
}
