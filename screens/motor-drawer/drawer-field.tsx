/** A field of the drawer: name, reset button, and the reason if it is locked. */
import type { ReactNode } from 'react'
import { choiceOf, lockOf, remainingOf } from './derived-fields.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { brandParameter, type DrawerState, typeParameter } from './drawer-state.ts'
import type { DrawerView } from './drawer-machine.ts'
import { skin } from '../../engine/react/skin.ts'

export const idOf = (paramName: string): string => `motor-drawer-${paramName}`
export const noteOf = (paramName: string): string => `${idOf(paramName)}-note`

type Reason = 'calculation' | 'filter' | 'onlyOption' | 'nothingLeft'

export type FieldOption = {
  readonly value: string
  /** Number of motors with this value; undefined if unknown. */
  readonly count: number | undefined
  readonly isChosen: boolean
  readonly isDisabled: boolean
}

export type FieldView = { readonly options: readonly FieldOption[]; readonly isLocked: boolean; readonly reason: Reason | undefined }

/**
 * View of the fields type and brand, which have one value. A chosen value is always visible and can be cleared unless locked.
 */
export const fieldOf = (state: DrawerState, paramName: string): FieldView => {
  const values = state.settings.parameters.find((parameter) => parameter.paramName === paramName)?.values ?? []
  const left = remainingOf(state, paramName)
  const chosen = choiceOf(state, paramName)?.filter.values ?? []
  const lock = lockOf(state, paramName)
  const options = values.map((value) => {
    const count = left && (left.find((one) => one.value === value)?.count ?? 0)
    const isChosen = chosen.includes(value)
    return { value: String(value), count, isChosen, isDisabled: !isChosen && (lock !== undefined || count === 0) }
  })
  return {
    options,
    isLocked: lock !== undefined,
    reason: lock ?? (options.some(({ isDisabled }) => isDisabled) ? 'nothingLeft' : undefined),
  }
}

/** The names of the other fields that the person has chosen and can reset; '' if there are none. */
const useOtherChoices = (state: DrawerState, paramName: string): string => {
  const { t, listed } = useDrawerTexts()
  const labels: Readonly<Record<string, string>> = {
    [typeParameter]: t('type.label'),
    [brandParameter]: t('brand.label'),
    series: t('series.label'),
  }
  return listed(
    state.settings.parameters
      .filter((one) => one.paramName !== paramName && choiceOf(state, one.paramName)?.by === 'person')
      .map((one) => labels[one.paramName] ?? one.displayName),
  )
}

type Props = DrawerView & {
  readonly paramName: string
  readonly label: string
  readonly reason: Reason | undefined
  /** Whether the label refers to a single control; otherwise it names a group. */
  readonly isOneControl: boolean
  /** Marks a required field; the control itself announces this to screen readers. */
  readonly isRequired?: boolean
  readonly children: ReactNode
}

export const DrawerField = ({ state, dispatch, paramName, label, reason, isOneControl, isRequired = false, children }: Props) => {
  const { t } = useDrawerTexts()
  const others = useOtherChoices(state, paramName)
  const shown = reason === 'nothingLeft' && others === '' ? 'nothingHere' : reason
  const isOwn = choiceOf(state, paramName)?.by === 'person'
  const name = (
    <>
      <span>{label}</span>
      {isRequired && (
        <span className="ml-2 text-note text-ink-soft" aria-hidden="true">
          {t('required')}
        </span>
      )}
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className={skin.head}>
        {isOneControl ? (
          <label className={skin.label} htmlFor={idOf(paramName)}>
            {name}
          </label>
        ) : (
          <span className={skin.label} id={`${idOf(paramName)}-label`}>
            {name}
          </span>
        )}
        {isOwn && (
          <button type="button" className={skin.clear} onClick={() => dispatch({ type: 'fieldReset', paramName })}>
            {t('reset', { name: label })}
          </button>
        )}
      </div>
      {children}
      {shown !== undefined && (
        <p className="text-note text-ink-soft" id={noteOf(paramName)}>
          {t(`reasons.${shown}`, { choices: others })}
        </p>
      )}
    </div>
  )
}
