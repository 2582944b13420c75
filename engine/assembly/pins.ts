import type { Part, RoleId } from './assembly.ts'

/** A model that a role is to have. */
type ModelPin = { kind: 'model'; family: string; sku: string }

/** @returns the models of an assembly as a selection pins them */
export const pinsOf = (parts: readonly Pick<Part, 'role' | 'item'>[]): Record<RoleId, ModelPin> =>
  Object.fromEntries(
    parts.flatMap(({ role, item }) =>
      item.kind === 'model' ? [[role, { kind: item.kind, family: item.family, sku: item.sku }] as const] : [],
    ),
  )
