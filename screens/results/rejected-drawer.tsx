/** Every model that does not fit, with the checks that stop it; the nearest first. */
import { useState } from 'react'
import type { Explanation, LedgerModel } from '../../contract/selection.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { UtilisationBar } from '../ui/utilisation-bar.tsx'
import { CheckTable } from './check-table.tsx'
import { Explained } from './explained.tsx'
import type { ResultRequest } from './use-explanation.ts'

const pageSize = 20

const RejectedModel = ({ model }: { model: LedgerModel }) => {
  const { nameOf } = useTexts()
  const { percent } = useQuantity()
  const [open, setOpen] = useState(false)
  const failing = model.checks.filter(({ passed }) => !passed).toSorted((a, b) => b.utilisation - a.utilisation)
  return (
    <li className="rejected">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="min-w-0">
            <strong>{model.skuName}</strong> <span className="text-ink-faint">{model.series}</span>
            <span className="block text-emphasis-strong">
              {failing.map(({ name, utilisation }) => `${nameOf('checks', name)} ${percent(utilisation)}`).join(' · ')}
            </span>
          </span>
          <UtilisationBar share={model.utilisation} />
        </summary>
        {open && <CheckTable checks={model.checks} governing={model.governing} />}
      </details>
    </li>
  )
}

const RejectedList = ({ explanation }: { explanation: Explanation }) => {
  const { LL } = useTexts()
  const [page, setPage] = useState(0)
  const rejected = explanation.models.filter(({ passed }) => !passed).toSorted((a, b) => a.utilisation - b.utilisation)
  const pages = Math.max(1, Math.ceil(rejected.length / pageSize))
  if (rejected.length === 0) return <p className="text-ink-soft">{LL.common.empty()}</p>
  return (
    <>
      <p className="mb-2 text-[13px] text-ink-soft">{LL.ledger.rejectedCount({ count: rejected.length, total: explanation.total })}</p>
      <ul>
        {rejected.slice(page * pageSize, (page + 1) * pageSize).map((model) => (
          <RejectedModel key={model.skuID} model={model} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="no-print mt-4 flex items-center justify-between">
          <button type="button" className="button" data-size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {LL.common.previous()}
          </button>
          <span className="number text-[13px]" role="status">
            {LL.common.pageOf({ page: page + 1, pages })}
          </span>
          <button type="button" className="button" data-size="small" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {LL.common.next()}
          </button>
        </div>
      )}
    </>
  )
}

export const RejectedDrawer = ({ request, onClose }: { request: ResultRequest; onClose: () => void }) => {
  const { LL } = useTexts()
  return (
    <Drawer title={LL.ledger.rejectedTitle()} onClose={onClose}>
      <Explained request={request} part="failed">
        {(explanation) => <RejectedList explanation={explanation} />}
      </Explained>
    </Drawer>
  )
}
