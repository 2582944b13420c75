/** Table of failure modes: the checks that cover each, or why it is left to the user. */
import { type ComponentProps, use } from 'react'
import { useFamily } from '../../base/texts/family-names.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { LedgerFold } from '../../ui/ledger.tsx'
import { CoverageRows } from '../model/coverage-rows.tsx'
import { familyOf } from '../model/family-of.ts'

type Props = Pick<ComponentProps<typeof CoverageRows>, 'own'>

const CoverageOf = ({ family, own }: Props & { readonly family: string }) => {
  const { t } = useTexts('results')
  const { shown } = use(familyOf(family))
  if (!shown) return null
  return (
    <LedgerFold title={t('coverage.title')}>
      <CoverageRows coverage={shown.coverage} own={own} />
    </LedgerFold>
  )
}

/** Collapsed at first. */
export const CoverageTable = ({ own }: Props) => {
  const family = useFamily()
  return family === undefined ? null : <CoverageOf family={family} own={own} />
}
