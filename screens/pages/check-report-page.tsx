/** Page that checks a report. Differences between catalogue versions are shown as for saved selections. */
import { use, useMemo } from 'react'
import type { Comparison } from '../../contract/catalogue/compare-results.ts'
import { FamilyNames, loadFamilyNames } from '../base/texts/family-names.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { CheckReport } from '../check-report/check-report.tsx'
import type { RenderChanges } from '../check-report/check-result.tsx'
import { sentencesOf } from '../results/travel/sentences.ts'
import { useTravelWords } from '../results/travel/use-travel-words.ts'

const Sentences = ({ comparison }: { readonly comparison: Comparison }) => {
  const { t } = useTexts('check-report')
  const words = useTravelWords()
  const sentences = comparison.models.flatMap((model) => sentencesOf(model, words))
  if (sentences.length === 0) return <p>{t('noChanges')}</p>
  return (
    <ul className="list-disc pl-5">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Loads the names of the family before rendering the comparison. */
const OfFamily = ({ comparison, family }: { readonly comparison: Comparison; readonly family: string }) => {
  use(useMemo(() => loadFamilyNames(family), [family]))
  return (
    <FamilyNames family={family}>
      <Sentences comparison={comparison} />
    </FamilyNames>
  )
}

const renderChanges: RenderChanges = (comparison, family) => <OfFamily comparison={comparison} family={family} />

export const CheckReportPage = () => <CheckReport renderChanges={renderChanges} />
