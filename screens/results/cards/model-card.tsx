/** Card of a model with its name, figures and utilisations; actions follow below. */
import type { ReactNode } from 'react'
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { besideOf, furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { lengthsOf } from '../model/lengths-of.ts'
import { ModelWarnings } from '../model/model-warnings.tsx'
import { Remarks } from '../model/remarks.tsx'
import { NotKnownNote } from '../model/not-known-note.tsx'
import { pairName } from '../model/pair-identity.ts'
import { CardParts } from './card-parts.tsx'
import { OrderCode } from './order-code.tsx'
import { ModelImage } from '../picture/model-image.tsx'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import './result-card.css'

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

/** Returns the descriptive properties that the model has. */
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
    <details className="card-figures">
      <summary>{t('rows.figures')}</summary>
      <dl className="card-list">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What the axis needs beside the model, where it does not stand by itself. */
const Brake = ({ model }: { model: RecommendedModel }) => {
  const { t } = useTexts('results')
  const { inWords } = useQuantity()
  const further = furtherFiguresOf(model)
  const isNeeded = further.some(({ name, value }) => name === 'brakeNeeded' && value !== 0)
  const holding = further.find(({ name }) => name === 'holdingTorque')
  if (!isNeeded) return null
  return (
    <p className="card-brake">
      <span>{t('brake')}</span>
      <strong>{t('brakeNeeded')}</strong>
      {typeof holding?.value === 'number' && <span>{t('brakeHolds', { torque: inWords(holding.value, holding.unit) })}</span>}
    </p>
  )
}

/** Number of checks of a card; the ledger of the model has all. */
const mostChecks = 8

const Checks = ({ checks }: { readonly checks: NonNullable<RecommendedModel['checks']> }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  return (
    <ul className="card-checks" aria-label={t('rows.checks')}>
      {checks.slice(0, mostChecks).map(({ name, utilisation }) => (
        <li key={name}>
          <span>{nameOf('checks', name)}</span> <strong className="number">{percent(utilisation)}</strong>
          <UtilisationBar share={utilisation} />
        </li>
      ))}
    </ul>
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

type Props = {
  readonly model: RecommendedModel
  readonly layout: CardLayout
  /** Opened below its row, which names the model already. */
  readonly isInRow?: boolean
  readonly children?: ReactNode
}

export const ModelCard = ({ model, layout, isInRow = false, children }: Props) => {
  const { t } = useTexts('results')
  return (
    <article className="card" data-row={isInRow} aria-label={pairName(model)}>
      <div className="card-picture">
        <ModelImage {...model} lengths={lengthsOf(model)} />
      </div>
      <header className="card-head">
        <h3 className={isInRow ? 'sr-only' : ''}>
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
      <Brake model={model} />
      {model.checks && model.checks.length > 0 ? <Checks checks={model.checks} /> : <Governing model={model} />}
      <FigureList model={model} layout={layout} />
      <ModelWarnings model={model} />
      <NotKnownNote checks={model.notKnown} />
      {/* The badge explains demonstration data already. */}
      {model.tip !== undefined && model.basis !== 'demo' && <Remarks remark={model.tip} />}
      {children}
    </article>
  )
}
