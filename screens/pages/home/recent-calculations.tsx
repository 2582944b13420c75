/** Recent calculations of this browser on the start page, with their inputs, time and link. */
import { use, useState } from 'react'
import { useClassNames } from '../../base/texts/class-names.ts'
import { hashOf } from '../../base/selection/address.ts'
import { type Recent, readRecents, removeRecent } from '../../base/selection/recents.ts'
import { useStatedFigures } from '../../base/texts/stated-figures.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import './recent-calculations.css'

const addresses = new Map<string, Promise<string>>()

/** Returns the same promise for the same calculation, because a suspended component starts again. */
const addressOf = (recent: Recent): Promise<string> => {
  const key = JSON.stringify(recent)
  const known = addresses.get(key)
  if (known) return known
  const made = hashOf(recent.path, recent.selection)
  addresses.set(key, made)
  return made
}

const Entry = ({ recent, onRemove }: { recent: Recent; onRemove: () => void }) => {
  const { t, locale } = useTexts('home')
  const { className } = useClassNames()
  const figures = useStatedFigures()(recent.selection)
  const name = className(recent.selection.calculator)
  const { at } = recent.selection.made ?? {}
  return (
    <li className="recent">
      <a href={use(addressOf(recent))}>
        <strong>{name}</strong>
        {figures !== '' && <span>{figures}</span>}
        {at !== undefined && (
          <time dateTime={at}>{new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}</time>
        )}
      </a>
      <button type="button" className="icon-button" aria-label={t('recent.remove', { name: `${name} ${figures}` })} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  )
}

export const RecentCalculations = () => {
  const { t } = useTexts('home')
  const [recents, setRecents] = useState(readRecents)
  if (recents.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="recent-calculations">
      <div className="recents-head">
        <h2 id="recent-calculations" className="text-base text-ink-soft">
          {t('recent.heading')}
        </h2>
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => setRecents(removeRecent())}>
          {t('recent.forget')}
        </button>
      </div>
      <ul className="recents">
        {recents.map((recent) => (
          <Entry key={JSON.stringify(recent.selection)} recent={recent} onRemove={() => setRecents(removeRecent(recent))} />
        ))}
      </ul>
    </section>
  )
}
