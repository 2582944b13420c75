/** Dialog that explains usage recording and offers the choice. */
import { useId, useSyncExternalStore } from 'react'
import { currentAccount, subscribeToAccount } from '../base/account/account.ts'
import { asksForPrivacy, chooseUsage, personOf, storedUsage, subscribeToUsage, usageChoices, usageOf } from '../base/logs/consent.ts'
import { currentSite } from '../base/site/site.ts'
import { useTexts } from '../base/texts/texts.ts'
import { Modal } from '../ui/dialog/modal.tsx'

const Choices = () => {
  const { t } = useTexts('frame')
  const name = useId()
  const usage = useSyncExternalStore(subscribeToUsage, storedUsage)
  const person = personOf(useSyncExternalStore(subscribeToAccount, currentAccount))
  const current = usageOf(usage, person) ?? 'counts'
  // Visitors have no account that could be named.
  const offered = usageChoices.filter((choice) => choice !== 'named' || person)
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t('usage.title')}</legend>
      {offered.map((choice) => (
        <label key={choice} className="grid min-h-11 grid-cols-first items-start gap-3 py-1.5 text-ink">
          <input
            className="mt-1"
            type="radio"
            name={name}
            aria-labelledby={`${name}-${choice}`}
            aria-describedby={`${name}-${choice}-note`}
            checked={choice === current}
            onChange={() => chooseUsage(choice, person)}
          />
          <span>
            <span id={`${name}-${choice}`}>{t(`usage.${choice}`)}</span>
            <small className="block text-ink-soft" id={`${name}-${choice}-note`}>
              {t(`usage.${choice}Note`)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export const UsageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTexts('frame')
  const why = asksForPrivacy() ? 'privacy' : currentSite().behaviourLog ? undefined : 'off'
  return (
    <Modal title={t('usage.title')} onClose={onClose}>
      <p>{t('usage.what')}</p>
      {why === undefined ? <Choices /> : <p>{t(`usage.${why}`)}</p>}
      {why === undefined && <p className="text-note text-ink-faint">{t('usage.kept')}</p>}
    </Modal>
  )
}
