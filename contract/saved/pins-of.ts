import type { Part } from '../../engine/assembly/assembly.ts'
import type { Selection } from './selection-document.ts'

type Pins = NonNullable<Selection['assembly']>['parts']

/** @returns the models of an assembly as a selection pins them */
export const pinsOf = (parts: readonly Pick<Part, 'role' | 'item'>[]): Pins =>
  Object.fromEntries(
    parts.flatMap(({ role, item }) =>
      item.kind === 'model' ? [[role, { kind: item.kind, family: item.family, sku: item.sku }] as const] : [],
    ),
  )
