/** An input of a scene: what is typed counts at once; left empty, its value comes back. */
import { type KeyboardEvent, useState } from 'react'
import { displayUnit, formatQuantity, formatUnit, parseQuantity } from '../../engine/units/index.ts'
import { useQuantity } from '../app/quantity.ts'
import { useUnitSystem } from '../app/unit-setting.ts'
import type { SceneItem } from './rotating-calls.ts'
import { useRotatingTexts } from './rotating-texts.ts'
import { fieldOf, type Problem } from './scene-form.ts'
import type { SceneView } from './scene-machine.ts'

export const fieldId = (item: string): string => `scene-${item}`

/** Name, and limits, of what is wrong, in words. */
export const useProblemWords = () => {
  const { t, sceneName } = useRotatingTexts()
  const { inWords } = useQuantity()
  return ({ item: { name, min, max, unit }, code }: Problem): string => {
    const limit = code === 'aboveMaximum' ? max : min
    const written = limit === undefined ? '' : inWords(limit, unit)
    return t(`problems.${code}`, { name: sceneName('items', name), limit: written })
  }
}

export const SceneField = ({ state, dispatch, item, problem }: SceneView & { item: SceneItem; problem: Problem | undefined }) => {
  const { sceneName, hintOf } = useRotatingTexts()
  const wordsOf = useProblemWords()
  /** What is being typed; undefined while the value is shown. */
  const [draft, setDraft] = useState<string>()
  const { name, unit } = item
  const display = displayUnit(unit, useUnitSystem())
  const id = fieldId(name)
  const value = fieldOf(state.form, name)?.value
  const type = (text: string) => {
    const read = parseQuantity(text, { unit, display, ...(value === undefined ? {} : { near: value }) })
    setDraft(text)
    dispatch({ type: 'valueTyped', item: name, value: 'value' in read ? read.value : undefined })
  }
  const leave = () => {
    setDraft(undefined)
    dispatch({ type: 'fieldLeft', item: name })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method that is still composing are not the form's.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave()
  }
  const hint = hintOf('hints', name)
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, problem && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {sceneName('items', name)}
      </label>
      <div className="field-row">
        <input
          className="field-input"
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? (value === undefined ? '' : formatQuantity(value, unit, display))}
          aria-required
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        {unit !== '' && (
          <span className="field-unit" id={`${id}-unit`}>
            {formatUnit(display)}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="field-issue" id={`${id}-issue`}>
          {wordsOf(problem)}
        </span>
      )}
    </div>
  )
}
