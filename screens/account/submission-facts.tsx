/** Inputs and results of a submitted record, as its sender saw them. */
import type { SubmissionRow } from '../../contract/people/submissions.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly SubmissionRow[] }) => {
  const { inWords } = useQuantity()
  return (
    <section className="submission-rows">
      <h3>{title}</h3>
      <dl>
        {rows.map(({ name, displayName, value, unit }) => (
          <div key={name}>
            <dt>{displayName}</dt>
            <dd className="number">{inWords(value, unit, 6)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Props = { readonly inputs: readonly SubmissionRow[]; readonly rows: readonly SubmissionRow[] }

export const SubmissionFacts = ({ inputs, rows }: Props) => {
  const { t } = useTexts('submissions')
  return (
    <div className="submission-facts">
      <Rows title={t('inputs')} rows={inputs} />
      <Rows title={t('results')} rows={rows} />
    </div>
  )
}
