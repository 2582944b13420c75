/** The comparison of the ticked models: figures and origin from the cards, checks from the ledger of the same answer. */
import { useState } from 'react'
import type { RecommendedModel } from '../../contract/selection.ts'
import { describeFailure } from '../app/api.ts'
import { useQuantity } from '../app/quantity.ts'
import { useTexts } from '../app/texts.tsx'
import { useValueWords } from '../app/value-words.ts'
import { Drawer } from '../ui/drawer.tsx'
import { layoutOf } from './card-layouts.ts'
import { checkRows, type CompareWords, factRows, figureRows, originRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { type Explained, type ResultRequest, useExplanation } from './use-explanation.ts'

const useCompareWords = (): CompareWords => {
  const { LL, nameOf } = useTexts()
  const { inWords, percent } = useQuantity()
  const paramInWords = useValueWords()
  return {
    figure: (label) => LL.results.figures[label](),
    value: (name) => nameOf('values', name),
    check: (name) => nameOf('checks', name),
    fact: (name) => LL.results.figures[name](),
    word: (name) => nameOf('words', name),
    origin: (name) =>
      ({
        orderCode: LL.results.compare.orderCode,
        maker: LL.results.figures.maker,
        series: LL.results.figures.series,
        basis: LL.results.compare.basis,
        source: LL.ledger.source,
      })[name](),
    governing: LL.results.compare.governing(),
    inWords,
    paramInWords,
    percent,
    verdict: (passed) => (passed ? LL.ledger.passed() : LL.ledger.failed()),
    basis: (basis) => LL.basis[basis](),
  }
}

/** The checks are fetched; until they are there, or if they do not come, the rest is shown without. */
const LedgerState = ({ explained }: { explained: Explained }) => {
  const { LL } = useTexts()
  if (explained.state === 'loading') return <p role="status">{LL.common.loading()}</p>
  if (explained.state === 'ready') return null
  return (
    <p className="notice" role="alert">
      {describeFailure(explained.failure, LL)}
      <button type="button" className="button" data-size="small" onClick={explained.retry}>
        {LL.common.retry()}
      </button>
    </p>
  )
}

type Props = {
  readonly request: ResultRequest
  readonly models: readonly RecommendedModel[]
  readonly layout: string
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}

export const CompareDrawer = ({ request, models, layout: layoutName, onRemove, onClose }: Props) => {
  const { LL } = useTexts()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  // Those ticked at first: the ledger is not fetched anew when one is taken out.
  const [pairs] = useState(() => models.map(({ skuID, motorSku }) => ({ skuID, motorSku })))
  const explained = useExplanation(request, { part: 'passed', pairs })
  const words = useCompareWords()
  const ledger = explained.state === 'ready' ? explained.explanation.models : []
  const groups = [
    { name: LL.results.compare.figures(), rows: [...factRows(models, words), ...figureRows(models, layoutOf(layoutName), words)] },
    { name: LL.ledger.checks(), rows: checkRows(models, ledger, words) },
    { name: LL.results.compare.origin(), rows: originRows(models, words) },
  ]
  const shown = groups
    .map(({ name, rows }) => ({ name, rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Drawer title={LL.results.compare.title()} onClose={onClose}>
      <label className="compare-switch no-print">
        <input
          type="checkbox"
          role="switch"
          checked={onlyDifferences}
          aria-checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
        />
        {LL.results.compare.only()}
      </label>
      <LedgerState explained={explained} />
      {shown.length === 0 ? (
        <p className="text-ink-soft">{LL.results.compare.same()}</p>
      ) : (
        <CompareTable models={models} groups={shown} onRemove={onRemove} />
      )}
    </Drawer>
  )
}
