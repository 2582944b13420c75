import type { NumberField } from '../../../../engine/define/index.ts'
import { number } from '../../../../engine/define/index.ts'
import { compile, initialState, reduce } from '../../../../engine/index.ts'
import type { FormEvent, FormState, Plan } from '../../../../engine/index.ts'
import { calculator } from '../calculator.ts'

export const after = (plan: Plan, events: readonly FormEvent[]): FormState => events.reduce(reduce, initialState(plan))
export const commit = (field: string, text: string): FormEvent => ({ type: 'commit', field, text })
export const input = (field: string, text: string): FormEvent => ({ type: 'input', field, text })
/** A calculator of one number. */
export const one = (field: Omit<NumberField, 'kind'>) => compile(calculator({ fields: { length: number(field) } }))
