import type { ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { inOneLine } from '../../base/texts/in-one-line.ts'
import { currentSite } from '../../base/site/site.ts'
import { useModelNames } from '../../base/texts/family-names.tsx'
import { WarningIcon } from '../../ui/icons.tsx'

/** The warning of a use factor below 1, which a site may restrict to the ledger. */
const serviceFactorWarning = 'overload'

type Warnings = Pick<RecommendedModel, 'warnings'>

const shownOf = ({ warnings = [] }: Warnings): readonly string[] =>
  warnings.filter((name) => name !== serviceFactorWarning || currentSite().fbWarning)

/** Sign beside a model's name; what it means stands on the card. */
export const WarningSign = ({ model }: { readonly model: Warnings }) => {
  const nameOf = useModelNames()
  const text = inOneLine(shownOf(model).map((name) => nameOf('words', name)))
  if (text === '') return null
  return (
    <span className="text-emphasis-strong" role="img" aria-label={text} title={text}>
      <WarningIcon />
    </span>
  )
}

/** A box of warnings, over the whole width of a card. */
export const WarningNote = ({ children }: { readonly children: ReactNode }) => (
  <div className="col-span-full my-1 border-l-3 border-emphasis bg-emphasis-soft px-2 py-1.5 text-label/5 text-emphasis-strong" role="note">
    {children}
  </div>
)

export const Warning = ({ children }: { readonly children: string }) => (
  <p className="flex items-start gap-2">
    <span className="flex-none">
      <WarningIcon />
    </span>
    {children}
  </p>
)

/** Warnings about a recommended model. */
export const ModelWarnings = ({ model }: { readonly model: Warnings }) => {
  const nameOf = useModelNames()
  const shown = shownOf(model)
  if (shown.length === 0) return null
  return (
    <WarningNote>
      {shown.map((name) => (
        <Warning key={name}>{nameOf('words', name)}</Warning>
      ))}
    </WarningNote>
  )
}
