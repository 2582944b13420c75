/** All rejected models with their failing checks, nearest first. */
import { useState } from 'react'
import type { Explanation, LedgerModel } from '../../../contract/results/selection.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { CheckTable } from '../model/check-table.tsx'
import { Explained } from './explained.tsx'
import { failingChecks, missedChecks, rejectedLike, type RejectedWish } from './rejected-models.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import type { ResultRequest } from './use-explanation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

const pageSize = 20

const RejectedModel = ({ model }: { model: LedgerModel }) => {
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  const [open, setOpen] = useState(false)
  const failing = failingChecks(model)
  const shareOf = (check: Check) => (check.role === 'yesOrNo' ? '' : ` ${percent(check.utilisation)}`)
  return (
    <li className="border-b border-line text-label">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="grid cursor-pointer grid-cols-last items-center gap-4 p-2 hover:bg-paper">
          <span className="min-w-0">
            <strong>{pairName(model)}</strong>{' '}
            <span className="text-ink-faint">
              {model.maker} {model.series}
            </span>
            <span className="block text-emphasis-strong">
              {failing.map((check) => `${nameOf('checks', check.name)}${shareOf(check)}`).join(' · ')}
            </span>
          </span>
          <UtilisationBar share={model.utilisation} />
        </summary>
        {open && (
          <div className="mt-1 mb-3">
            <CheckTable checks={model.checks} governing={model.governing} />
          </div>
        )}
      </details>
    </li>
  )
}

/** Search within the rejected models. */
const RejectedSearch = ({
  models,
  wish,
  onWish,
}: {
  models: readonly LedgerModel[]
  wish: RejectedWish
  onWish: (wish: RejectedWish) => void
}) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-label print:hidden">
      <input
        type="search"
        className="min-h-11 min-w-0 grow basis-40 rounded-control border border-line-strong bg-surface px-3 max-phone:text-lead"
        aria-label={t('ledger.rejectedSearch')}
        placeholder={t('ledger.rejectedSearch')}
        value={wish.text}
        onChange={(event) => onWish({ ...wish, text: event.currentTarget.value })}
      />
      <label className="flex items-center gap-2">
        {t('ledger.rejectedBy')}
        <select
          className="min-h-11 max-w-full rounded-control border border-line-strong bg-surface px-3"
          value={wish.check}
          onChange={(event) => onWish({ ...wish, check: event.currentTarget.value })}
        >
          <option value="">{t('ledger.rejectedByAny')}</option>
          {missedChecks(models).map(({ name, count }) => (
            <option key={name} value={name}>
              {nameOf('checks', name)} ({count})
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const RejectedList = ({ explanation }: { explanation: Explanation }) => {
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const [page, setPage] = useState(0)
  const [wish, setWish] = useState<RejectedWish>({ text: '', check: '' })
  const listed = explanation.models.filter(({ verdict }) => verdict === 'failed')
  // A list of the nearest models is sorted already; a complete ledger is in catalogue order.
  const rejected = explanation.rejected === undefined ? listed.toSorted((a, b) => a.utilisation - b.utilisation) : listed
  // Models that cannot be judged are not rejected: they are listed beside the recommendations.
  const apart = explanation.models.filter(({ verdict }) => verdict === 'notKnown').length
  const count = explanation.rejected === undefined ? rejected.length : explanation.rejected - apart
  const found = rejectedLike(rejected, wish)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  if (rejected.length === 0) return <p className="text-ink-soft">{shell('common.empty')}</p>
  return (
    <>
      <p className="mb-2 text-label text-ink-soft">
        <span>{t('ledger.rejectedCount', { count, total: explanation.total })}</span>
        {count > rejected.length && <span>{` · ${t('ledger.rejectedShown', { shown: rejected.length })}`}</span>}
      </p>
      <RejectedSearch
        models={rejected}
        wish={wish}
        onWish={(next) => {
          setWish(next)
          setPage(0)
        }}
      />
      {found.length === 0 && (
        <p className="text-ink-soft" role="status">
          {t('ledger.rejectedNone')}
        </p>
      )}
      <ul>
        {found.slice(page * pageSize, (page + 1) * pageSize).map((model) => (
          <RejectedModel key={pairId(model)} model={model} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-4 flex items-center justify-between print:hidden">
          <button type="button" className="button" data-size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {shell('common.previous')}
          </button>
          <span className="number text-label" role="status">
            {shell('common.pageOf', { page: page + 1, pages })}
          </span>
          <button type="button" className="button" data-size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {shell('common.next')}
          </button>
        </div>
      )}
    </>
  )
}

export const RejectedDrawer = ({ request, onClose }: { request: ResultRequest; onClose: () => void }) => {
  const { t } = useTexts('results')
  return (
    <Drawer tag="rejected" title={t('ledger.rejectedTitle')} onClose={onClose}>
      <Explained request={request} wish={{ part: 'failed' }}>
        {(explanation) => <RejectedList explanation={explanation} />}
      </Explained>
    </Drawer>
  )
}
