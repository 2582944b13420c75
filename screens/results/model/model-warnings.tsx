import { currentSite } from '../../base/site/site.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import './model-warnings.css'

/** The warning of a use factor below 1, which a site may restrict to the ledger. */
const serviceFactorWarning = 'overload'

/** Warnings about a recommended model. */
export const ModelWarnings = ({ warnings }: { warnings: readonly string[] | undefined }) => {
  const nameOf = useModelNames()
  const shown = warnings?.filter((name) => name !== serviceFactorWarning || currentSite().fbWarning) ?? []
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
