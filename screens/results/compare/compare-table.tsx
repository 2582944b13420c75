/** Table with a column per model and a row per property; the first column is sticky. */
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import type { Cell, CompareRow } from './compare-rows.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import { useTexts } from '../../base/texts/texts.ts'
import './compare.css'

const CompareCell = ({ cell }: { cell: Cell }) => {
  const { t } = useTexts('results')
  if (!cell) return <td className="text-ink-faint">–</td>
  return (
    <td data-best={cell.isBest}>
      <span className="number">{cell.text}</span>
      {cell.isBest && <span className="compare-best">{t('compare.best')}</span>}
      {cell.check && !cell.check.passed && <span className="sr-only"> {t('ledger.failed')}</span>}
      {cell.check && <UtilisationBar share={cell.check.utilisation} />}
      {cell.detail !== undefined && <small>{cell.detail}</small>}
    </td>
  )
}

const Row = ({ row, ids }: { row: CompareRow; ids: readonly string[] }) => {
  const { t } = useTexts('results')
  return (
    <tr data-differs={row.differs}>
      <th scope="row">
        <span>{row.name}</span>
        {row.differs && (
          <>
            <span className="compare-mark" aria-hidden="true">
              ≠
            </span>
            <span className="sr-only"> ({t('compare.differs')})</span>
          </>
        )}
      </th>
      {row.cells.map((cell, index) => (
        <CompareCell key={ids[index]} cell={cell} />
      ))}
    </tr>
  )
}

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
    <ScrollBox className="compare-scroll" name={t('compare.title')}>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('compare.row')}</span>
            </th>
            {models.map((model) => (
              <th key={pairId(model)} scope="col">
                <span className="compare-name">
                  <span>{model.skuName}</span>
                  {model.motorSku !== undefined && <small>+ {model.motorSku}</small>}
                  <small>{model.maker}</small>
                  <small className="number">{model.machineCode}</small>
                </span>
                <button
                  type="button"
                  className="icon-button no-print"
                  aria-label={t('compare.remove', { name: pairName(model) })}
                  title={t('compare.remove', { name: pairName(model) })}
                  onClick={() => onRemove(model)}
                >
                  <CloseIcon />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={models.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} ids={ids} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollBox>
  )
}
