import type { Basis } from '../../contract/sizing.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { useTexts } from '../app/texts.tsx'

const hints = {
  published: (LL) => LL.basis.publishedHint(),
  standard: (LL) => LL.basis.standardHint(),
  derived: (LL) => LL.basis.derivedHint(),
  demo: (LL) => LL.basis.demoHint(),
  unverified: (LL) => LL.basis.unverifiedHint(),
} as const satisfies Record<Basis, (LL: TranslationFunctions) => string>

const kinds = {
  published: 'plain',
  standard: 'plain',
  derived: 'plain',
  demo: 'warn',
  unverified: 'warn',
} as const satisfies Record<Basis, string>

/** Where a model's figures come from; those not fit for an order stand out. */
export const BasisTag = ({ basis, source }: { basis: Basis; source: string }) => {
  const { LL } = useTexts()
  const hint = hints[basis](LL)
  return (
    <span className="tag" data-kind={kinds[basis]} title={source === '' ? hint : `${hint}: ${source}`}>
      {LL.basis[basis]()}
    </span>
  )
}
