/** Saves a selection with its results under a name, as a new record or a new version of the opened one. */
import { useState } from 'react'
import { currentAccount } from '../../base/account/account.ts'
import { describeFailure } from '../../base/api/api.ts'
import { newClientID } from '../../base/saved/client-id.ts'
import { type OpenedRecord, openedSlot } from '../../base/saved/opened-record.ts'
import { savedSlot } from '../../base/saved/results-when-saved.ts'
import type { SelectionToSave } from '../../base/saved/store.ts'
import { savedHasChanged, useIsKnown, useSavedStore } from '../../base/saved/use-saved.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { Sheet, type SheetAction } from '../dialog/sheet.tsx'
import { takesFocus } from '../dialog/dialog-frame.tsx'
import { showToast } from '../toast.tsx'
import './save-selection.css'

/** The selection to save. */
export type Savable = Pick<SelectionToSave, 'selection' | 'snapshot'> & {
  /** Path of the page that opens it. */
  readonly page: string
  /** Default name. */
  readonly name: string
}

const longestName = 120

/** Returns the record this page was opened from, if it belongs to the current account or browser. */
const openedOn = (page: string): OpenedRecord | undefined => {
  const opened = openedSlot.read()
  return opened?.path === page && opened.isKnown === (currentAccount() !== undefined) ? opened : undefined
}

const SaveDialog = ({ savable, onClose }: { readonly savable: Savable; readonly onClose: () => void }) => {
  const { t } = useTexts('kept')
  const { t: shell } = useTexts('shell')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const [opened] = useState(() => openedOn(savable.page))
  const [clientID] = useState(newClientID)
  const [typed, setTyped] = useState(opened?.name ?? savable.name)
  const name = typed.trim()
  const { trigger, isMutating, failure } = useMutation(
    (id: string | undefined, options) => {
      const { selection, snapshot } = savable
      return store.selections.save({ ...(id !== undefined && { id }), clientID, name, selection, snapshot }, options)
    },
    ({ id, version }) => {
      openedSlot.write({ id, name, path: savable.page, isKnown })
      // It is now saved with the current catalogue.
      savedSlot.clear()
      savedHasChanged()
      showToast(isKnown ? t('saved', { name, version }) : t('savedInBrowser', { name }))
      onClose()
    },
  )
  const isEmpty = name === ''
  const missing = isEmpty && t('nameMissing')
  const asNew: SheetAction = {
    text: t(opened ? 'asNew' : 'save'),
    onAct: () => trigger(undefined),
    isPrimary: !opened,
    isBusy: isMutating,
    missing,
  }
  const asVersion: SheetAction = {
    text: t('asVersion'),
    onAct: () => trigger(opened?.id),
    isPrimary: true,
    isBusy: isMutating,
    missing,
  }
  return (
    <Sheet
      title={t('saveTitle')}
      onClose={onClose}
      focusInside
      actions={[...(opened ? [asVersion] : []), asNew, { text: t('cancel'), onAct: onClose }]}
    >
      <form
        className="save-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty && !isMutating) trigger(opened?.id)
        }}
      >
        <label>
          {t('name')}
          <input value={typed} maxLength={longestName} onChange={({ target }) => setTyped(target.value)} {...takesFocus} />
        </label>
      </form>
      {!isKnown && <p>{t('beforeLogin')}</p>}
      {failure && <p role="alert">{describeFailure(failure, shell)}</p>}
    </Sheet>
  )
}

/**
 * Button and dialog for saving.
 *
 * @param read returns the current selection when the button is pressed; undefined without one
 */
export const SaveSelection = ({ read }: { readonly read: () => Savable | undefined }) => {
  const { t } = useTexts('kept')
  const [savable, setSavable] = useState<Savable>()
  const open = () => {
    const found = read()
    if (found) setSavable(found)
    else showToast(t('nothing'), 'problem')
  }
  return (
    <>
      <button type="button" className="button" data-kind="quiet" data-size="small" aria-haspopup="dialog" onClick={open}>
        {t('save')}
      </button>
      {savable && <SaveDialog savable={savable} onClose={() => setSavable(undefined)} />}
    </>
  )
}
