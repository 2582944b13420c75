/** Further demands on the platform, collapsed at first. */
import { useState } from 'react'
import { displayUnit, formatQuantity, parseQuantity } from '../../engine/units/index.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { useTexts } from '../base/texts/texts.ts'
import { QuantityField } from '../ui/quantity-field.tsx'
import { type FurtherItem, furtherItems } from './further-rows.ts'
import { useRotatingTexts } from './rotary-texts.ts'
import { fieldId, useProblemWords } from './scene-field.tsx'
import type { Problem } from './scene-form.ts'
import type { SceneView } from './scene-machine.ts'
import { skin } from '../../engine/react/skin.ts'

type FieldProps = SceneView & { readonly item: FurtherItem; readonly problem: Problem | undefined }

const FurtherField = ({ state, dispatch, item: { name, unit, min }, problem }: FieldProps) => {
  const { sceneName } = useRotatingTexts()
  const { locale } = useTexts('shell')
  const wordsOf = useProblemWords()
  const display = displayUnit(unit, useUnitSystem())
  const value = state.form.further[name]
  const known = value !== undefined && Number.isFinite(value)
  /** Uncommitted or invalid text; undefined while the value is shown. */
  const [draft, setDraft] = useState<string>()
  const type = (text: string) => {
    const read = parseQuantity(text, { unit, display, near: [known ? value : undefined], locale })
    const isEmpty = 'issue' in read && read.issue === 'empty'
    setDraft(text)
    dispatch({ type: 'furtherTyped', item: name, value: isEmpty ? undefined : 'value' in read ? read.value : Number.NaN })
  }
  // An invalid text remains visible until reset.
  const leave = () => setDraft(Number.isNaN(value) ? draft : undefined)
  const shown = known ? formatQuantity(value, unit, display) : ''
  return (
    <QuantityField
      id={fieldId(name)}
      label={sceneName('rows', name)}
      unit={display}
      text={value === undefined && draft?.trim() !== '' ? '' : (draft ?? shown)}
      wrong={problem && wordsOf(problem)}
      required={false}
      lowest={min}
      onText={type}
      onEnter={leave}
      onBlur={leave}
    />
  )
}

export const FurtherFields = ({ problems, ...view }: SceneView & { readonly problems: readonly Problem[] }) => {
  const { t, sceneName } = useRotatingTexts()
  const { t: shell, listed } = useTexts('shell')
  const filled = furtherItems.filter(({ name }) => view.state.form.further[name] !== undefined)
  const [startsOpen] = useState(filled.length > 0)
  return (
    <details className={skin.fold} open={startsOpen}>
      <summary className={skin.foldTitle}>
        <span className={skin.foldName}>{t('scenes.further')}</span>
        <span className={skin.foldNote}>
          {filled.length === 0
            ? shell('form.optional')
            : shell('form.filledIn', { names: listed(filled.map(({ name }) => sceneName('rows', name))) })}
        </span>
      </summary>
      <div className={skin.section}>
        {furtherItems.map((item) => (
          <FurtherField key={item.name} {...view} item={item} problem={problems.find((problem) => problem.item.name === item.name)} />
        ))}
      </div>
    </details>
  )
}
