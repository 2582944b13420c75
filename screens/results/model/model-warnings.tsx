import { currentSite } from '../../base/site/site.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import './model-warnings.css'

/** That the use factor is below 1: a site may leave it to the ledger. */
const ofUseFactor = 'overload'

/** What to watch with a model that is recommended nevertheless, in sentences. */
export const ModelWarnings = ({ warnings }: { warnings: readonly string[] | undefined }) => {
  const nameOf = useModelNames()
  const shown = warnings?.filter((name) => name !== ofUseFactor || currentSite().fbWarning) ?? []
  if (shown.length === 0) return null
  return (
    <div className="model-warnings" role="note">
      {shown.map((name) => (
        <p key={name}>
          <WarningIcon />
          {nameOf('words', name)}
        </p>
      ))}
    </div>
  )
}
