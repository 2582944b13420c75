/** One recommended model: what it is, its figures, and how close it comes to which limit. */
import { Suspense, useId, useState } from 'react'
import type { RecommendedModel } from '../../../contract/selection.ts'
import type { NextStep } from '../../../engine/define/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useQuantity } from '../../base/quantity.ts'
import { useValueWords } from '../../base/value-words.ts'
import { Drawing } from '../../drawings/drawing.tsx'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { besideOf, furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { lengthsOf } from '../model/lengths-of.ts'
import { LazyWhatIfPanel } from './lazy-panels.ts'
import { ModelWarnings } from '../model/model-warnings.tsx'
import { Remarks } from '../model/remarks.tsx'
import { NotKnownNote } from '../model/not-known-note.tsx'
import { pairName } from '../model/pair-identity.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import type { WhatIfSource } from '../what-if/what-if-source.ts'
import { CardParts } from './card-parts.tsx'
import { CompareTick } from './compare-tick.tsx'
import { KeepResult } from './keep-result.tsx'
import { NextStepLink } from './next-step.tsx'
import { OrderCode } from './order-code.tsx'
import { ModelPicture } from '../picture/model-picture.tsx'
import { useFamilyNames, useModelNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import './result-card.css'
import './card-controls.css'
import { Loading } from '../../ui/loading.tsx'

const LargeFigures = ({ model, layout }: { model: RecommendedModel; layout: CardLayout }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { quantity } = useQuantity()
  const inValueWords = useValueWords()
  return (
    <dl className="card-large">
      {largeFigures(model, layout).map(({ name, label, value, unit }) => {
        const shown = quantity(value, unit)
        const beside = besideOf(model, name, layout)
        return (
          <div key={name}>
            <dt>{t(`figures.${label}`)}</dt>
            <dd className="number">
              {shown.number} <small>{shown.unit}</small>
            </dd>
            {beside && (
              <dd className="card-beside">
                {nameOf('values', beside.name)} {inValueWords(beside)}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** What a model is and comes with, in words; only what it has. */
const useFacts = ({
  motorSku,
  motorFlangeCode,
  reducerType,
  parts,
}: RecommendedModel): readonly (readonly [name: string, value: string])[] => {
  const { t } = useTexts('results')
  const modelName = useModelNames()
  return [
    ...(reducerType === undefined ? [] : [[t('figures.reducerType'), modelName('words', reducerType)] as const]),
    ...(motorSku === undefined || parts ? [] : [[t('figures.motor'), motorSku] as const]),
    ...(motorFlangeCode === undefined ? [] : [[t('figures.flange'), motorFlangeCode] as const]),
  ]
}

const FigureList = ({ model, layout }: { model: RecommendedModel; layout: CardLayout }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords } = useQuantity()
  const inValueWords = useValueWords()
  const rows = [
    ...useFacts(model),
    ...listFigures(model, layout).map(({ label, value, unit }) => [t(`figures.${label}`), inWords(value, unit)] as const),
    ...furtherFigures(model, layout).map((value) => [nameOf('values', value.name), inValueWords(value)] as const),
  ]
  return (
    <dl className="card-list">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Governing = ({ model }: { model: RecommendedModel }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  return (
    <div className="card-utilisation">
      <span>{t('governing', { check: nameOf('checks', model.governing) })}</span>
      <strong className="number">{percent(model.utilisation)}</strong>
      <UtilisationBar share={model.utilisation} />
    </div>
  )
}

/** What a card needs to size its model again. */
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
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
  /** What a whole drive goes on with; nothing where the model is all there is to size. */
  readonly next: NextStep | undefined
  /** Nothing where the browser cannot size the model again. */
  readonly whatIf: CardWhatIf | undefined
}

/** What becomes of the model under other conditions, on demand. */
const WhatIfDisclosure = ({ model, layout, whatIf }: { model: RecommendedModel; layout: CardLayout; whatIf: CardWhatIf }) => {
  const { t } = useTexts('results')
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="what-if no-print" role="group" aria-label={`${t('whatIf.open')} ${pairName(model)}`}>
      <button type="button" className="disclosure what-if-toggle" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {t('whatIf.open')}
      </button>
      <div id={panel} hidden={!open}>
        {open && (
          <Suspense fallback={<Loading />}>
            <LazyWhatIfPanel model={model} layout={layout} {...whatIf} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

export const ResultCard = ({ model, layout, onSelect, onWhy, whatIf, next, ...compare }: ResultCardProps) => {
  const { t } = useTexts('results')
  return (
    <article className="card" aria-label={pairName(model)}>
      <div className="card-picture">
        {/* A picture that is being fetched must not take the results off the page meanwhile. */}
        <Suspense fallback={<Drawing />}>
          <ModelPicture {...model} lengths={lengthsOf(model)} />
        </Suspense>
      </div>
      <header className="card-head">
        <h3>
          {model.skuName}{' '}
          <small>
            {model.maker} · {model.series}
          </small>
        </h3>
        {!model.parts && <OrderCode code={model.machineCode} />}
      </header>
      <p className="card-tags">
        {model.isDefault && (
          <span className="tag" data-kind="main">
            {t('isDefault')}
          </span>
        )}
        {model.isSTL && <span className="tag">{t('custom')}</span>}
        {model.notKnown && <span className="tag">{t('unknown.tag')}</span>}
        <BasisTag basis={model.basis} source={model.source} />
      </p>
      {model.parts && <CardParts parts={model.parts} layout={layout} />}
      <LargeFigures model={model} layout={layout} />
      <Governing model={model} />
      <FigureList model={model} layout={layout} />
      <ModelWarnings warnings={model.warnings} />
      <NotKnownNote checks={model.notKnown} />
      {/* What demonstration data are, their badge says. */}
      {model.tip !== undefined && model.basis !== 'demo' && <Remarks remark={model.tip} />}
      <div className="card-actions">
        <CompareTick model={model} {...compare} />
        <KeepResult model={model} />
        <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => onWhy(model)}>
          {t('why')}
        </button>
        {next && <NextStepLink model={model} layout={layout} next={next} />}
        <button type="button" className="button" data-size="small" onClick={() => onSelect(model)}>
          {t('select')}
        </button>
      </div>
      {whatIf && <WhatIfDisclosure model={model} layout={layout} whatIf={whatIf} />}
    </article>
  )
}
