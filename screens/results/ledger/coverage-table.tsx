/** Which ways of failing are judged, by which checks, and why the others are left to the reader. */
import { use } from 'react'
import { useFamily } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { CoverageRows } from '../model/coverage-rows.tsx'
import { familyOf } from '../model/family-of.ts'

const CoverageOf = ({ family }: { family: string }) => {
  const { t } = useTexts('results')
  const { shown } = use(familyOf(family))
  if (!shown) return null
  return (
    <details>
      <summary className="ledger-heading">{t('coverage.title')}</summary>
      <CoverageRows coverage={shown.coverage} />
    </details>
  )
}

/** Closed until somebody wants to know. */
export const CoverageTable = () => {
  const family = useFamily()
  return family === undefined ? null : <CoverageOf family={family} />
}
