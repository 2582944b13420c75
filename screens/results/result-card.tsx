/** One recommended model: what it is, its figures, and how close it comes to which limit. */
import { Suspense, useId, useState } from 'react'
import type { RecommendedModel } from '../../contract/selection.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useValueWords } from '../app/value-words.ts'
import { modelDrawing } from '../drawings/registry.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { UtilisationBar } from '../ui/utilisation-bar.tsx'
import { besideOf, furtherFigures, largeFigures, type Layout, layoutOf, listFigures } from './card-layouts.ts'
import { LazyWhatIfPanel } from './lazy-panels.ts'
import { ModelWarnings } from './model-warnings.tsx'
import { pairName } from './pair-identity.ts'
import type { ParameterWords } from './parameter-words.ts'
import type { WhatIfSource } from './what-if-source.ts'

const LargeFigures = ({ model, layout }: { model: RecommendedModel; layout: Layout }) => {
  const { LL, nameOf } = useTexts()
  const { quantity } = useQuantity()
  const inValueWords = useValueWords()
  return (
    <dl className="card-large">
      {largeFigures(model, layout).map(({ name, label, value, unit }) => {
        const shown = quantity(value, unit)
        const beside = besideOf(model, name, layout)
        return (
          <div key={name}>
            <dt>{LL.results.figures[label]()}</dt>
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
const useFacts = ({ motorSku, motorFlangeCode, reducerType }: RecommendedModel): readonly (readonly [name: string, value: string])[] => {
  const { LL, nameOf } = useTexts()
  const { figures } = LL.results
  return [
    ...(reducerType === undefined ? [] : [[figures.reducerType(), nameOf('words', reducerType)] as const]),
    ...(motorSku === undefined ? [] : [[figures.motor(), motorSku] as const]),
    ...(motorFlangeCode === undefined ? [] : [[figures.flange(), motorFlangeCode] as const]),
  ]
}

const FigureList = ({ model, layout }: { model: RecommendedModel; layout: Layout }) => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  const inValueWords = useValueWords()
  const rows = [
    ...useFacts(model),
    ...listFigures(model, layout).map(({ label, value, unit }) => [LL.results.figures[label](), inWords(value, unit)] as const),
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
  const { LL, nameOf } = useTexts()
  const { percent } = useQuantity()
  return (
    <div className="card-utilisation">
      <span>{LL.results.governing({ check: nameOf('checks', model.governing) })}</span>
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
  readonly layout: string
  readonly onSelect: (model: RecommendedModel) => void
  readonly onWhy: (model: RecommendedModel) => void
  readonly compared: boolean
  readonly onCompare: (model: RecommendedModel) => void
  /** Nothing where the browser cannot size the model again. */
  readonly whatIf: CardWhatIf | undefined
}

/** The tick for the comparison. */
const CompareTick = ({ model, compared, onCompare }: Pick<ResultCardProps, 'model' | 'compared' | 'onCompare'>) => {
  const { LL } = useTexts()
  const name = LL.results.compare.tick()
  return (
    <label className="card-compare">
      <input type="checkbox" checked={compared} aria-label={`${name} ${pairName(model)}`} onChange={() => onCompare(model)} />
      {name}
    </label>
  )
}

/** What becomes of the model under other conditions, on demand. */
const WhatIfDisclosure = ({ model, layout, whatIf }: { model: RecommendedModel; layout: string; whatIf: CardWhatIf }) => {
  const { LL } = useTexts()
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div className="what-if no-print" role="group" aria-label={`${LL.results.whatIf.open()} ${pairName(model)}`}>
      <button type="button" className="disclosure what-if-toggle" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {LL.results.whatIf.open()}
      </button>
      <div id={panel} hidden={!open}>
        {open && (
          <Suspense fallback={<p className="late text-ink-faint">{LL.common.loading()}</p>}>
            <LazyWhatIfPanel model={model} layout={layout} {...whatIf} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

export const ResultCard = ({ model, layout: layoutName, onSelect, onWhy, whatIf, ...compare }: ResultCardProps) => {
  const { LL } = useTexts()
  const layout = layoutOf(layoutName)
  const Picture = modelDrawing(model.icon, layoutName)
  return (
    <article className="card" aria-label={pairName(model)}>
      <div className="card-picture">
        {/* A picture that is being fetched must not take the results off the page meanwhile. */}
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <header className="card-head">
        <h3>
          {model.skuName}{' '}
          <small>
            {model.maker} · {model.series}
          </small>
        </h3>
        <p className="code">
          {model.machineCode}
          <CopyButton text={model.machineCode} />
        </p>
      </header>
      <p className="card-tags">
        {model.isDefault && (
          <span className="tag" data-kind="main">
            {LL.results.isDefault()}
          </span>
        )}
        {model.isSTL && <span className="tag">{LL.results.custom()}</span>}
        <BasisTag basis={model.basis} source={model.source} />
      </p>
      <LargeFigures model={model} layout={layout} />
      <Governing model={model} />
      <FigureList model={model} layout={layout} />
      <ModelWarnings warnings={model.warnings} />
      {/* A remark of the catalogue, in its language. What demonstration data are, their badge says in the reader's. */}
      {model.tip !== undefined && model.tip !== '' && model.basis !== 'demo' && (
        <p className="card-tip" lang="en">
          {model.tip}
        </p>
      )}
      <div className="card-actions">
        <CompareTick model={model} {...compare} />
        <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => onWhy(model)}>
          {LL.results.why()}
        </button>
        <button type="button" className="button" data-size="small" onClick={() => onSelect(model)}>
          {LL.results.select()}
        </button>
      </div>
      {whatIf && <WhatIfDisclosure model={model} layout={layoutName} whatIf={whatIf} />}
    </article>
  )
}
