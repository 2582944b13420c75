/** The explanation of a result: its formula in print, the cells that it reads, its source, and the inputs that could make it another. */
import { useSyncExternalStore } from 'react'
import { explainValue } from '../explain/explain-value.ts'
import type { ReadCell } from '../explain/table-cells.ts'
import { convert, displayUnit } from '../units/index.ts'
import { DerivedFormula } from './derived-formula.tsx'
import { FindInput, type SolveWords } from './find-input.tsx'
import { useFormParts, useSystem } from './form-context.ts'
import { valuesSkin } from './values-skin.ts'

/** Texts of results that are values. */
export type ValueWords = {
  readonly source: (source: string) => string
  /** A cell of a table: "25 % of 1.2 at 16 h, heavy". */
  readonly cell: (cell: { readonly share: string; readonly value: string; readonly place: string }) => string
  readonly solve: SolveWords
}

/** What is read where a table is read at one cell alone needs no word but its formula. */
const isBetween = (cells: readonly ReadCell[]): boolean => cells.length > 1

/** Explains a result as it is now. */
export const ValueExplained = ({ name, words }: { readonly name: string; readonly words: ValueWords }) => {
  const { store, texts } = useFormParts()
  const { plan, channels, state, subscriberOf } = store
  const system = useSystem()
  const snapshot = useSyncExternalStore(subscriberOf(channels.any), () => state().snapshot)
  const explained = explainValue(plan, snapshot, { path: name })
  if (!explained) return null
  const markOf = (key: string, mark: number | string): string => {
    if (typeof mark === 'string') return texts.option(key, mark, undefined)
    const field = plan.fields.get(key)?.field
    const unit = field?.kind === 'number' ? (field.unit ?? '') : (plan.derived.get(key)?.unit ?? '')
    const shown = displayUnit(unit, system)
    return `${texts.number(Number(convert(mark, unit, shown).toPrecision(6)))} ${texts.unit(shown)}`.trim()
  }
  const cellText = ({ at, share, value }: ReadCell): string =>
    words.cell({
      share: `${texts.number(Number((share * 100).toPrecision(3)))} %`,
      value: value === null ? '–' : texts.number(value),
      place: Object.entries(at)
        .map(([key, mark]) => markOf(key, mark))
        .join(texts.listMark),
    })
  const between = (explained.cells ?? []).filter(({ cells }) => isBetween(cells))
  return (
    <>
      <DerivedFormula id={name} />
      {between.length > 0 && (
        <ul className={valuesSkin.valueCells}>
          {between.flatMap(({ column, cells }) =>
            cells.map((cell) => <li key={`${column} ${JSON.stringify(cell.at)}`}>{cellText(cell)}</li>),
          )}
        </ul>
      )}
      {explained.source !== undefined && <p className={valuesSkin.valueSource}>{words.source(explained.source)}</p>}
      <FindInput output={name} words={words.solve} />
    </>
  )
}
