/** Card of a recommended model with its actions. */
import { Suspense, useId, useState } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { NextStep } from '../../../engine/define/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { LazyWhatIfPanel } from './lazy-panels.ts'
import { pairName } from '../model/pair-identity.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import type { WhatIfSource } from '../what-if/what-if-source.ts'
import { KeepResult } from './keep-result.tsx'
import { ModelCard } from './model-card.tsx'
import { NextStepLink } from './next-step.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { Loading } from '../../ui/loading.tsx'

/** Data for sizing the model again in the browser. */
export type CardWhatIf = {
  readonly source: WhatIfSource
  readonly parameters: ParameterWords
  readonly onApply: (parameter: string, value: number, unit: string) => void
}

export type ResultCardProps = {
  readonly model: RecommendedModel
  readonly layout: CardLayout
  readonly onSelect: (model: RecommendedModel) => void
  readonly onWhy: (model: RecommendedModel) => void
  /** The next calculator of a drive; undefined if there is none. */
  readonly next: NextStep | undefined
  /** Undefined if the model cannot be sized in the browser. */
  readonly whatIf: CardWhatIf | undefined
}

/** Disclosure with the model under changed conditions. */
const WhatIfDisclosure = ({ model, layout, whatIf }: { model: RecommendedModel; layout: CardLayout; whatIf: CardWhatIf }) => {
  const { t } = useTexts('results')
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="col-span-full border-t border-line print:hidden" role="group" aria-label={`${t('whatIf.open')} ${pairName(model)}`}>
      <button type="button" className="disclosure" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {t('whatIf.open')}
      </button>
      <div id={panel} hidden={!open} className="grid grid-cols-1 gap-3 pt-3">
        {open && (
          <Suspense fallback={<Loading />}>
            <LazyWhatIfPanel model={model} layout={layout} {...whatIf} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

export const ResultCard = ({ model, layout, onSelect, onWhy, whatIf, next }: ResultCardProps) => {
  const { t } = useTexts('results')
  return (
    <ModelCard model={model} layout={layout} isInRow>
      <div className="col-span-full flex flex-wrap items-center gap-2 max-phone:*:grow print:hidden">
        <button type="button" className="button min-w-30" data-kind="primary" onClick={() => onSelect(model)}>
          {t('select')}
        </button>
        <button type="button" className="button" onClick={() => onWhy(model)}>
          {t('why')}
        </button>
        {next && <NextStepLink model={model} layout={layout} next={next} />}
        <span className="flex">
          <KeepResult model={model} />
        </span>
      </div>
      {whatIf && <WhatIfDisclosure model={model} layout={layout} whatIf={whatIf} />}
    </ModelCard>
  )
}
