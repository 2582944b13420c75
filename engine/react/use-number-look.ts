/** What a number shows beside its text. */
import { useRef } from 'react'
import { boundNames } from '../plan/plan.ts'
import type { PlannedField } from '../index.ts'
import { useFormParts } from './form-context.ts'
import type { FieldState } from './field-state.ts'
import { isOutsideHint } from './usual-range.ts'
import { useStored } from './use-stored.ts'

/** Whether a field looks the same: the value of a number is in its text, but for one that is chosen from a list. */
function looksTheSame(planned: PlannedField, a: FieldState, b: FieldState): boolean {
  // Object.keys does not keep the literal type of the keys.
  const others = (Object.keys(b) as (keyof FieldState)[]).filter((name) => a[name] !== b[name] && name !== 'bounds')
  if (others.some((name) => name !== 'value' || planned.field.kind !== 'number')) return false
  return boundNames.every((name) => a.bounds[name] === b.bounds[name]) && isOutsideHint(planned, a) === isOutsideHint(planned, b)
}

/** The state of a field or cell as it was when it last looked different; its value may be another one by now. */
export function useNumberLook<State extends FieldState | undefined>(channel: string, planned: PlannedField, read: () => State): State {
  const { store } = useFormParts()
  const last = useRef<State>(undefined)
  return useStored(store.subscriberOf(channel), () => {
    const next = read()
    if (!last.current || !next || !looksTheSame(planned, last.current, next)) last.current = next
    return last.current
  })
}
