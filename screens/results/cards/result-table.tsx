/** The result table of a calculation: parameter, value and unit, for reference only. */
import type { ResultRow } from '../../../contract/results/selection.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { useWrittenRows } from '../model/written-rows.ts'
import { useTexts } from '../../base/texts/texts.ts'
import '../../ui/ledger.css'
import '../model/side-panel.css'
import './result-table.css'

export const ResultTable = ({ rows }: { rows: readonly ResultRow[] }) => {
  const { t } = useTexts('results')
  const written = useWrittenRows(rows)
  const head = [t('table.name'), t('table.value'), t('table.unit')]
  const copied = [head, ...written.map(({ name, value, unit }) => [name, value, unit])].map((row) => row.join('\t')).join('\n')
  return (
    <details className="result-table side-panel panel" open>
      <summary>
        <h2>{t('table.title')}</h2>
        <span>{t('table.note')}</span>
      </summary>
      <ScrollBox name={t('table.title')} className="result-table-rows">
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col" data-number>
                {head[1]}
              </th>
              <th scope="col">{head[2]}</th>
            </tr>
          </thead>
          <tbody>
            {written.map(({ key, name, value, unit }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td data-number>{value}</td>
                <td>{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <CopyButton text={copied} label={t('table.copy')} named={t('table.title')} />
    </details>
  )
}
