/** How the load moves: what follows from the inputs, the plot of one cycle, and the same as a table. */
import { type ReactNode, useMemo } from 'react'
import type { Motion } from '../../contract/selection.ts'
import type { SizedValue } from '../../contract/sizing.ts'
import { formatSignificant, formatUnit } from '../../engine/units/index.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useUnitSystem } from '../app/unit-setting.ts'
import { useValueWords } from '../app/value-words.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { useInputsInWords } from './check-table.tsx'
import { type Cycle, type CyclePhase, cycleOf } from './motion-geometry.ts'
import { MotionPlot } from './motion-plot.tsx'

/** A value with its formula on demand. */
const DerivedRow = ({ row }: { row: SizedValue }) => {
  const { LL, nameOf } = useTexts()
  const inWords = useValueWords()
  const numbers = useInputsInWords()(row.inputs)
  return (
    <li>
      <span>{nameOf('values', row.name)}</span>
      <strong className="number">{inWords(row)}</strong>
      {row.formula !== '' && (
        <details>
          <summary>{LL.form.formula()}</summary>
          <span className="code">{row.formula}</span>
          {[numbers, row.source].filter((text) => text !== '').map((text) => ` · ${text}`)}
        </details>
      )}
    </li>
  )
}

const digits = 4

const PhaseRow = ({ phase }: { phase: CyclePhase }) => {
  const { LL, locale } = useTexts()
  const write = (value: number): string => formatSignificant(value, digits, locale)
  const { direction, kind, startSpeed, endSpeed } = phase
  const speed = startSpeed === endSpeed ? write(endSpeed) : `${write(startSpeed)} → ${write(endSpeed)}`
  return (
    <tr>
      <th scope="row">{LL.results.motion[direction][kind]()}</th>
      <td data-number>{write(phase.duration)}</td>
      <td data-number>{write(phase.distance)}</td>
      <td data-number>{speed}</td>
      <td data-number>{write(phase.load)}</td>
    </tr>
  )
}

const PhaseTable = ({ cycle, loadName }: { cycle: Cycle; loadName: string }) => {
  const { LL } = useTexts()
  const { units } = cycle
  const head = (name: string, unit: string): ReactNode => (
    <th data-number scope="col">
      {name}, {formatUnit(unit)}
    </th>
  )
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{LL.results.motion.phase()}</th>
          {head(LL.results.motion.duration(), 's')}
          {head(LL.results.motion.distance(), units.distance)}
          {head(LL.results.motion.speed(), units.speed)}
          {head(loadName, units.load)}
        </tr>
      </thead>
      <tbody>
        {cycle.phases.map((phase) => (
          <PhaseRow key={phase.start} phase={phase} />
        ))}
      </tbody>
    </table>
  )
}

const largest = (values: readonly number[]): number => values.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0)

export const MotionPanel = ({ motion }: { motion: Motion }) => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  const system = useUnitSystem()
  const cycle = useMemo(() => cycleOf(motion, system), [motion, system])
  const loadName = nameOf('values', motion.load.name)
  const summary = LL.results.motion.summary({
    load: loadName,
    time: inWords(cycle.time, 's'),
    speed: inWords(largest(motion.phases.map(({ endSpeed }) => Math.abs(endSpeed))), 'mm/s'),
    largest: inWords(largest(motion.phases.map(({ load }) => load)), motion.load.unit),
  })
  return (
    <section className="motion panel" aria-labelledby="motion-title">
      <h2 id="motion-title" className="ledger-heading">
        {LL.results.motion.title()}
      </h2>
      {motion.values.length > 0 && (
        <ul className="motion-values">
          {motion.values.map((row) => (
            <DerivedRow key={row.name} row={row} />
          ))}
        </ul>
      )}
      <MotionPlot cycle={cycle} loadName={loadName} summary={summary} />
      <details className="motion-data">
        <summary>{LL.results.motion.data()}</summary>
        <ScrollBox className="table-scroll" name={LL.results.motion.data()}>
          <PhaseTable cycle={cycle} loadName={loadName} />
        </ScrollBox>
      </details>
    </section>
  )
}
