/** Table of a model's checks: required and available value, utilisation, formula and source. */
import { checksInOrder } from '../../../contract/results/checks-in-order.ts'
import type { Check, FormulaInput } from '../../../contract/results/sizing.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { UtilisationBar } from '../../ui/utilisation-bar.tsx'
import { DerivationLines } from '../../ui/formula/derivation-lines.tsx'
import { useDerivation } from '../../base/texts/derivation.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { Verdict } from './verdict.tsx'

/** On phones a row is a block: name and verdict, then the two numbers and the bar, each below its name. */
const blockRow = 'max-phone:grid max-phone:grid-cols-2'
const named = 'max-phone:text-left max-phone:named'

type FormulaProps = {
  readonly formula: string
  readonly source: string
  readonly inputs: readonly FormulaInput[] | undefined
  readonly span: number
  readonly className?: string
}

/** Second line of a row: the formula, the same with its inputs, and the source. */
export const FormulaRow = ({ formula, source, inputs, span, className }: FormulaProps) => {
  const inWords = useDerivation()
  return (
    <tr className={className}>
      <td className="pt-0 text-note text-ink-faint max-phone:col-span-full" colSpan={span} data-formula>
        <DerivationLines formula={formula} inputs={inputs} />
        {source !== '' && <p>{inWords(source)}</p>}
      </td>
    </tr>
  )
}

const CheckRow = ({ check }: { check: Check }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  const { inWords, percent } = useQuantity()
  const { name, required, available, unit, utilisation, passed } = check
  const bare = check.role === 'yesOrNo'
  const inOneWord = passed ? t('ledger.passed') : t('ledger.failed')
  return (
    <tbody className="max-phone:block max-phone:py-2">
      <tr className={blockRow}>
        <td className="max-phone:col-span-full">
          <Verdict passed={passed}>{nameOf('checks', name)}</Verdict>
          {!bare && <span className="sr-only"> {inOneWord}</span>}
        </td>
        {bare ? (
          <td className="max-phone:col-span-full max-phone:text-left" colSpan={4} data-number>
            {inOneWord}
          </td>
        ) : (
          <>
            <td className={named} data-number data-label={t('ledger.required')}>
              {inWords(required, unit)}
            </td>
            <td className={named} data-number data-label={t('ledger.available')}>
              {inWords(available, unit)}
            </td>
            <td className={`w-30 ${named}`} data-label={t('utilisation')}>
              <UtilisationBar share={utilisation} className="mt-1.5 block w-30" />
            </td>
            <td className="max-phone:text-left" data-number>
              {percent(utilisation)}
            </td>
          </>
        )}
      </tr>
      <FormulaRow formula={check.formula} source={check.source} inputs={check.inputs} span={5} className={blockRow} />
    </tbody>
  )
}

type TableProps = { readonly checks: readonly Check[]; readonly governing: string }

export const CheckTable = ({ checks, governing }: TableProps) => {
  const { t } = useTexts('results')
  return (
    <table className="ledger" data-wide>
      <thead className="max-phone:hidden">
        <tr>
          <th>{t('ledger.check')}</th>
          <th data-number>{t('ledger.required')}</th>
          <th data-number>{t('ledger.available')}</th>
          <th colSpan={2}>{t('utilisation')}</th>
        </tr>
      </thead>
      {checksInOrder(checks, governing).map((check) => (
        <CheckRow key={check.name} check={check} />
      ))}
    </table>
  )
}
