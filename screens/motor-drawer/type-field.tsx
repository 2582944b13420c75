/** The motor type as radio buttons; pressing the chosen one clears it. */
import { ToggleRadio } from '../ui/toggle-radio.tsx'
import { DrawerField, fieldOf, idOf, noteOf } from './drawer-field.tsx'
import { typeParameter } from './drawer-state.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import type { DrawerView } from './drawer-machine.ts'
import { skin } from '../../engine/react/skin.ts'

export const TypeField = ({ state, dispatch }: DrawerView) => {
  const { t, typeName } = useDrawerTexts()
  const { options, reason } = fieldOf(state, typeParameter)
  if (options.length === 0) return null
  const press = (value: string) => dispatch({ type: 'valuePressed', paramName: typeParameter, value })
  return (
    <DrawerField
      state={state}
      dispatch={dispatch}
      paramName={typeParameter}
      label={t('type.label')}
      reason={reason}
      isOneControl={false}
      isRequired
    >
      <div
        className="flex flex-wrap gap-x-4 gap-y-1"
        role="radiogroup"
        aria-labelledby={`${idOf(typeParameter)}-label`}
        aria-describedby={reason && noteOf(typeParameter)}
        aria-required
      >
        {options.map(({ value, count, isChosen, isDisabled }) => (
          <label key={value} className={skin.radio} data-checked={isChosen || undefined}>
            <ToggleRadio name={idOf(typeParameter)} checked={isChosen} disabled={isDisabled} onPress={() => press(value)} />
            <span>{count === undefined ? typeName(value) : t('withCount', { name: typeName(value), count })}</span>
          </label>
        ))}
      </div>
    </DrawerField>
  )
}
