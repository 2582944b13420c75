import { useFamilyNames } from '../../base/family-names.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import './model-warnings.css'

/** What to watch with a model that is recommended nevertheless, in sentences. */
export const ModelWarnings = ({ warnings }: { warnings: readonly string[] | undefined }) => {
  const nameOf = useFamilyNames()
  if (warnings === undefined || warnings.length === 0) return null
  return (
    <div className="model-warnings" role="note">
      {warnings.map((name) => (
        <p key={name}>
          <WarningIcon />
          {nameOf('words', name)}
        </p>
      ))}
    </div>
  )
}
