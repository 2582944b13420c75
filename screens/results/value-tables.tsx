/** What the checks rest on: the demands with their formulas, and the assumptions with their sources. */
import type { Assumption, SizedValue } from '../../contract/sizing.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useValueWords } from '../app/value-words.ts'
import { FormulaRow } from './check-table.tsx'

export const DemandTable = ({ demands }: { demands: readonly SizedValue[] }) => {
  const { LL, nameOf } = useTexts()
  const inWords = useValueWords()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{LL.ledger.name()}</th>
          <th data-number>{LL.ledger.value()}</th>
        </tr>
      </thead>
      {demands.map((demand) => (
        <tbody key={demand.name}>
          <tr>
            <td>{nameOf('values', demand.name)}</td>
            <td data-number>{inWords(demand)}</td>
          </tr>
          <FormulaRow formula={demand.formula} source={demand.source} inputs={demand.inputs} span={2} />
        </tbody>
      ))}
    </table>
  )
}

export const AssumptionTable = ({ assumptions }: { assumptions: readonly Assumption[] }) => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th>{LL.ledger.name()}</th>
          <th data-number>{LL.ledger.value()}</th>
          <th>{LL.ledger.source()}</th>
        </tr>
      </thead>
      <tbody>
        {assumptions.map(({ name, value, unit, source, default: standard }) => (
          <tr key={name} data-changed={value !== standard}>
            <td>{nameOf('assumptions', name)}</td>
            <td data-number>
              {inWords(value, unit)}
              {value !== standard && <small>{LL.results.assumptions.was({ value: inWords(standard, unit) })}</small>}
            </td>
            <td className="text-ink-faint">{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
