/** Signing out asks first. */
import { useTexts } from '../base/texts.ts'
import { useAction } from '../base/use-action.ts'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { showToast } from '../ui/toast.tsx'
import { leave } from './enter.ts'

export const LogoutQuestion = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('account')
  const { run, isBusy } = useAction(
    (_: undefined, options) => leave(options),
    (isKnown) => {
      if (isKnown) showToast(t('logout.done'))
      else showToast(t('logout.hereAlone'), 'problem')
      onClose()
    },
  )
  return (
    <Sheet
      title={t('logout.title')}
      onClose={onClose}
      actions={[
        { text: t('logout.go'), onAct: () => run(undefined), isPrimary: true, isBusy },
        { text: t('logout.stay'), onAct: onClose },
      ]}
    >
      <p>{t('logout.question')}</p>
    </Sheet>
  )
}
