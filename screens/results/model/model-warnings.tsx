import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { currentSite } from '../../base/site/site.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { WarningIcon } from '../../ui/icons.tsx'
import './model-warnings.css'

/** The warning of a use factor below 1, which a site may restrict to the ledger. */
const serviceFactorWarning = 'overload'

type Warnings = Pick<RecommendedModel, 'warnings'>

const shownOf = ({ warnings = [] }: Warnings): readonly string[] =>
  warnings.filter((name) => name !== serviceFactorWarning || currentSite().fbWarning)

/** Sign beside a model's name; what it means stands on the card. */
export const WarningSign = ({ model }: { readonly model: Warnings }) => {
  const nameOf = useModelNames()
  const text = shownOf(model)
    .map((name) => nameOf('words', name))
    .join(' ')
  if (text === '') return null
  return (
    <span className="text-emphasis-strong" role="img" aria-label={text} title={text}>
      <WarningIcon />
    </span>
  )
}

/** Warnings about a recommended model. */
export const ModelWarnings = ({ model }: { readonly model: Warnings }) => {
  const nameOf = useModelNames()
  const shown = shownOf(model)
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
