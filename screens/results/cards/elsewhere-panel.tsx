/** Results of an external service on generic cards, with the texts of the calculator's own document. */
import { type ReactNode, Suspense, useMemo } from 'react'
import { resultRowsOf } from '../../../contract/results/answer-words.ts'
import type { Calculation } from '../../../contract/results/selection.ts'
import type { CardLayout } from '../../../families/define/card-layout.ts'
import type { ApiFailure } from '../../base/api/api-failure.ts'
import { FamilyNames, PartNamesContext } from '../../base/texts/family-names.tsx'
import { useLookup, useTexts } from '../../base/texts/texts.ts'
import { EmptyBox } from './empty-box.tsx'
import { FailedResults } from './failed-results.tsx'
import { LazyResultTable } from './lazy-panels.ts'
import { ModelCard } from './model-card.tsx'
import { CountLine } from './results-line.tsx'

/** Returns a card layout with the standard figures of the contract in the units of the answer. */
const layoutOf = ({ units = {} }: Calculation): CardLayout => ({
  large: ['load', 'maxSpeed', 'l10', 'outputTorque'],
  list: ['maxW', 'lead', 'ratio', 'n1', 'n2', 'efficiency', 'fs', 'fB'],
  units: Object.fromEntries(Object.entries(units).flatMap(([name, unit]) => (unit === undefined ? [] : [[name, unit]]))),
})

const Models = ({ answer }: { readonly answer: Calculation }) => {
  const { t } = useTexts('results')
  const layout = useMemo(() => layoutOf(answer), [answer])
  const { list, matched, total, catalogueVersion } = answer
  const rows = resultRowsOf(answer)
  return (
    <>
      {rows.length > 0 && (
        <Suspense>
          <LazyResultTable rows={rows} />
        </Suspense>
      )}
      {list.length === 0 ? (
        <EmptyBox>
          <p className="text-lead font-semibold">{t('noMatch')}</p>
          <p>{t('noMatchBare', { total })}</p>
        </EmptyBox>
      ) : (
        <>
          <CountLine matched={matched} total={total}>
            <span className="text-ink-faint">{t('catalogue', { version: catalogueVersion })}</span>
          </CountLine>
          <div className="grid grid-cols-1 gap-3">
            {list.map((model) => (
              <ModelCard key={model.skuID} model={model} layout={layout} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

type Props = {
  /** Text namespace of the calculator, with keys `values.<figure>` and `checks.<check>`. */
  readonly namespace: string
  readonly outcome:
    | { readonly state: 'answered'; readonly answer: Calculation }
    | { readonly state: 'failed'; readonly failure: ApiFailure }
  readonly note: ReactNode
  readonly onRetry: () => void
}

export const ElsewherePanel = ({ namespace, outcome, note, onRetry }: Props) => {
  const own = useLookup(namespace)
  const nameOf = useMemo(() => (area: string, name: string) => own(`${area}.${name}`), [own])
  if (outcome.state === 'failed') return <FailedResults failure={outcome.failure} onRetry={onRetry} />
  return (
    <FamilyNames family={undefined}>
      <PartNamesContext value={nameOf}>
        {note}
        <Models answer={outcome.answer} />
      </PartNamesContext>
    </FamilyNames>
  )
}
