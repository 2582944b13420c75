/** The recommended models: the best on the page, the others in a drawer. */
import { Suspense, use, useState } from 'react'
import { useLocation } from 'wouter'
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { NextStep } from '../../../engine/define/index.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { showToast } from '../../ui/toast.tsx'
import { type Jump, storeJump } from './jump-payload.ts'
import { CompareBar } from '../compare/compare-bar.tsx'
import { LazyCompareDrawer, LazyLedgerDrawer, LazyMoreDrawer, LazyRejectedDrawer } from './lazy-drawers.ts'
import { NoMatch, OnlyDemonstration } from './no-match.tsx'
import { pairId } from '../model/pair-identity.ts'
import type { ParameterWords } from '../model/parameter-words.ts'
import { type CardWhatIf, ResultCard } from './result-card.tsx'
import { ListTop } from './list-top.tsx'
import { ModelTable } from './model-table.tsx'
import { UnknownModels } from './unknown-models.tsx'
import { useReading } from '../model/reading.ts'
import { useListed } from '../model/use-listed.ts'
import { ListPages } from './list-pages.tsx'
import { leastCompared, useCompared } from '../compare/use-compared.ts'
import { familyOf } from '../model/family-of.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import type { WhatIfSource } from '../what-if/what-if-source.ts'
import { useFamily } from '../../base/texts/family-names.tsx'
import { assemblyPath } from '../../base/calculators/assembly-path.ts'
import { openAt } from '../../base/selection/address.ts'
import { productPath } from '../../base/catalogue/product-path.ts'
import { PageMemoryContext } from '../../base/selection/visit.ts'
import { useTexts } from '../../base/texts/texts.ts'

/** Maximum number of models on the page; the others are "more recommendations". */
const mostOnPage = 14

type Open = { readonly drawer: 'more' | 'rejected' | 'compare' } | { readonly drawer: 'why'; readonly model: RecommendedModel } | undefined

/** Opens the page of a model, with further fixed order parameters. */
export type Proceed = (model: RecommendedModel, fixed?: Jump['fixed']) => void

/**
 * Handles a selected model before its page opens. It may call `proceed` with a changed model, for example one with another
 * motor.
 */
export type SelectModel = (model: RecommendedModel, proceed: Proceed) => void

type Props = {
  readonly request: ResultRequest
  readonly answer: Calculation
  readonly workingId: string
  readonly layout: CardLayout
  readonly parameters: ParameterWords
  readonly whatIf: WhatIfSource | undefined
  readonly next: NextStep | undefined
  readonly onApply: CardWhatIf['onApply']
  readonly onSelect?: SelectModel | undefined
}

/** Returns a function that opens the page of an assembly with its calculation, or that of a model. */
const useProceed = ({ request, workingId, parameters }: Pick<Props, 'request' | 'workingId' | 'parameters'>): Proceed => {
  const { t, locale } = useTexts('results')
  const family = useFamily()
  const table = family === undefined ? undefined : use(familyOf(family)).table
  const [, navigate] = useLocation()
  const { memory } = use(PageMemoryContext)
  return (model, fixed = []) => {
    if (model.serviceID === '') return showToast(t('serviceMissing'), 'problem')
    const calculated = memory.calculated()
    const workingParams = parameters.describe(request.query)
    storeJump({ model, request, selection: calculated, workingId, family, table, locale, workingParams, fixed })
    const path = assemblyPath(workingId, model.assembly)
    if (path !== undefined && calculated) return void openAt(path, calculated)
    navigate(productPath({ serviceID: model.serviceID, driveID: model.skuID }))
  }
}

export const ModelList = ({ request, answer: whole, workingId, layout, parameters, whatIf, next, onApply, onSelect }: Props) => {
  const { t } = useTexts('results')
  const list = JSON.stringify([request.path, request.query, request.body])
  const { reading, change } = useReading(list)
  const listed = useListed(request, whole, { reading, change })
  const { answer, order, onOrder, isUpdating } = listed
  const [open, setOpen] = useState<Open>()
  const compared = useCompared(reading.compared, (ids) => change({ page: reading.page, compared: ids }), [
    ...answer.list,
    ...whole.list,
    ...(answer.notKnown?.list ?? []),
  ])
  const rest = answer.list.slice(mostOnPage)

  const proceed = useProceed({ request, workingId, parameters })
  const select = (model: RecommendedModel) => (onSelect ? onSelect(model, proceed) : proceed(model))
  const actions = {
    onSelect: select,
    onWhy: (model: RecommendedModel) => setOpen({ drawer: 'why', model }),
    onCompare: (model: RecommendedModel) => compared.toggle(model),
  }
  const card = (model: RecommendedModel) => (
    <ResultCard
      key={pairId(model)}
      model={model}
      layout={layout}
      whatIf={whatIf && { source: whatIf, parameters, onApply }}
      next={next}
      {...actions}
    />
  )
  const table = { layout, needed: whole, compared: compared.ids, card, onCompare: actions.onCompare }
  const showMore = () => (rest.length > 0 ? setOpen({ drawer: 'more' }) : showToast(t('notRecommended')))
  const close = () => setOpen(undefined)
  const removeCompared = (model: RecommendedModel) => {
    compared.toggle(model)
    if (compared.models.length <= leastCompared) close()
  }
  const bar = <CompareBar compared={compared} onCompare={() => setOpen({ drawer: 'compare' })} />
  return (
    <>
      {whole.list.length === 0 ? (
        <NoMatch request={request} answer={answer} parameters={parameters} onApply={onApply} />
      ) : (
        <>
          <ListTop listed={listed} layout={layout} />
          <OnlyDemonstration request={request} answer={whole} parameters={parameters} onApply={onApply} />
          <ModelTable
            key={list}
            name={t('rows.name')}
            models={answer.list.slice(0, mostOnPage)}
            isUpdating={isUpdating}
            sorting={{ order, onOrder }}
            firstOpen={reading.opened ?? (whole.list[0] && pairId(whole.list[0]))}
            onOpened={(opened) => change({ page: reading.page, opened })}
            {...table}
          />
          <div className="mt-4 flex flex-wrap gap-2 print:hidden">
            <button type="button" className="button" onClick={showMore}>
              <span>{t('more')}</span>
              {rest.length > 0 && <span className="number text-ink-faint">{rest.length}</span>}
            </button>
            <button type="button" className="button" data-kind="quiet" onClick={() => setOpen({ drawer: 'rejected' })}>
              {t('rejected')}
            </button>
            <ListPages {...listed} />
          </div>
        </>
      )}
      <UnknownModels answer={answer} table={table} />
      {bar}
      <Suspense>
        {open?.drawer === 'more' && <LazyMoreDrawer models={rest} table={table} bar={bar} onClose={close} />}
        {open?.drawer === 'rejected' && <LazyRejectedDrawer request={request} onClose={close} />}
        {open?.drawer === 'compare' && (
          <LazyCompareDrawer request={request} models={compared.models} layout={layout} onRemove={removeCompared} onClose={close} />
        )}
        {open?.drawer === 'why' && <LazyLedgerDrawer request={request} model={open.model} onClose={close} />}
      </Suspense>
    </>
  )
}
