import type { NotKnown } from '../../../contract/sizing.ts'
import { useFamilyNames } from '../../base/family-names.tsx'
import { useTexts } from '../../base/texts.ts'
import { WarningIcon } from '../../ui/icons.tsx'
import './model-warnings.css'

/** Checks that could not be made for a model, each with what the maker would have to say. */
export const NotKnownNote = ({ checks }: { checks: readonly NotKnown[] | undefined }) => {
  const { t } = useTexts('results')
  const nameOf = useFamilyNames()
  if (checks === undefined || checks.length === 0) return null
  return (
    <div className="model-warnings" role="note">
      {checks.map(({ name, needs }) => (
        <p key={name}>
          <WarningIcon />
          {t('unknown.needs', { check: nameOf('checks', name), figures: needs.map((column) => nameOf('columns', column)).join(', ') })}
        </p>
      ))}
    </div>
  )
}
