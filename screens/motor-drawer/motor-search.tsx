/** Keyword field and the remaining motors, each with its figures and a select button. */
import { type KeyboardEvent, useId, useState } from 'react'
import { longestSkuKeyword } from '../../contract/directory/sku-selection.ts'
import { foundIn } from '../base/machine/call.ts'
import { FoundLine } from '../ui/found-line.tsx'
import { shownMotors } from './derived-fields.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { focusFirstMotor, MotorRows } from './motor-rows.tsx'
import { type DrawerView, searchAgain } from './drawer-machine.ts'
import { skin } from '../../engine/react/skin.ts'

const MotorCount = ({ state, dispatch }: DrawerView) => {
  const { t } = useDrawerTexts()
  const found = foundIn(state.listing)
  const { count = 0, motors = [] } = shownMotors(state) ?? {}
  const words = found === 'some' ? t('search.found', { count }) : t(`search.${found}`)
  const isCapped = found === 'some' && count > motors.length
  return (
    <FoundLine
      words={isCapped ? `${words} · ${t('search.capped', { cap: motors.length })}` : words}
      onRetry={found === 'failed' ? () => dispatch(searchAgain) : undefined}
    />
  )
}

const Keyword = ({ state, dispatch, listId }: DrawerView & { readonly listId: string }) => {
  const { t } = useDrawerTexts()
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') dispatch(searchAgain)
    if (event.key === 'ArrowDown' && focusFirstMotor(listId)) event.preventDefault()
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className={skin.head}>
        <label className={skin.label} htmlFor={id}>
          {t('search.keyword')}
        </label>
        {state.keyword !== '' && (
          <button type="button" className={skin.clear} onClick={() => dispatch({ type: 'keywordTyped', keyword: '' })}>
            {t('reset', { name: t('search.keyword') })}
          </button>
        )}
      </div>
      <div className={skin.control}>
        <input
          className={skin.input}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSkuKeyword}
          placeholder={t('search.placeholder')}
          value={state.keyword}
          onChange={(event) => dispatch({ type: 'keywordTyped', keyword: event.target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}

export const MotorSearch = ({ state, dispatch }: DrawerView) => {
  const { t } = useDrawerTexts()
  const [open, setOpen] = useState(true)
  const panel = useId()
  const listId = useId()
  return (
    <div className="grid grid-cols-1 gap-1 rounded-control border border-line bg-paper px-3 pt-2 pb-3">
      <button type="button" className="disclosure" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        <span>{t('search.label')}</span>
        {!open && state.keyword.trim() !== '' && <span className="tag">{state.keyword.trim()}</span>}
      </button>
      <div id={panel} className="grid grid-cols-1 gap-2" hidden={!open}>
        <Keyword state={state} dispatch={dispatch} listId={listId} />
        <MotorRows state={state} dispatch={dispatch} id={listId} />
      </div>
      <MotorCount state={state} dispatch={dispatch} />
      <label className={skin.check} data-checked={state.autoSelect || undefined}>
        <input
          type="checkbox"
          checked={state.autoSelect}
          onChange={(event) => dispatch({ type: 'autoSelectSwitched', on: event.target.checked })}
        />
        <span>{t('search.auto')}</span>
      </label>
    </div>
  )
}
