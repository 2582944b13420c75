/** Recent calculations of this browser on the start page, with their inputs, time and link. */
import { use, useState } from 'react'
import { useClassNames } from '../../base/texts/class-names.ts'
import { hashOf } from '../../base/selection/address.ts'
import { type Recent, readRecents, removeRecent } from '../../base/selection/recents.ts'
import { useStatedFigures } from '../../base/texts/stated-figures.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { CloseIcon } from '../../ui/icons.tsx'

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
    <li className="flex items-start gap-1 border-line border-l-3 pl-3">
      <a href={use(addressOf(recent))} className="grid min-w-0 flex-1 rounded-control p-1 hover:bg-main-soft">
        <strong className="font-semibold">{name}</strong>
        {figures !== '' && <span className="text-label text-ink-soft">{figures}</span>}
        {at !== undefined && (
          <time dateTime={at} className="text-note text-ink-faint">
            {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))}
          </time>
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
    <section className="panel px-4 py-3" aria-labelledby="recent-calculations">
      <div className="mb-1 flex items-center justify-between">
        <h2 id="recent-calculations" className="text-label font-semibold">
          {t('recent.heading')}
        </h2>
        <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => setRecents(removeRecent())}>
          {t('recent.forget')}
        </button>
      </div>
      <ul className="grid gap-2 tablet:grid-cols-2 stack:grid-cols-3">
        {recents.map((recent) => (
          <Entry key={JSON.stringify(recent.selection)} recent={recent} onRemove={() => setRecents(removeRecent(recent))} />
        ))}
      </ul>
    </section>
  )
}
