/** A section of a group: its parameters, the matching models and the chosen one. */
import { type ReactNode, useState } from 'react'
import type { LectoGroupDetails, LeftSection, SectionRequest } from '../../contract/directory/choice-groups.ts'
import type { FilteredSku, SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import { useColumnWords } from '../base/texts/value-words.ts'
import { modelDrawings } from '../drawings/registry.ts'
import { BasisTag } from '../ui/basis-tag.tsx'
import { groupPageSize } from './ask-groups.ts'
import { FoldedParameters } from './folded-parameters.tsx'
import { FoundCount, ModelFacts, ModelFigure, ModelFigures, Pages, pendingList } from './model-list-parts.tsx'

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

const Figure = ({ parameter: { paramName, unit }, model }: { readonly parameter: SkuParam; readonly model: FilteredSku }) => {
  const { t } = useTexts('groups')
  const names = useNames()
  const { inWords } = useQuantity()
  const value = model.values[paramName]
  const words = typeof value === 'number' ? inWords(value, unit) : value && names.value(paramName, value)
  return (
    <ModelFigure name={names.parameter(paramName)} isKnown={value !== undefined}>
      {words ?? t('notStated')}
    </ModelFigure>
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
  return (
    <li className="grid min-h-14 grid-cols-last items-center gap-x-4 gap-y-1 py-2">
      <div>
        <b className={`wrap-anywhere ${isChosen ? 'text-main' : ''}`}>{model.skuName}</b>
        <ModelFacts values={model.values} />
      </div>
      <ModelFigures className="col-span-full row-start-2">
        {figures.map((parameter) => (
          <Figure key={parameter.paramName} parameter={parameter} model={model} />
        ))}
      </ModelFigures>
      <button type="button" className="button min-h-10 max-phone:min-h-11" data-size="small" aria-pressed={isChosen} onClick={onChoose}>
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
  const [isOpen] = useState(() => matchMedia('(width >= 900px)').matches || chosen.length > 0)
  return (
    <FoldedParameters
      isOpen={isOpen}
      heading={t('heading')}
      moreText={(count) => t('more', { count })}
      few={fewParameters}
      parameters={params}
      chosen={chosen}
      remaining={left.filterParams}
      excluded={left.excluded}
      names={names}
      pictures={modelDrawings}
      onChange={onChange}
    />
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
    <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-main bg-main-soft px-3 py-2">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span>{`${t('chosen')}:`}</span>
        <b className="code">{chosen.skuName}</b>
        <span className="text-note">{chosen.maker}</span>
        <BasisTag basis={chosen.basis} source="" />
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
    <section className="panel p-4" aria-label={title} aria-busy={isBusy}>
      <h2 className="text-lead/5">{title}</h2>
      <Chosen chosen={left.chosen} onTakeBack={() => onChange(open)} />
      <Filters
        described={described}
        chosen={filters}
        left={left}
        onChange={(next) => onChange({ ...request, filters: [...next], page: 1 })}
      />
      <FoundCount
        text={left.count === 0 ? t('nothing') : t('found', { count: left.count })}
        clearText={t('clear')}
        onClear={filters.length > 0 ? () => onChange({ ...request, filters: [], page: 1 }) : undefined}
      />
      {left.notKnown > 0 && <p className="text-label/5 text-ink-soft">{t('notKnown', { count: left.notKnown })}</p>}
      {left.count === 0 && <p className="text-ink-soft">{t('nothingHint')}</p>}
      <ul className={isBusy ? pendingList : ''} aria-label={t('list', { name: title })}>
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
      <Pages
        label={t('list', { name: String(left.page) })}
        page={left.page}
        pages={Math.ceil(left.count / groupPageSize)}
        onTurn={(page) => onChange({ ...request, page })}
      />
    </section>
  )
}
