/** What-if of a result: adjustable inputs with the verdict and the dependent figures. Sized in the browser. */
import { useMemo } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { Sizer } from '../../../families/define/sizer.ts'
import { assuming, type Trial } from '../../../families/selection/what-if.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { showToast } from '../../ui/toast.tsx'
import { useValueWords } from '../../base/texts/value-words.ts'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { ModelVerdict } from '../model/verdict.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { LeverField } from './lever-field.tsx'
import type { ParameterWords } from '../model/parameter-words.ts'
import { type ReadConditions, readConditions } from './read-conditions.ts'
import { useSizer, useWhatIf, type WhatIf } from './use-what-if.ts'
import { varyingKeys, type WhatIfRow, whatIfRows } from './what-if-rows.ts'
import type { WhatIfSource } from './what-if-source.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

/** Returns the verdict as a sentence: the worst failing check with required and available value. */
const useVerdictWords = ({ verdict, checks }: Trial): string => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  if (verdict.verdict !== 'failed') return t(verdict.passed ? 'whatIf.fits' : 'unknown.tag')
  const failing = checks.find(({ name, passed }) => !passed && name === verdict.governing) ?? checks.find(({ passed }) => !passed)
  if (!failing) return t('whatIf.failsBare', { check: nameOf('checks', verdict.governing) })
  const { name, required, available, unit } = failing
  return t('whatIf.fails', {
    check: nameOf('checks', name),
    required: inWords(required, unit),
    available: inWords(available, unit),
  })
}

const VerdictLine = ({ trial, words }: { trial: Trial; words: string }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  const { verdict, utilisation, governing } = trial.verdict
  return (
    <div className="grid grid-cols-ends items-center gap-x-3 gap-y-1 border-t border-line pt-2 text-label">
      <div className="col-span-full flex min-h-9 items-center">
        <ModelVerdict verdict={verdict}>{words}</ModelVerdict>
      </div>
      <span className="col-span-2">{t('governing', { check: nameOf('checks', governing) })}</span>
      <strong className="number">{percent(utilisation)}</strong>
      <UtilisationBar share={utilisation} className="col-span-full block" />
    </div>
  )
}

const figureClasses = 'py-1 whitespace-normal'

const FigureRow = ({ row }: { row: WhatIfRow }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const inValueWords = useValueWords()
  const write = (item: WhatIfRow['now']): string =>
    !item ? '–' : 'figure' in item ? inWords(item.figure.value, item.figure.unit) : inValueWords(item.param)
  const { entered } = row
  return (
    <tr data-changed={row.changed}>
      <th scope="row" className="text-ink-soft">
        {'figure' in entered ? t(`figures.${entered.figure.label}`) : nameOf('values', entered.param.name)}
      </th>
      <td data-number className={figureClasses}>
        {write(entered)}
      </td>
      <td data-number className={`${figureClasses} ${row.changed ? 'font-semibold text-main' : ''}`}>
        {write(row.now)}
      </td>
    </tr>
  )
}

const FigureTable = ({ whatIf, layout }: { whatIf: WhatIf; layout: CardLayout }) => {
  const { t } = useTexts('results')
  const varying = varyingKeys([whatIf.entered.card, ...whatIf.ends.map(({ card }) => card)], layout)
  return (
    <table className="ledger max-phone:table-fixed [&_:is(th,td)]:px-1">
      <thead>
        <tr>
          <th scope="col">{t('ledger.name')}</th>
          <th scope="col" data-number>
            {t('whatIf.entered')}
          </th>
          <th scope="col" data-number>
            {t('whatIf.now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {whatIfRows({ entered: whatIf.entered.card, now: whatIf.now.card }, layout, varying).map((row) => (
          <FigureRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

export type WhatIfProps = {
  readonly source: WhatIfSource
  readonly model: RecommendedModel
  readonly layout: CardLayout
  readonly parameters: ParameterWords
  readonly onApply: (parameter: string, value: number, unit: string) => void
}

/** Buttons to reset the inputs or apply them to the form; only parameters of a single field can be applied. */
const Actions = ({ whatIf, parameters, onApply }: { whatIf: WhatIf } & Pick<WhatIfProps, 'parameters' | 'onApply'>) => {
  const { t, listed } = useTexts('results')
  const changed = whatIf.levers.filter(({ parameter }) => parameter in whatIf.changed)
  const applicable = changed.filter(({ parameter }) => parameters.fieldOf(parameter) !== undefined)
  const apply = () => {
    for (const { parameter, value, unit } of applicable) onApply(parameter, value, unit)
    showToast(t('whatIf.applied', { names: listed(applicable.map(({ parameter }) => parameters.nameOf(parameter))) }))
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <button type="button" className="button" data-kind="quiet" data-size="small" disabled={changed.length === 0} onClick={whatIf.reset}>
        {t('whatIf.reset')}
      </button>
      <button type="button" className="button" data-size="small" disabled={applicable.length === 0} onClick={apply}>
        {t('whatIf.apply')}
      </button>
    </div>
  )
}

type SizedProps = Omit<WhatIfProps, 'source'> & { readonly sizer: Sizer; readonly source: ReadConditions }

const Sized = ({ layout, parameters, onApply, sizer: plain, source, model }: SizedProps) => {
  const { t } = useTexts('results')
  const sizer = useMemo(() => assuming(plain, source.overrides), [plain, source])
  const whatIf = useWhatIf({ sizer, model, source })
  const words = useVerdictWords(whatIf.now)
  if (whatIf.levers.length === 0) return <p className="text-ink-faint">{t('whatIf.none')}</p>
  return (
    <>
      <p className="text-note text-ink-faint">{t('whatIf.note')}</p>
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
      <FigureTable whatIf={whatIf} layout={layout} />
      <Actions whatIf={whatIf} parameters={parameters} onApply={onApply} />
    </>
  )
}

export const WhatIfPanel = (props: WhatIfProps) => {
  const { t } = useTexts('results')
  const { t: shell } = useTexts('shell')
  const { data: sizer, failure, retry } = useSizer(props.source.family)
  const source = readConditions(props.source)
  if (!source) return <p className="text-ink-faint">{t('whatIf.none')}</p>
  if (sizer) return <Sized {...props} sizer={sizer} source={source} />
  return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <p role="status">{shell('common.loading')}</p>
}
