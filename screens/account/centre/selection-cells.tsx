/** What a list says of a saved selection: its name and class, its conditions, what fitted best, when it was saved. */
import { type ReactNode, Suspense } from 'react'
import { tightAbove } from '../../../contract/results/utilisation.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { SelectionSummary } from '../../../contract/saved/selection-summary.ts'
import { sizedNames } from '../../base/catalogue/sized-models.ts'
import { useClassNames } from '../../base/texts/class-names.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useFigureLine } from '../../base/texts/stated-figures.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { LazyConditions } from './lazy-conditions.ts'
import { LazySavedParts } from './lazy-assemblies.tsx'
import { useDates } from './list-parts.tsx'
import { Cell, NameCell, OnCard } from './list-table.tsx'

type ShownSelection = SelectionSummary & {
  readonly name: string
  readonly calculator: string
  readonly version?: number
  /** Omitted for those of others. */
  readonly changed?: string
  /** Of those that the service has not described. */
  readonly inputs?: Selection['inputs'] | undefined
}

export const useSelectionColumns = () => {
  const { t } = useTexts('user-centre')
  return [
    { id: 'name', head: t('name') },
    { id: 'conditions', head: t('heads.conditions'), className: 'w-1/4' },
    { id: 'best', head: t('heads.best'), className: 'w-1/4' },
    { id: 'saved', head: t('heads.saved'), className: 'w-30' },
  ]
}

type Chosen = Pick<ShownSelection, 'best' | 'assembly'>

/** The best model with its motor, or all models of its assembly. */
const nameOf = ({ skuName, motorSku }: NonNullable<Chosen['best']>, assembly: Chosen['assembly']): string => {
  const names = assembly ? sizedNames(assembly) : []
  if (names.length > 2 && names.includes(skuName)) return names.join(' + ')
  return motorSku === undefined ? skuName : `${skuName} + ${motorSku}`
}

/** @param state stands beside the figure where it has no column */
const Best = ({ best, assembly, state }: Chosen & { readonly state: ReactNode }) => {
  const { percent } = useQuantity()
  if (!best) return state
  const { utilisation } = best
  return (
    <>
      <span className="block text-ink wrap-anywhere">{nameOf(best, assembly)}</span>
      <span className="flex items-center gap-2">
        <UtilisationBar share={utilisation} className="block w-16" />
        <strong className={`number text-label font-semibold ${utilisation > tightAbove ? 'text-caution' : 'text-ink'}`}>
          {percent(utilisation)}
        </strong>
        {state}
      </span>
    </>
  )
}

const State = ({ state, className }: Pick<ShownSelection, 'state'> & { readonly className: string }) => {
  const { t } = useTexts('user-centre')
  if (state === undefined) return null
  return (
    <span className={`text-note whitespace-nowrap ${className} ${state === 'current' ? 'text-good' : 'text-caution'}`}>
      {t(`states.${state}`)}
    </span>
  )
}

export const SelectionCells = ({ selection }: { readonly selection: ShownSelection }) => {
  const { name, calculator, version = 1, changed, choices = [], figures, best, state, assembly, inputs } = selection
  const { t } = useTexts('user-centre')
  const { className } = useClassNames()
  const lineOf = useFigureLine()
  const date = useDates()
  const kind = calculator === 'model' ? t('model') : className(calculator)
  const time = changed !== undefined && <time dateTime={changed}>{date(changed)}</time>
  return (
    <>
      <NameCell
        note={
          <>
            <span>{kind}</span>
            {version > 1 && <span> · {t('version', { version })}</span>}
            {time && <OnCard>{time}</OnCard>}
          </>
        }
      >
        {name === '' ? t('unnamed') : name}
      </NameCell>
      <Cell>
        {inputs ? (
          <Suspense>
            <LazyConditions calculator={calculator} inputs={inputs} />
          </Suspense>
        ) : (
          [...choices, lineOf(figures)].filter((part) => part !== '').join(' · ')
        )}
      </Cell>
      <Cell>
        <Best best={best} assembly={assembly} state={<State state={state} className="tablet:hidden" />} />
        {assembly && (
          <Suspense>
            <LazySavedParts assembly={assembly} />
          </Suspense>
        )}
      </Cell>
      {time && (
        <Cell isWide>
          <span className="whitespace-nowrap">{time}</span>
          <State state={state} className="block" />
        </Cell>
      )}
    </>
  )
}
