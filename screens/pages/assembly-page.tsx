/** Page of an assembly: its state and totals, its positions with their order codes, exchange of a part, interfaces and checks. */
import { lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { Selection } from '../../contract/saved/selection-document.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import { useQuery } from '../base/api/query.ts'
import { goTo, queryOfAddress, selectionOf, selectionText } from '../base/selection/address.ts'
import { useClassNames } from '../base/texts/class-names.ts'
import { siteCalculatorOf } from '../base/site/site-calculators.ts'
import { FamilyNames } from '../base/texts/family-names.tsx'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { usePageTitle } from '../base/page/page-title.ts'
import { PartNames } from '../results/model/part-names.tsx'
import { cardOf, familyOf } from '../results/model/family-of.ts'
import { useAssemblyWords } from '../ui/assembly/assembly-words.ts'
import { RetryNotice } from '../ui/retry-notice.tsx'
import { assemblies, assemblyIn, pinnedCall } from './assembly/assembly-call.ts'
import { AssemblyShown } from './assembly/assembly-shown.tsx'
import { type Conditions, conditionsOf } from './assembly/conditions.ts'
import type { PinnedToday } from './assembly/parts-today.tsx'
import { conditionsPath, pinnedPath, type Pins, pinsIn, roleOfField } from '../base/calculators/assembly-path.ts'
import { Loading } from '../ui/loading.tsx'
import { pageLook } from './product/product-part.tsx'

const LazyPartsToday = lazy(async () => ({ default: (await import('./assembly/parts-today.tsx')).PartsToday }))

const open = (path: string, origin: Readonly<Record<string, unknown>> = {}): void => goTo(`${path}?${queryOfAddress()}`, origin)

/** How a history entry came about by an exchange. */
const exchangedEntry = z.object({ exchanged: z.object({ before: z.record(z.string(), z.string()), name: z.string() }) })

/** Returns the roles whose models are not in the catalogue. */
const goneIn = (failure: ApiFailure): readonly string[] =>
  failure.kind === 'refused' ? failure.issues.flatMap(({ path }) => roleOfField(path) ?? []) : []

type AnsweredProps = {
  readonly id: string
  readonly made: Selection['made']
  readonly conditions: Conditions
  readonly pins: Pins
}

/** Compares with today only what was calculated with another catalogue. */
const Today = ({
  made,
  catalogue,
  conditions,
  pinned,
}: Pick<AnsweredProps, 'made' | 'conditions'> & { readonly pinned: PinnedToday; readonly catalogue?: string }) => {
  if (!made?.parts || made.catalogue === catalogue) return null
  return (
    <Suspense>
      <LazyPartsToday made={{ ...made, parts: made.parts }} conditions={conditions.call} pinned={pinned} />
    </Suspense>
  )
}

const Answered = ({ id, made, conditions, pins }: AnsweredProps) => {
  const { t: shell } = useTexts('shell')
  const { t, roles } = useAssemblyWords()
  const [{ exchanged } = {}] = useState(() => exchangedEntry.safeParse(history.state).data)
  const call = useMemo(() => pinnedCall(conditions.call, pins), [conditions.call, pins])
  const { data, failure, retry } = useQuery(assemblies, { call, locale: useLocale() })
  if (data) {
    const exchange = (next: Pins, name: string) => open(pinnedPath(id, next), { exchanged: { before: pins, name } })
    return (
      <>
        {exchanged && (
          <p className="flex items-center gap-3 print:hidden" role="status">
            <span>{t('exchange.done', { name: exchanged.name })}</span>
            <button type="button" className="button" data-size="small" onClick={() => open(pinnedPath(id, exchanged.before))}>
              {t('exchange.undo')}
            </button>
          </p>
        )}
        <Today {...{ made, conditions }} catalogue={data.catalogueVersion} pinned={{ assembly: assemblyIn(data), gone: [] }} />
        <AssemblyShown key={JSON.stringify(pins)} {...{ id, conditions, pins, call }} answer={data} onExchange={exchange} />
      </>
    )
  }
  if (!failure) {
    return (
      <p className="late text-ink-faint" role="status">
        {shell('common.loading')}
      </p>
    )
  }
  const gone = goneIn(failure)
  if (gone.length > 0) {
    return (
      <>
        <p role="alert">{t('gone', { parts: roles(gone) })}</p>
        <Today {...{ made, conditions }} pinned={{ assembly: undefined, gone }} />
      </>
    )
  }
  return <RetryNotice failure={failure} onRetry={retry} />
}

const noSelection = Promise.resolve(undefined)

type NamedProps = Pick<Conditions, 'results'> & { readonly id: string; readonly children: ReactNode }

const Named = ({ id, results, children }: NamedProps) => (
  <FamilyNames family={results.family}>
    <PartNames families={cardOf(use(familyOf(results.family)), results.card).parts ?? siteCalculatorOf(id)?.parts}>{children}</PartNames>
  </FamilyNames>
)

type Props = {
  readonly id: string
  /** Models by role, as in the address. */
  readonly models: string
}

export const AssemblyPage = ({ id, models }: Props) => {
  const { t } = useTexts('assembly')
  const { className } = useClassNames()
  const text = selectionText()
  const selection = use(text === undefined ? noSelection : selectionOf(text))
  const pins = useMemo(() => pinsIn(models), [models])
  const WithConditions = conditionsOf(id)
  usePageTitle(className(id))
  const missing = <p role="status">{t('missing')}</p>
  return (
    <div className={pageLook}>
      <h1 className="text-page">{className(id)}</h1>
      <Suspense fallback={<Loading />}>
        {selection ? (
          <WithConditions id={id} inputs={selection.inputs}>
            {(conditions) =>
              conditions ? (
                <Named id={id} results={conditions.results}>
                  <Answered {...{ id, made: selection.made, conditions, pins }} />
                </Named>
              ) : (
                missing
              )
            }
          </WithConditions>
        ) : (
          missing
        )}
      </Suspense>
      <button type="button" className="button mt-4 justify-self-start print:hidden" onClick={() => open(conditionsPath(id))}>
        {t('change')}
      </button>
    </div>
  )
}
