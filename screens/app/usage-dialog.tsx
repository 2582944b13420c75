/** What is recorded of how the pages are used, and the choice. */
import { useId, useSyncExternalStore } from 'react'
import { account } from '../base/account.ts'
import { asksForPrivacy, chooseUsage, signedInPerson, storedUsage, subscribeToUsage, usageChoices, usageOf } from '../base/logs/consent.ts'
import { currentSite } from '../base/site.ts'
import { useTexts } from '../base/texts.ts'
import { useResource } from '../base/use-resource.ts'
import { Modal } from '../ui/modal.tsx'

const Choices = () => {
  const { t } = useTexts('logs')
  const name = useId()
  const usage = useSyncExternalStore(subscribeToUsage, storedUsage)
  const { data: person } = useResource(signedInPerson, account.token())
  const current = usageOf(usage, person) ?? 'counts'
  // Without an account there is none to name.
  const offered = usageChoices.filter((choice) => choice !== 'named' || person)
  return (
    <fieldset className="usage-choices">
      <legend className="sr-only">{t('title')}</legend>
      {offered.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === current} onChange={() => chooseUsage(choice, person)} />
          <span>
            {t(choice)}
            <small>{t(`${choice}Note`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export const UsageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('logs')
  const why = asksForPrivacy() ? 'privacy' : currentSite().behaviourLog ? undefined : 'off'
  return (
    <Modal title={t('title')} onClose={onClose}>
      <p>{t('what')}</p>
      {why === undefined ? <Choices /> : <p>{t(why)}</p>}
      {why === undefined && <p className="text-sm text-ink-faint">{t('kept')}</p>}
    </Modal>
  )
}
