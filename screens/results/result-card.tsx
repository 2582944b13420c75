/** One recommended model: what it is, its figures, and how close it comes to which limit. */
import type { RecommendedModel } from '../../contract/selection.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useValueWords } from '../app/value-words.ts'
import { modelDrawing } from '../drawings/registry.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { UtilisationBar } from '../ui/utilisation-bar.tsx'
import { type Figure, figuresOf, layoutOf } from './card-layouts.ts'

const LargeFigures = ({ figures }: { figures: readonly Figure[] }) => {
  const { LL } = useTexts()
  const { quantity } = useQuantity()
  return (
    <dl className="card-large">
      {figures.map(({ name, value, unit }) => {
        const shown = quantity(value, unit)
        return (
          <div key={name}>
            <dt>{LL.results.figures[name]()}</dt>
            <dd className="number">
              {shown.number} <small>{shown.unit}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const FigureList = ({ model, figures }: { model: RecommendedModel; figures: readonly Figure[] }) => {
  const { LL, nameOf } = useTexts()
  const { inWords } = useQuantity()
  const inValueWords = useValueWords()
  const rows = [
    ...figures.map(({ name, value, unit }) => [LL.results.figures[name](), inWords(value, unit)] as const),
    ...model.disPlayParams.map((value) => [nameOf('values', value.name), inValueWords(value)] as const),
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

export type ResultCardProps = {
  readonly model: RecommendedModel
  readonly layout: string
  readonly onSelect: (model: RecommendedModel) => void
  readonly onWhy: (model: RecommendedModel) => void
}

export const ResultCard = ({ model, layout: layoutName, onSelect, onWhy }: ResultCardProps) => {
  const { LL } = useTexts()
  const layout = layoutOf(layoutName)
  const Picture = modelDrawing(model.icon, layoutName)
  return (
    <article className="card" aria-label={model.skuName}>
      <div className="card-picture">
        <Picture />
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
      <LargeFigures figures={figuresOf(model, layout.large, layout)} />
      <Governing model={model} />
      <FigureList model={model} figures={figuresOf(model, layout.list, layout)} />
      {/* A remark of the catalogue, in its language. What demonstration data are, their badge says in the reader's. */}
      {model.tip !== undefined && model.tip !== '' && model.basis !== 'demo' && (
        <p className="card-tip" lang="en">
          {model.tip}
        </p>
      )}
      <div className="card-actions">
        <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => onWhy(model)}>
          {LL.results.why()}
        </button>
        <button type="button" className="button" data-size="small" onClick={() => onSelect(model)}>
          {LL.results.select()}
        </button>
      </div>
    </article>
  )
}
