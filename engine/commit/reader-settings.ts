/** Changes of the unit system and the language of a form while texts are being typed. */
import { displayUnit, formatUnit, isBareNumber } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import type { FormState } from './form-state.ts'
import { unitOf } from './number.ts'
import type { Texts } from './texts.ts'

/** Refused texts with the unit in which they were typed, so that they mean the same in another system. */
function inOwnUnits({ plan, pending, texts, system: before, locale }: FormState, system: UnitSystem): Texts {
  return Object.keys(pending).reduce((next, id) => {
    const planned = plan.fields.get(id)
    const unit = planned ? unitOf(planned) : ''
    const [typedIn, text] = [displayUnit(unit, before), texts.read(id)]
    const isSame = typedIn === displayUnit(unit, system) || !isBareNumber(text)
    return isSame ? next : next.write(id, `${text.trim()} ${formatUnit(typedIn, locale)}`)
  }, texts)
}

/** The form without its rows in another unit system and language. */
export function withSettings(state: FormState, { system, locale }: Pick<FormState, 'system' | 'locale'>): FormState {
  if (state.system === system && state.locale === locale) return state
  return { ...state, system, locale, texts: inOwnUnits(state, system) }
}
