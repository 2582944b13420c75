/** Table of failure modes: the checks that cover each, or why it is left to the user. */
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

/** Collapsed at first. */
export const CoverageTable = () => {
  const family = useFamily()
  return family === undefined ? null : <CoverageOf family={family} />
}
