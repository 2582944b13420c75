/** A what-if under a result: inputs that can be moved, the verdict at once, and the figures that follow. Sized in the browser. */
import { useMemo } from 'react'
import type { RecommendedModel } from '../../contract/selection.ts'
import { type AnyFamily, assuming, type Trial } from '../../families/what-if.ts'
import { failureOf, describeFailure } from '../app/api.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { showToast } from '../app/toast.tsx'
import { useValueWords } from '../app/value-words.ts'
import { UtilisationBar } from '../ui/utilisation-bar.tsx'
import { type Layout, layoutOf } from './card-layouts.ts'
import { Verdict } from './check-table.tsx'
import { LeverField } from './lever-field.tsx'
import type { ParameterWords } from './parameter-words.ts'
import { type ReadConditions, readConditions } from './read-conditions.ts'
import { useFamily, useWhatIf, type WhatIf } from './use-what-if.ts'
import { varyingKeys, type WhatIfRow, whatIfRows } from './what-if-rows.ts'
import type { WhatIfSource } from './what-if-source.ts'

/** The verdict in a sentence: the check that fails by most, with what it needs and what there is. */
const useVerdictWords = ({ verdict, checks }: Trial): string => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  if (verdict.passed) return LL.results.whatIf.fits()
  const failing = checks.find(({ name, passed }) => !passed && name === verdict.governing) ?? checks.find(({ passed }) => !passed)
  if (!failing) return LL.results.whatIf.failsBare({ check: nameOf('checks', verdict.governing) })
  const { name, required, available, unit } = failing
  return LL.results.whatIf.fails({
    check: nameOf('checks', name),
    required: inWords(required, unit),
    available: inWords(available, unit),
  })
}

const VerdictLine = ({ trial, words }: { trial: Trial; words: string }) => {
  const { LL, nameOf } = useTexts()
  const { percent } = useQuantity()
  const { passed, utilisation, governing } = trial.verdict
  return (
    <div className="what-if-verdict">
      <Verdict passed={passed}>{words}</Verdict>
      <span>{LL.results.governing({ check: nameOf('checks', governing) })}</span>
      <strong className="number">{percent(utilisation)}</strong>
      <UtilisationBar share={utilisation} />
    </div>
  )
}

const FigureRow = ({ row }: { row: WhatIfRow }) => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  const inValueWords = useValueWords()
  const write = (item: WhatIfRow['now']): string =>
    !item ? '–' : 'figure' in item ? inWords(item.figure.value, item.figure.unit) : inValueWords(item.param)
  const { entered } = row
  return (
    <tr data-changed={row.changed}>
      <th scope="row">{'figure' in entered ? LL.results.figures[entered.figure.label]() : nameOf('values', entered.param.name)}</th>
      <td data-number>{write(entered)}</td>
      <td data-number>{write(row.now)}</td>
    </tr>
  )
}

const FigureTable = ({ whatIf, layout }: { whatIf: WhatIf; layout: Layout }) => {
  const { LL } = useTexts()
  const wanted = varyingKeys([whatIf.entered.card, ...whatIf.ends.map(({ card }) => card)], layout)
  return (
    <table className="ledger what-if-figures">
      <thead>
        <tr>
          <th scope="col">{LL.ledger.name()}</th>
          <th scope="col" data-number>
            {LL.results.whatIf.entered()}
          </th>
          <th scope="col" data-number>
            {LL.results.whatIf.now()}
          </th>
        </tr>
      </thead>
      <tbody>
        {whatIfRows({ entered: whatIf.entered.card, now: whatIf.now.card }, layout, wanted).map((row) => (
          <FigureRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

export type WhatIfProps = {
  readonly source: WhatIfSource
  readonly model: RecommendedModel
  readonly layout: string
  readonly parameters: ParameterWords
  readonly onApply: (parameter: string, value: number, unit: string) => void
}

/** Back to what was entered, or on to the form: only what a single field stands for can be applied. */
const Actions = ({ whatIf, parameters, onApply }: { whatIf: WhatIf } & Pick<WhatIfProps, 'parameters' | 'onApply'>) => {
  const { LL } = useTexts()
  const changed = whatIf.levers.filter(({ parameter }) => parameter in whatIf.changed)
  const applicable = changed.filter(({ parameter }) => parameters.fieldOf(parameter) !== undefined)
  const apply = () => {
    for (const { parameter, value, unit } of applicable) onApply(parameter, value, unit)
    showToast(LL.results.whatIf.applied({ names: applicable.map(({ parameter }) => parameters.nameOf(parameter)).join(', ') }))
  }
  return (
    <div className="what-if-actions">
      <button type="button" className="button" data-kind="quiet" data-size="small" disabled={changed.length === 0} onClick={whatIf.reset}>
        {LL.results.whatIf.reset()}
      </button>
      <button type="button" className="button" data-size="small" disabled={applicable.length === 0} onClick={apply}>
        {LL.results.whatIf.apply()}
      </button>
    </div>
  )
}

type SizedProps = Omit<WhatIfProps, 'source'> & { readonly family: AnyFamily; readonly source: ReadConditions }

const Sized = ({ layout, parameters, onApply, family: plain, source, model }: SizedProps) => {
  const { LL } = useTexts()
  const family = useMemo(() => assuming(plain, source.overrides), [plain, source])
  const whatIf = useWhatIf({ family, model, source })
  const words = useVerdictWords(whatIf.now)
  if (whatIf.levers.length === 0) return <p className="text-ink-faint">{LL.results.whatIf.none()}</p>
  return (
    <>
      <p className="what-if-note">{LL.results.whatIf.note()}</p>
      {whatIf.levers.map((lever) => (
        <LeverField
          key={lever.parameter}
          lever={lever}
          name={parameters.nameOf(lever.parameter)}
          verdict={words}
          onChange={(value) => whatIf.change(lever.parameter, value)}
        />
      ))}
      <VerdictLine trial={whatIf.now} words={words} />
      <FigureTable whatIf={whatIf} layout={layoutOf(layout)} />
      <Actions whatIf={whatIf} parameters={parameters} onApply={onApply} />
    </>
  )
}

export const WhatIfPanel = (props: WhatIfProps) => {
  const { LL } = useTexts()
  const { data: family, error, mutate } = useFamily(props.source.service)
  const source = readConditions(props.source)
  if (!source) return <p className="text-ink-faint">{LL.results.whatIf.none()}</p>
  if (family) return <Sized {...props} family={family} source={source} />
  if (error === undefined) return <p role="status">{LL.common.loading()}</p>
  return (
    <div className="notice" role="alert">
      <p>{describeFailure(failureOf(error), LL)}</p>
      <button type="button" className="button" data-size="small" onClick={() => void mutate()}>
        {LL.common.retry()}
      </button>
    </div>
  )
}
