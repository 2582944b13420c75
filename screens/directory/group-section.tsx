/** A section of a group: its parameters, the matching models and the chosen one. */
import { type ReactNode, useState } from 'react'
import type { LectoGroupDetails, LeftSection, SectionRequest } from '../../contract/directory/choice-groups.ts'
import type { FilteredSku, SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import { basis as basisShape } from '../../contract/results/sizing.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { modelDrawings } from '../drawings/registry.ts'
import { FilterBlock } from '../filters/filter-block.tsx'
import { BasisTag } from '../ui/basis-tag.tsx'
import { groupPageSize } from './ask-groups.ts'

type Described = LectoGroupDetails['carrier']

/** Number of parameters visible at first. */
const fewParameters = 5

const useNames = () => {
  const { columnName, cellWord } = useColumnWords()
  const { find } = useTexts('filters')
  const { find: findModel } = useTexts('models')
  const { find: findMotor } = useTexts('motor-drawer')
  const parameter = (name: string) => find(`parameters.${name}`) ?? columnName(name)
  const value = (paramName: string, word: string) =>
    paramName === 'basis' ? findModel(`basis.${word}`) : (findMotor(`typeCodes.${word}`) ?? cellWord(word))
  return { parameter, value, text: (key: string) => find(`hints.${key}`) ?? cellWord(key) }
}

const Figure = ({ parameter, model }: { readonly parameter: SkuParam; readonly model: FilteredSku }) => {
  const { t } = useTexts('groups')
  const names = useNames()
  const { inWords } = useQuantity()
  const { paramName, unit } = parameter
  const value = model.values[paramName]
  return (
    <div>
      <dt>{names.parameter(paramName)}</dt>
      <dd className="number" data-known={value !== undefined}>
        {value === undefined && <span>{t('notStated')}</span>}
        {value !== undefined &&
          (typeof value === 'string' ? <span>{names.value(paramName, value)}</span> : <span>{inWords(value, unit)}</span>)}
      </dd>
    </div>
  )
}

type ModelProps = {
  readonly model: FilteredSku
  readonly figures: readonly SkuParam[]
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Model = ({ model, figures, isChosen, onChoose }: ModelProps) => {
  const { t } = useTexts('groups')
  const basis = basisShape.safeParse(model.values['basis']).data
  return (
    <li className="choice-model group-model" data-chosen={isChosen || undefined}>
      <div className="choice-model-name">
        <b>{model.skuName}</b>
        <span className="series-facts">
          <span>{model.values['maker'] ?? model.values['brand']}</span>
          {basis && <BasisTag basis={basis} source="" />}
        </span>
      </div>
      <dl>
        {figures.map((parameter) => (
          <Figure key={parameter.paramName} parameter={parameter} model={model} />
        ))}
      </dl>
      <button type="button" className="button" data-size="small" aria-pressed={isChosen} onClick={onChoose}>
        {isChosen ? t('chosen') : t('choose')} <span className="sr-only">{model.skuName}</span>
      </button>
    </li>
  )
}

type FiltersProps = {
  readonly described: Described
  readonly chosen: readonly SkuFilter[]
  readonly left: LeftSection
  readonly onChange: (chosen: readonly SkuFilter[]) => void
}

const Filters = ({ described: { params }, chosen, left, onChange }: FiltersProps) => {
  const { t } = useTexts('groups')
  const names = useNames()
  const shared = { chosen, remaining: left.filterParams, excluded: left.excluded, names, pictures: modelDrawings, onChange }
  const further = params.slice(fewParameters)
  const [isMore] = useState(() => further.some(({ paramName }) => chosen.some((one) => one.paramName === paramName)))
  const [isOpen] = useState(() => matchMedia('(width >= 900px)').matches || chosen.length > 0)
  return (
    <details className="choice-filters group-filters" open={isOpen}>
      <summary>{t('heading')}</summary>
      <FilterBlock parameters={params.slice(0, fewParameters)} {...shared} />
      {further.length > 0 && (
        <details className="choice-further" open={isMore}>
          <summary>{t('more', { count: further.length })}</summary>
          <FilterBlock parameters={further} {...shared} />
        </details>
      )}
    </details>
  )
}

const Pages = ({ left, onTurn }: { readonly left: LeftSection; readonly onTurn: (page: number) => void }) => {
  const { t } = useTexts('shell')
  const { t: own } = useTexts('groups')
  const { page, count } = left
  const pages = Math.ceil(count / groupPageSize)
  if (pages < 2) return null
  return (
    <nav className="choice-pages" aria-label={own('list', { name: String(page) })}>
      <button type="button" className="button" data-size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('common.previous')}
      </button>
      <span className="number">{t('common.pageOf', { page, pages })}</span>
      <button type="button" className="button" data-size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('common.next')}
      </button>
    </nav>
  )
}

type Props = {
  readonly title: string
  readonly described: Described
  readonly request: SectionRequest
  /** Last answer for this section. */
  readonly left: LeftSection
  readonly isBusy: boolean
  readonly onChange: (next: SectionRequest) => void
}

const Chosen = ({ chosen, onTakeBack }: { readonly chosen: LeftSection['chosen']; readonly onTakeBack: () => void }): ReactNode => {
  const { t } = useTexts('groups')
  if (!chosen) return null
  return (
    <p className="group-chosen">
      <span>
        {t('chosen')}: <b className="code">{chosen.skuName}</b> <small>{chosen.maker}</small> <BasisTag basis={chosen.basis} source="" />
      </span>
      <button type="button" className="button" data-size="small" onClick={onTakeBack}>
        {t('change')}
      </button>
    </p>
  )
}

export const GroupSection = ({ title, described, request, left, isBusy, onChange }: Props) => {
  const { t } = useTexts('groups')
  const { filters, skuID } = request
  const figures = described.figures.flatMap((name) => described.params.find(({ paramName }) => paramName === name) ?? [])
  const open: SectionRequest = { filters, page: 1 }
  return (
    <section className="panel group-section" aria-label={title} aria-busy={isBusy}>
      <h2>{title}</h2>
      <Chosen chosen={left.chosen} onTakeBack={() => onChange(open)} />
      <Filters
        described={described}
        chosen={filters}
        left={left}
        onChange={(next) => onChange({ ...request, filters: [...next], page: 1 })}
      />
      <div className="choice-count">
        <p role="status" className="number">
          {left.count === 0 ? t('nothing') : t('found', { count: left.count })}
        </p>
        {filters.length > 0 && (
          <button type="button" className="button" data-size="small" onClick={() => onChange({ ...request, filters: [], page: 1 })}>
            {t('clear')}
          </button>
        )}
      </div>
      {left.notKnown > 0 && <p className="group-note">{t('notKnown', { count: left.notKnown })}</p>}
      {left.count === 0 && <p className="text-ink-soft">{t('nothingHint')}</p>}
      <ul className="choice-models" aria-label={t('list', { name: title })}>
        {left.skuList.map((model) => (
          <Model
            key={model.skuID}
            model={model}
            figures={figures}
            isChosen={model.skuID === skuID}
            onChoose={() => onChange(model.skuID === skuID ? open : { ...open, skuID: model.skuID })}
          />
        ))}
      </ul>
      <Pages left={left} onTurn={(page) => onChange({ ...request, page })} />
    </section>
  )
}
