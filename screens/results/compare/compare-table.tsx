/** Table with a column per model and a row per property; the first column is sticky. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import type { Cell, CompareRow } from './compare-rows.ts'
import { CornerHead, GroupHead, noteClasses, RowHead, SideCell, SideHead, SideTable } from './side-table.tsx'
import { pairId, pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'

const plainNote = `${noteClasses} font-normal`

const CompareCell = ({ cell }: { cell: Cell }) => {
  const { t } = useTexts('results')
  if (!cell) return <SideCell className="text-ink-faint">–</SideCell>
  return (
    <SideCell data-best={cell.isBest} className={cell.isBest ? 'bg-main-soft font-semibold' : ''}>
      <span className="number">{cell.text}</span>
      {cell.isBest && <span className="ml-2 text-note text-main">{t('compare.best')}</span>}
      {cell.check && !cell.check.passed && <span className="sr-only"> {t('ledger.failed')}</span>}
      {cell.check && <UtilisationBar share={cell.check.utilisation} className="mt-1 block" />}
      {cell.detail !== undefined && <small className={plainNote}>{cell.detail}</small>}
    </SideCell>
  )
}

const Row = ({ row, ids }: { row: CompareRow; ids: readonly string[] }) => (
  <tr data-differs={row.differs}>
    <RowHead name={row.name} differs={row.differs} />
    {row.cells.map((cell, index) => (
      <CompareCell key={ids[index]} cell={cell} />
    ))}
  </tr>
)

export type CompareGroup = { readonly name: string; readonly rows: readonly CompareRow[] }

type Props = {
  readonly models: readonly RecommendedModel[]
  readonly groups: readonly CompareGroup[]
  readonly onRemove: (model: RecommendedModel) => void
}

export const CompareTable = ({ models, groups, onRemove }: Props) => {
  const { t } = useTexts('results')
  const ids = models.map(pairId)
  return (
    <SideTable name={t('compare.title')}>
      <thead>
        <tr>
          <CornerHead />
          {models.map((model) => (
            <SideHead key={pairId(model)}>
              <span className="inline-block align-middle">
                <span>{model.skuName}</span>
                {model.motorSku !== undefined && <small className={plainNote}>+ {model.motorSku}</small>}
                <small className={plainNote}>{model.maker}</small>
                <small className={`number ${plainNote}`}>{model.machineCode}</small>
              </span>
              <button
                type="button"
                className="icon-button ml-2 size-6 align-middle"
                aria-label={t('compare.remove', { name: pairName(model) })}
                title={t('compare.remove', { name: pairName(model) })}
                onClick={() => onRemove(model)}
              >
                <CloseIcon />
              </button>
            </SideHead>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <GroupHead name={name} span={models.length + 1} />
          {rows.map((row) => (
            <Row key={row.key} row={row} ids={ids} />
          ))}
        </tbody>
      ))}
    </SideTable>
  )
}
