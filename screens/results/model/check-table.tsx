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
import '../../ui/ledger.css'
import './check-table.css'

type FormulaProps = {
  readonly formula: string
  readonly source: string
  readonly inputs: readonly FormulaInput[] | undefined
  readonly span: number
}

/** Second line of a row: the formula, the same with its inputs, and the source. */
export const FormulaRow = ({ formula, source, inputs, span }: FormulaProps) => {
  const inWords = useDerivation()
  return (
    <tr>
      <td className="formula" colSpan={span}>
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
    <tbody>
      <tr>
        <td>
          <Verdict passed={passed}>{nameOf('checks', name)}</Verdict>
          {!bare && <span className="sr-only"> {inOneWord}</span>}
        </td>
        {bare ? (
          <td colSpan={4} data-number>
            {inOneWord}
          </td>
        ) : (
          <>
            <td data-number data-label={t('ledger.required')}>
              {inWords(required, unit)}
            </td>
            <td data-number data-label={t('ledger.available')}>
              {inWords(available, unit)}
            </td>
            <td data-label={t('utilisation')}>
              <UtilisationBar share={utilisation} />
            </td>
            <td data-number>{percent(utilisation)}</td>
          </>
        )}
      </tr>
      <FormulaRow formula={check.formula} source={check.source} inputs={check.inputs} span={5} />
    </tbody>
  )
}

type TableProps = { readonly checks: readonly Check[]; readonly governing: string }

export const CheckTable = ({ checks, governing }: TableProps) => {
  const { t } = useTexts('results')
  return (
    <table className="ledger" data-wide>
      <thead>
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
