import type { Basis } from '../../contract/results/sizing.ts'
import { useTexts } from '../base/texts/texts.ts'

const kinds = {
  published: 'plain',
  standard: 'plain',
  derived: 'plain',
  secondHand: 'plain',
  demo: 'warn',
  unverified: 'warn',
} as const satisfies Record<Basis, string>

/** The basis of a model's figures, with its source; figures not suitable for ordering are highlighted. */
export const BasisTag = ({ basis, source }: { basis: Basis; source: string }) => {
  const { t } = useTexts('models')
  const hint = t(`basis.${basis}Hint`)
  return (
    <span className="tag" data-kind={kinds[basis]} title={source === '' ? hint : `${hint}: ${source}`}>
      {t(`basis.${basis}`)}
    </span>
  )
}
