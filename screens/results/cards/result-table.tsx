/** The result table of a calculation: parameter, value and unit, for reference only. */
import type { ResultRow } from '../../../contract/results/selection.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { SidePanel } from '../model/side-panel.tsx'
import { useWrittenRows } from '../model/written-rows.ts'
import { useTexts } from '../../base/texts/texts.ts'

export const ResultTable = ({ rows }: { rows: readonly ResultRow[] }) => {
  const { t } = useTexts('results')
  const written = useWrittenRows(rows)
  const head = [t('table.name'), t('table.value'), t('table.unit')]
  const copied = [head, ...written.map(({ name, value, unit }) => [name, value, unit])].map((row) => row.join('\t')).join('\n')
  return (
    <SidePanel title={t('table.title')} note={t('table.note')} open>
      {/* The models stay in sight below some fifty rows. */}
      <ScrollBox name={t('table.title')} className="max-h-60 overflow-y-auto print:unroll">
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
                <td className="w-16 text-ink-faint">{unit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <CopyButton text={copied} label={t('table.copy')} named={t('table.title')} />
    </SidePanel>
  )
}
