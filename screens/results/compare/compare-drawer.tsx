/** Comparison of the ticked models: figures from the cards, checks from the ledger of the same answer. */
import { useState } from 'react'
import type { Explanation, RecommendedModel } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import type { QueryResult } from '../../base/api/query.ts'
import { useValueWords } from '../../base/texts/value-words.ts'
import { Drawer } from '../../ui/dialog/drawer.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { checkRows, type CompareWords, factRows, figureRows, originRows, positionRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { comparisonOf } from './comparison-file.ts'
import { ExportComparison } from './export-comparison.tsx'
import { type ResultRequest, useExplanation } from '../ledger/use-explanation.ts'
import { useFamilyNames, useModelNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'

const originTexts = {
  orderCode: 'compare.orderCode',
  maker: 'figures.maker',
  series: 'figures.series',
  basis: 'compare.basis',
  source: 'ledger.source',
} as const

const useCompareWords = (): CompareWords => {
  const { t } = useTexts('results')
  const { t: models } = useTexts('models')
  const nameOf = useFamilyNames()
  const modelName = useModelNames()
  const { inWords, percent } = useQuantity()
  const paramInWords = useValueWords()
  const { roleName, itemInWords, itemName } = useAssemblyWords()
  return {
    figure: (label) => t(`figures.${label}`),
    value: (name) => nameOf('values', name),
    check: (name) => nameOf('checks', name),
    fact: (name) => t(`figures.${name}`),
    word: (name) => modelName('words', name),
    origin: (name) => t(originTexts[name]),
    governing: t('compare.governing'),
    inWords,
    paramInWords,
    percent,
    verdict: (passed) => (passed ? t('ledger.passed') : t('ledger.failed')),
    notKnown: t('unknown.cell'),
    basis: (basis) => (basis === 'user' ? itemName({ kind: 'own', name: '', figures: {} }) : models(`basis.${basis}`)),
    role: roleName,
    item: itemInWords,
  }
}

/** State of loading the checks; the rest is shown without them. */
const LedgerState = ({ data, failure, retry }: QueryResult<Explanation>) => {
  const { t } = useTexts('shell')
  if (data) return null
  return failure ? <RetryNotice failure={failure} onRetry={retry} /> : <p role="status">{t('common.loading')}</p>
}

type Props = {
  readonly request: ResultRequest
  readonly models: readonly RecommendedModel[]
  readonly layout: CardLayout
  readonly onRemove: (model: RecommendedModel) => void
  readonly onClose: () => void
}

export const CompareDrawer = ({ request, models, layout, onRemove, onClose }: Props) => {
  const { t } = useTexts('results')
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  // The initially ticked models, so that removing one does not reload the ledger.
  const [pairs] = useState(models)
  const explained = useExplanation(request, { part: 'passed', pairs })
  const words = useCompareWords()
  const system = useUnitSystem()
  const ledger = explained.data?.models ?? []
  const groupNames = { figures: t('compare.figures'), checks: t('ledger.checks'), origin: t('compare.origin') }
  const [facts, origin] = [[...positionRows(models, words), ...factRows(models, words)], originRows(models, words)]
  const groups = [
    { name: groupNames.figures, rows: [...facts, ...figureRows(models, layout, words)] },
    { name: groupNames.checks, rows: checkRows(models, ledger, words) },
    { name: groupNames.origin, rows: origin },
  ]
  const checkWords = {
    used: (name: string) => t('compare.used', { name }),
    acts: (name: string) => t('compare.acts', { name }),
    limit: (name: string) => t('compare.limit', { name }),
  }
  const catalogueVersion = explained.data?.catalogueVersion ?? ''
  const comparison = () => comparisonOf({ models, ledger, layout, words, system, checkWords, groupNames, facts, origin, catalogueVersion })
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Drawer tag="compare" title={t('compare.title')} onClose={onClose}>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            className="size-4 accent-main"
            checked={onlyDifferences}
            aria-checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
          {t('compare.only')}
        </label>
        <ExportComparison isReady={explained.data !== undefined} comparison={comparison} />
      </div>
      <LedgerState {...explained} />
      {shown.length === 0 ? (
        <p className="text-ink-soft">{t('compare.same')}</p>
      ) : (
        <CompareTable models={models} groups={shown} onRemove={onRemove} />
      )}
    </Drawer>
  )
}
