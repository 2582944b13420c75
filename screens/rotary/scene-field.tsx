/** Input of a scene. Commits while typing; an empty field restores its value on blur. */
import { useState } from 'react'
import { displayUnit, formatQuantity, parseQuantity } from '../../engine/units/index.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { QuantityField } from '../ui/quantity-field.tsx'
import type { SceneItem } from './rotary-calls.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { fieldOf, type Problem } from './scene-form.ts'
import type { SceneView } from './scene-machine.ts'

export const fieldId = (item: string): string => `scene-${item}`

/** Returns a function that describes an invalid input with its name and limits. */
export const useProblemWords = () => {
  const { t, sceneName } = useRotatingTexts()
  const { inWords } = useQuantity()
  return ({ item: { name, min, max, unit }, area, code }: Problem): string => {
    const limit = code === 'aboveMaximum' ? max : min
    const written = limit === undefined ? '' : inWords(limit, unit)
    return t(`problems.${code}`, { name: sceneName(area, name), limit: written })
  }
}

export const SceneField = ({ state, dispatch, item, problem }: SceneView & { item: SceneItem; problem: Problem | undefined }) => {
  const { sceneName, hintOf } = useRotatingTexts()
  const { locale } = useTexts('shell')
  const wordsOf = useProblemWords()
  /** Uncommitted text; undefined while the value is shown. */
  const [draft, setDraft] = useState<string>()
  const { name, unit } = item
  const display = displayUnit(unit, useUnitSystem())
  const value = fieldOf(state.form, name)?.value
  const type = (text: string) => {
    const read = parseQuantity(text, { unit, display, near: [value, item.min, item.max], locale })
    setDraft(text)
    dispatch({ type: 'valueTyped', item: name, value: 'value' in read ? read.value : undefined })
  }
  const leave = () => {
    setDraft(undefined)
    dispatch({ type: 'fieldLeft', item: name })
  }
  return (
    <QuantityField
      id={fieldId(name)}
      label={sceneName('items', name)}
      unit={display}
      text={draft ?? (value === undefined ? '' : formatQuantity(value, unit, display))}
      hint={hintOf('hints', name)}
      wrong={problem && wordsOf(problem)}
      required
      lowest={item.min}
      onText={type}
      onEnter={leave}
      onBlur={leave}
    />
  )
}
