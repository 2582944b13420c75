/** Saves a selection with its results under a name. */
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../base/texts/texts.ts'
import { showToast } from '../toast.tsx'
import type { Savable } from './save-dialog.tsx'

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }))

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
      {savable && (
        <Suspense>
          <SaveDialog savable={savable} onClose={() => setSavable(undefined)} />
        </Suspense>
      )}
    </>
  )
}
