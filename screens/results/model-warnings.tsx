import { useTexts } from '../app/texts.tsx'
import { WarningIcon } from '../ui/icons.tsx'

/** What to watch with a model that is recommended nevertheless, in sentences. */
export const ModelWarnings = ({ warnings }: { warnings: readonly string[] | undefined }) => {
  const { nameOf } = useTexts()
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
