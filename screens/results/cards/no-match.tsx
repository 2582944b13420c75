/** Result without matches, or with demonstration series alone: the nearest models, the checks they fail, and changes that would make each fit. */
import { useState } from 'react'
import type { Calculation, Explanation, Fix } from '../../../contract/results/selection.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { EmptyBox } from './empty-box.tsx'
import { LazyRejectedDrawer } from './lazy-drawers.ts'
import { pairId, pairName } from '../model/pair-identity.ts'
import { asAnswered } from '../report/report-context.ts'
import { PrintButton } from '../report/print-button.tsx'
import type { ParameterWords } from '../model/parameter-words.ts'
import { useFixName } from '../model/fix-name.ts'
import { type ResultRequest, useExplanation } from '../ledger/use-explanation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { Notice } from '../../ui/notice.tsx'

type Apply = (parameter: string, value: number, unit: string) => void
type FixProps = { readonly fix: Fix; readonly parameters: ParameterWords; readonly onApply: Apply }

const mostShown = 3

const FixLine = ({ fix, parameters, onApply }: FixProps) => {
  const { t } = useTexts('results')
  const { inWords } = useQuantity()
  const name = useFixName(parameters)(fix)
  const value = inWords(fix.to, fix.unit)
  const relation = fix.exact === true ? '=' : fix.to < fix.from ? '≤' : '≥'
  const apply = () => {
    onApply(fix.parameter, fix.to, fix.unit)
    showToast(t('applied', { name, value }))
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span>{t(fix.asFarAsKnown ? 'fitsAsFarAsKnown' : 'fits', { name, relation, value })}</span>
      {!fix.assumption && parameters.fieldOf(fix.parameter) !== undefined && (
        <button type="button" className="button" data-size="small" onClick={apply} aria-label={`${t('apply')}: ${name} ${value}`}>
          {t('apply')}
        </button>
      )}
    </div>
  )
}

type NearestProps = Omit<FixProps, 'fix'> & { readonly nearest: Explanation['nearest'] }

const Nearest = ({ nearest, parameters, onApply }: NearestProps) => {
  const { t, listed } = useTexts('results')
  const nameOf = useFamilyNames()
  return (
    <ul className="mt-4 grid w-full max-w-160 gap-2 text-left">
      {nearest.slice(0, mostShown).map(({ failing, fixes, ...model }) => (
        <li
          key={`${pairId(model)} ${fixes.map(({ parameter }) => parameter).join(' ')}`}
          className="grid gap-1 rounded-control border border-line bg-surface px-4 py-3"
        >
          <strong>{pairName(model)}</strong>
          <span className="text-label/5 text-emphasis-strong">
            {t('nearestFails', { checks: listed(failing.map((name) => nameOf('checks', name))) })}
          </span>
          {fixes.map((fix) => (
            <FixLine key={fix.parameter} fix={fix} parameters={parameters} onApply={onApply} />
          ))}
        </li>
      ))}
    </ul>
  )
}

type Props = Omit<FixProps, 'fix'> & { readonly request: ResultRequest; readonly answer: Calculation }

/** Whether all models that match are of demonstration series. */
const isDemonstration = ({ narrowable }: Calculation): boolean =>
  narrowable !== undefined && narrowable.basis.length > 0 && narrowable.basis.every(({ value }) => value === 'demo')

const Products = ({ request, parameters, onApply }: Omit<Props, 'answer'>) => {
  const { t } = useTexts('results')
  const { data } = useExplanation(request, { part: 'passed' })
  const nearest = data?.nearest ?? []
  return (
    <Notice kind="problem" className="mb-4" role="note">
      <p>{t(nearest.length > 0 ? 'onlyDemonstrationHint' : 'onlyDemonstration')}</p>
      <Nearest nearest={nearest} parameters={parameters} onApply={onApply} />
    </Notice>
  )
}

/** Says above the models that none of them is a product, and which products are closest. */
export const OnlyDemonstration = ({ answer, ...rest }: Props) => isDemonstration(answer) && <Products {...rest} />

export const NoMatch = ({ request, answer, parameters, onApply }: Props) => {
  const { t } = useTexts('results')
  const { data, failure, retry } = useExplanation(request, { part: 'passed' })
  const [open, setOpen] = useState(false)
  const nearest = data?.nearest ?? []
  return (
    <EmptyBox>
      <p className="text-lead font-semibold">{t('noMatch')}</p>
      <p className="text-label/5 text-ink-soft">
        {nearest.length > 0 ? t('noMatchHint', { total: answer.total }) : t('noMatchBare', { total: answer.total })}
      </p>
      {!data && !failure && <p role="status">{t('nearestSought')}</p>}
      {!data && failure && <RetryNotice failure={failure} what={t('nearestUnknown')} onRetry={retry} />}
      <Nearest nearest={nearest} parameters={parameters} onApply={onApply} />
      <button type="button" className="button mt-4" data-kind="quiet" onClick={() => setOpen(true)}>
        {t('rejected')}
      </button>
      <PrintButton subject={{ kind: 'results', listed: asAnswered(answer) }} />
      {open && <LazyRejectedDrawer request={request} onClose={() => setOpen(false)} />}
    </EmptyBox>
  )
}
