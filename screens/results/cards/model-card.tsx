/** Card of a model with its name, figures and utilisations; actions follow below. */
import { type ReactNode, use } from 'react'
import { furtherFiguresOf } from '../../../contract/results/answer-words.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { BasisTag } from '../../ui/basis-tag.tsx'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { besideOf, furtherFigures, largeFigures, listFigures } from '../../../families/define/card-figures.ts'
import { lengthsOf } from '../model/lengths-of.ts'
import { ModelWarnings } from '../model/model-warnings.tsx'
import { Remarks } from '../model/remarks.tsx'
import { NotKnownNote } from '../model/not-known-note.tsx'
import { isOfSeveral, pairName } from '../model/pair-identity.ts'
import { LazyAssemblyOverview, LazyPartsList } from '../../ui/assembly/lazy-parts-list.tsx'
import { OrderCode } from './order-code.tsx'
import { ModelImage } from '../picture/model-image.tsx'
import { ReportContext } from '../report/report-context.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'

/** Beside the picture; on phones below it. */
const beside = 'col-start-2 -col-end-1 max-phone:col-start-1'

type FiguresProps = { readonly model: RecommendedModel; readonly layout: CardLayout; readonly place: string }

const LargeFigures = ({ model, layout, place }: FiguresProps) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { quantity } = useQuantity()
  const inValueWords = useValueWords()
  return (
    <dl className={`${place} grid grid-cols-3 gap-3 py-1.5`}>
      {largeFigures(model, layout).map(({ name, label, value, unit }) => {
        const shown = quantity(value, unit)
        const beside = besideOf(model, name, layout)
        return (
          <div key={name}>
            <dt className="text-note/5 text-ink-faint">{t(`figures.${label}`)}</dt>
            <dd className="number text-figure font-semibold">
              {shown.number} <small className="text-note font-normal text-ink-faint">{shown.unit}</small>
            </dd>
            {beside && (
              <dd className="text-note wrap-anywhere text-ink-faint">
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
  assembly,
}: RecommendedModel): readonly (readonly [name: string, value: string])[] => {
  const { t } = useTexts('results')
  const modelName = useModelNames()
  return [
    ...(reducerType === undefined ? [] : [[t('figures.reducerType'), modelName('words', reducerType)] as const]),
    ...(motorSku === undefined || isOfSeveral(assembly) ? [] : [[t('figures.motor'), motorSku] as const]),
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
    <details className="col-span-full border-t border-line pt-1">
      <summary className="min-h-6 cursor-pointer py-1 text-main">{t('rows.figures')}</summary>
      <dl className="grid grid-cols-2 gap-x-6 max-phone:grid-cols-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2 py-0.5">
            <dt className="text-ink-faint">{name}</dt>
            <dd className="number text-right">{value}</dd>
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
    <p className={`${beside} flex flex-wrap gap-x-2`}>
      <span>{t('brake')}</span>
      <strong className="text-caution">{t('brakeNeeded')}</strong>
      {typeof holding?.value === 'number' && <span>{t('brakeHolds', { torque: inWords(holding.value, holding.unit) })}</span>}
    </p>
  )
}

/** A name with its percentage, the bar below. */
const withBar = 'grid grid-cols-last items-end gap-x-2 gap-y-1'

/** Number of checks of a card; the ledger of the model has all. */
const mostChecks = 8

const Checks = ({ checks }: { readonly checks: NonNullable<RecommendedModel['checks']> }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  return (
    <ul
      className="col-span-full grid grid-cols-few items-end gap-x-4 gap-y-2 border-t border-line pt-2 text-note/5"
      aria-label={t('rows.checks')}
    >
      {checks.slice(0, mostChecks).map(({ name, utilisation }) => (
        <li key={name} className={withBar}>
          <span>{nameOf('checks', name)}</span> <strong className="number">{percent(utilisation)}</strong>
          <span className="col-span-full">
            <UtilisationBar share={utilisation} />
          </span>
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
    <div className={`${beside} ${withBar}`}>
      <span>{t('governing', { check: nameOf('checks', model.governing) })}</span>
      <strong className="number">{percent(model.utilisation)}</strong>
      <span className="col-span-full">
        <UtilisationBar share={model.utilisation} />
      </span>
    </div>
  )
}

const Tags = ({ model }: { readonly model: RecommendedModel }) => {
  const { t } = useTexts('results')
  return (
    <p className="flex flex-wrap content-start justify-end gap-1">
      {model.isDefault && (
        <span className="tag" data-kind="main">
          {t('isDefault')}
        </span>
      )}
      {model.isSTL && <span className="tag">{t('custom')}</span>}
      {model.notKnown && <span className="tag">{t('unknown.tag')}</span>}
      <BasisTag basis={model.basis} source={model.source} />
    </p>
  )
}

type PositionsProps = {
  readonly assembly: Assembly
  /** Call that found it, if its parts have places in space. */
  readonly call: ServiceCall | undefined
  readonly place: string
}

const Positions = ({ assembly: { parts, reference }, call, place }: PositionsProps) => (
  <div className={place}>
    {call ? <LazyAssemblyOverview parts={parts} name={reference} call={call} /> : <LazyPartsList parts={parts} />}
  </div>
)

type Props = {
  readonly model: RecommendedModel
  readonly layout: CardLayout
  /** Opened below its row, which names the model already. */
  readonly isInRow?: boolean
  readonly children?: ReactNode
}

const looks = {
  card: 'rounded-control border border-line bg-surface p-3 phone:grid-cols-card',
  row: 'px-4 pt-3 pb-4 phone:grid-cols-card',
} as const

export const ModelCard = ({ model, layout, isInRow = false, children }: Props) => {
  const assembly = isOfSeveral(model.assembly) ? model.assembly : undefined
  const call = use(ReportContext)?.request
  const placedBy = assembly && layout.isPlaced ? call : undefined
  return (
    <article
      className={`grid gap-x-3 gap-y-2 text-label/5 *:min-w-0 max-phone:grid-cols-picture print:break-inside-avoid ${looks[isInRow ? 'row' : 'card']}`}
      data-row={isInRow}
      aria-label={pairName(model)}
    >
      {!placedBy && (
        <div className="row-start-1 row-end-5 aspect-3/2 min-h-0 self-start max-phone:row-end-3">
          <ModelImage {...model} lengths={lengthsOf(model)} />
        </div>
      )}
      <header className={placedBy ? 'col-start-1 col-end-3' : ''}>
        <h3 className={isInRow ? 'sr-only' : 'text-lead'}>
          {model.skuName}{' '}
          <small className="pl-2 text-note font-normal text-ink-faint">
            {model.maker} · {model.series}
          </small>
        </h3>
        {!assembly && <OrderCode code={model.machineCode} />}
      </header>
      <Tags model={model} />
      {assembly && <Positions assembly={assembly} call={placedBy} place={isInRow && !placedBy ? beside : 'col-span-full'} />}
      <LargeFigures model={model} layout={layout} place={placedBy ? 'col-span-full' : beside} />
      {!assembly && <Brake model={model} />}
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
