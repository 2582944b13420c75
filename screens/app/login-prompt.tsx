/** What somebody is told who asks for a part of an account. */
import { Modal } from '../ui/modal.tsx'
import type { AccountEntry } from '../base/user-centre.ts'
import { useTexts } from '../base/texts.ts'

export const LoginPrompt = ({ entry, onClose }: { entry: AccountEntry; onClose: () => void }) => {
  const { t } = useTexts('frame')
  return (
    <Modal tag="account" title={t('account.title')} onClose={onClose}>
      <p>{t('account.what', { name: t(`entries.${entry}`) })}</p>
      <p>{t('account.kept')}</p>
    </Modal>
  )
}
