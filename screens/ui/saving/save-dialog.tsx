/** Dialog that saves a selection with its results under a name, as a new record or a new version of the opened one. */
import { useState } from 'react'
import { currentAccount } from '../../base/account/account.ts'
import { describeFailure } from '../../base/api/api.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { randomID } from '../../base/browser/random-id.ts'
import { type OpenedRecord, openedSlot } from '../../base/saved/opened-record.ts'
import { savedSlot } from '../../base/saved/results-when-saved.ts'
import { savedHasChanged, useIsKnown, useSavedStore } from '../../base/saved/use-saved.ts'
import type { SelectionToSave } from '../../base/saved/store.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { Sheet } from '../dialog/sheet.tsx'
import { showToast } from '../toast.tsx'
import { NameForm, useNameForm } from './name-form.tsx'

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

type Props = { readonly savable: Savable; readonly onClose: () => void }

export const SaveDialog = ({ savable: { page, name: suggested, ...saved }, onClose }: Props) => {
  const { t } = useTexts('kept')
  const { t: shell } = useTexts('shell')
  const store = useSavedStore()
  const isKnown = useIsKnown()
  const [opened] = useState(() => openedOn(page))
  const [clientID] = useState(randomID)
  const { field, missing, submit } = useNameForm(opened?.name ?? suggested)
  const { trigger, isMutating, failure } = useMutation(
    ({ id, name }: { readonly id: string | undefined; readonly name: string }, options) =>
      store.selections.save({ ...(id !== undefined && { id }), clientID, name, ...saved }, options),
    ({ id, version }, { name }) => {
      openedSlot.write({ id, name, path: page, isKnown })
      // It is now saved with the current catalogue.
      savedSlot.clear()
      savedHasChanged()
      showToast(isKnown ? t('saved', { name, version }) : t('savedInBrowser', { name }))
      onClose()
    },
  )
  const saveAs = (id: string | undefined) =>
    submit((name) => {
      if (!isMutating) trigger({ id, name })
    })
  const action = { isBusy: isMutating, missing }
  return (
    <Sheet
      title={t('saveTitle')}
      onClose={onClose}
      focusInside
      actions={[
        ...(opened ? [{ ...action, text: t('asVersion'), onAct: saveAs(opened.id), isPrimary: true }] : []),
        { ...action, text: t(opened ? 'asNew' : 'save'), onAct: saveAs(undefined), isPrimary: !opened },
        { text: t('cancel'), onAct: onClose },
      ]}
    >
      <NameForm field={field} label={t('name')} longest={longestName} onSubmit={saveAs(opened?.id)} />
      {!isKnown && <p>{t('beforeLogin')}</p>}
      {failure && <p role="alert">{describeFailure(failure, shell)}</p>}
    </Sheet>
  )
}
