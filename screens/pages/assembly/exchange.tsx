/** Exchanges a part: what follows is shown before it is applied. */
import { useState } from 'react'
import type { Assembly, Item, Offer } from '../../../engine/assembly/assembly.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuery } from '../../base/api/query.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { allPinsOf, isFilledByRule, type Pins, pinsOf } from '../../base/calculators/assembly-path.ts'
import { assemblies, assemblyIn, pinnedCall } from './assembly-call.ts'
import { changesBetween } from './what-follows.ts'
import { skin } from '../../../engine/react/skin.ts'

/** What an exchange starts from. */
export type Exchangeable = {
  readonly assembly: Assembly
  readonly pins: Pins
  /** The conditions without any pin. */
  readonly conditions: ServiceCall
  readonly onExchange: (pins: Pins, name: string) => void
}

/**
 * The first role decides the others, which are chosen anew for another model; any other part is exchanged beside the same one. What is
 * filled by rule decides nothing.
 */
const pinsWith = (pins: Pins, role: string, sku: string): Pins => {
  const [first = ''] = Object.keys(pins)
  if (isFilledByRule(role)) return { ...pins, [role]: sku }
  return role === first ? { [role]: sku } : { [first]: pins[first] ?? '', [role]: sku }
}

const Follows = ({ before, after, role }: { readonly before: Assembly; readonly after: Assembly; readonly role: string }) => {
  const { t, roleName, stateOf, itemInWords } = useAssemblyWords()
  const textOf = (item: Item | undefined): string => (item === undefined ? '–' : itemInWords(item))
  const changes = changesBetween(before, after, role)
  return (
    <>
      {changes.length === 0 ? (
        <p>{t('exchange.same')}</p>
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={change.role} className="wrap-anywhere">
              {t('exchange.follows', { role: roleName(change.role), from: textOf(change.before), to: textOf(change.after) })}
            </li>
          ))}
        </ul>
      )}
      <p className="font-semibold">{stateOf(after)}</p>
    </>
  )
}

/** Returns the id of the model that an offer names. */
export const skuOf = ({ item }: Offer): string => (item.kind === 'model' ? item.sku : '')

type PreviewProps = Exchangeable & { readonly role: string; readonly offer: Offer; readonly onClose: () => void }

export const ExchangePreview = ({ assembly, pins, conditions, role, offer, onExchange, onClose }: PreviewProps) => {
  const { item } = offer
  const { t, itemName } = useAssemblyWords()
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const [keepsOthers, setKeepsOthers] = useState(false)
  const sku = skuOf(offer)
  const named = keepsOthers ? { ...allPinsOf(assembly), [role]: sku } : pinsWith(pins, role, sku)
  const { data, failure, retry } = useQuery(assemblies, {
    call: pinnedCall(conditions, named),
    locale,
  })
  const after = data && assemblyIn(data)
  const next = after && pinsOf(after, named)
  return (
    <div
      className="col-span-full grid gap-1 rounded-control border border-main bg-main-soft p-3 text-label/5 print:hidden"
      role="group"
      aria-label={itemName(item)}
    >
      <strong>{t('exchange.instead', { name: itemName(item) })}</strong>
      {failure && <RetryNotice failure={failure} onRetry={retry} />}
      <div role="status">
        {data === undefined ? (
          !failure && shell('common.loading')
        ) : after ? (
          <Follows before={assembly} after={after} role={role} />
        ) : (
          t('exchange.none')
        )}
      </div>
      <label className="flex items-center gap-1.5">
        <input type="checkbox" checked={keepsOthers} onChange={({ currentTarget }) => setKeepsOthers(currentTarget.checked)} />
        {t('exchange.keep')}
      </label>
      <span className="flex gap-2">
        <button
          type="button"
          className="button"
          data-kind="primary"
          data-size="small"
          disabled={!next}
          onClick={() => next && onExchange(next, itemName(item))}
        >
          {t('exchange.apply')}
        </button>
        <button type="button" className="button" data-size="small" onClick={onClose}>
          {t('exchange.cancel')}
        </button>
      </span>
    </div>
  )
}

type Props = {
  readonly role: string
  readonly offers: readonly Offer[]
  readonly shown: Offer | undefined
  readonly onShow: (offer: Offer | undefined) => void
}

/** What can take the place of a part. */
export const ExchangeChoice = ({ role, offers, shown, onShow }: Props) => {
  const { t, roleName } = useAssemblyWords()
  const { percent } = useQuantity()
  const own = offers.filter((one) => one.role === role)
  if (own.length === 0) return null
  return (
    <select
      className={`${skin.select} print:hidden`}
      aria-label={t('exchange.of', { name: roleName(role) })}
      value={shown?.role === role ? skuOf(shown) : ''}
      onChange={({ currentTarget }) => onShow(own.find((one) => skuOf(one) === currentTarget.value))}
    >
      <option value="">{t('exchange.open')}</option>
      {own.map((one) => (
        <option key={skuOf(one)} value={skuOf(one)}>
          {one.item.kind === 'model' &&
            `${one.item.name} · ${one.item.maker} · ${one.use ? percent(one.use.utilisation) : t('fit.notKnown')}`}
        </option>
      ))}
    </select>
  )
}
