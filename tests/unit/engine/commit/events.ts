import type { NumberField } from '../../../../engine/define/index.ts'
import { number } from '../../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../../engine/index.ts'
import type { FormEvent, FormState, Plan } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'

export const after = (plan: Plan, events: readonly FormEvent[]): FormState => events.reduce(reduce, initialState(plan))
export const commit = (field: string, text: string): FormEvent => ({ type: 'commit', field, text })
export const input = (field: string, text: string): FormEvent => ({ type: 'input', field, text })
export const choose = (field: string, value: string | undefined): FormEvent => ({ type: 'choose', field, value })
export const undoLast = (state: FormState): FormEvent => ({ type: 'undo', change: state.changes.at(-1)?.id ?? 0 })

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : Array.isArray(value) ? value.join() : 'undefined'

/** "load: 200 → 120 (aboveMaximum)" */
export const changeLines = ({ changes }: FormState) =>
  changes.map(({ field, from, to, rule }) => `${field}: ${shown(from)} → ${shown(to)} (${rule})`)

/** A calculator of one number. */
export const one = (field: Omit<NumberField, 'kind'>) => compile(calculator({ fields: { length: number(field) } }))
