/** Changes of the unit system and the language of a form while texts are being typed. */
import { displayUnit, formatUnit, isBareNumber } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { FormState } from './form-state.ts'
import { unitOf } from './number.ts'

/** Drafts with the unit in which they were typed, so that they mean the same in another system. */
function inOwnUnits({ plan, pending, system: before, locale }: FormState, system: UnitSystem): FormState['pending'] {
  const written = Object.entries(pending).map(([id, draft]) => {
    const planned = plan.fields.get(id)
    const unit = planned ? unitOf(planned) : ''
    const typedIn = displayUnit(unit, before)
    const isSame = typedIn === displayUnit(unit, system) || !isBareNumber(draft.text)
    return [id, isSame ? draft : { ...draft, text: `${draft.text.trim()} ${formatUnit(typedIn, locale)}` }] as const
  })
  return written.every(([id, draft]) => draft === pending[id]) ? pending : Object.fromEntries(written)
}

/** The form without its rows in another unit system and language. */
export function withSettings(state: FormState, { system, locale }: Pick<FormState, 'system' | 'locale'>): FormState {
  if (state.system === system && state.locale === locale) return state
  return { ...state, system, locale, pending: inOwnUnits(state, system) }
}
