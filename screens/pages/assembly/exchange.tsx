/** Exchanges a part: what follows is shown before it is applied. */
import { useId, useState } from 'react'
import type { Assembly, Item, Offer } from '../../../engine/assembly/assembly.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuery } from '../../base/api/query.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useLocale, useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { type PinnedRole, type Pins, pinsOf } from '../../base/calculators/assembly-path.ts'
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

/** The screw decides the others, which are chosen anew for another one; any other part is exchanged beside the same screw. */
const pinsWith = (pins: Pins, role: PinnedRole, sku: string): Partial<Pins> =>
  role === 'screw' ? { screw: sku } : { screw: pins.screw, [role]: sku }

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

type PreviewProps = Exchangeable & { readonly role: PinnedRole; readonly offer: Offer; readonly onClose: () => void }

const Preview = ({ assembly, pins, conditions, role, offer: { item }, onExchange, onClose }: PreviewProps) => {
  const { t, itemName } = useAssemblyWords()
  const { t: shell } = useTexts('shell')
  const locale = useLocale()
  const [keepsOthers, setKeepsOthers] = useState(false)
  const sku = item.kind === 'model' ? item.sku : ''
  const { data } = useQuery(assemblies, {
    call: pinnedCall(conditions, keepsOthers ? { ...pins, [role]: sku } : pinsWith(pins, role, sku)),
    locale,
  })
  const after = data && assemblyIn(data)
  const next = after && pinsOf(after)
  return (
    <div className="grid gap-1 rounded-control border border-main bg-main-soft p-2 text-note/5" role="group" aria-label={itemName(item)}>
      <strong>{t('exchange.instead', { name: itemName(item) })}</strong>
      <div role="status">
        {data === undefined ? (
          shell('common.loading')
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

type Props = Exchangeable & { readonly role: PinnedRole; readonly offers: readonly Offer[] }

export const Exchange = ({ role, offers, ...exchangeable }: Props) => {
  const { t, roleName } = useAssemblyWords()
  const { percent } = useQuantity()
  const [offer, setOffer] = useState<Offer>()
  const id = useId()
  const own = offers.filter((one) => one.role === role)
  if (own.length === 0) return null
  const choose = (sku: string) => setOffer(own.find(({ item }) => item.kind === 'model' && item.sku === sku))
  return (
    <span className="grid gap-1 print:hidden">
      <select
        id={id}
        className={skin.select}
        aria-label={t('exchange.of', { name: roleName(role) })}
        value={offer?.item.kind === 'model' ? offer.item.sku : ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('exchange.open')}</option>
        {own.map(
          ({ item, use }) =>
            item.kind === 'model' && (
              <option key={item.sku} value={item.sku}>
                {item.name} · {item.maker} · {percent(use?.utilisation ?? 0)}
              </option>
            ),
        )}
      </select>
      {offer && (
        <Preview
          key={offer.item.kind === 'model' ? offer.item.sku : ''}
          {...exchangeable}
          role={role}
          offer={offer}
          onClose={() => setOffer(undefined)}
        />
      )}
    </span>
  )
}
