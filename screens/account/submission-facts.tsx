/** Inputs and results of a submitted record, as its sender saw them. */
import type { SubmissionRow } from '../../contract/people/submissions.ts'
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'

const Rows = ({ title, rows }: { readonly title: string; readonly rows: readonly SubmissionRow[] }) => {
  const { inWords } = useQuantity()
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ name, displayName, value, unit }) => (
          <div key={name} className="flex justify-between gap-x-4 gap-y-1 border-b border-line py-1">
            <dt className="text-ink-soft wrap-anywhere">{displayName}</dt>
            <dd className="number whitespace-nowrap">{inWords(value, unit, 6)}</dd>
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
    <div className="grid grid-cols-fill gap-x-6 gap-y-2">
      <Rows title={t('inputs')} rows={inputs} />
      <Rows title={t('results')} rows={rows} />
    </div>
  )
}
