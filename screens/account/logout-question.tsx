/** Confirmation dialog of signing out. */
import { useTexts } from '../base/texts/texts.ts'
import { useMutation } from '../base/api/mutation.ts'
import { Sheet } from '../ui/dialog/sheet.tsx'
import { showToast } from '../ui/toast.tsx'
import { leave } from './enter.ts'

export const LogoutQuestion = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('account')
  const { trigger, isMutating } = useMutation(
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
        { text: t('logout.go'), onAct: () => trigger(undefined), isPrimary: true, isBusy: isMutating },
        { text: t('logout.stay'), onAct: onClose },
      ]}
    >
      <p>{t('logout.question')}</p>
    </Sheet>
  )
}
