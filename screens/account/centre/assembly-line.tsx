/** An assembly on the shopping list: reference, conditions, state, and all its positions. */
import type { SavedAssembly } from '../../../contract/saved/saved-assembly.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { PartsList } from '../../ui/assembly/parts-list.tsx'

/** What a kept part does not have: its flows are those of the calculation. */
const partOf = (part: SavedAssembly['parts'][number]) => ({ ...part, demands: [] })

export const AssemblyLine = ({ assembly }: { readonly assembly: SavedAssembly }) => {
  const { stateOf, t } = useAssemblyWords()
  const { reference, page, conditions, state } = assembly
  const parts = assembly.parts.map(partOf)
  return (
    <span className="grid gap-1">
      <strong>
        <a className="text-main underline" href={`#${page}`}>
          {reference}
        </a>
      </strong>
      <small className="text-note text-ink-soft">{conditions}</small>
      <span className="text-label/5">{stateOf({ parts, joints: [], state })}</span>
      <details>
        <summary className="min-h-6 cursor-pointer text-main">{t('positions')}</summary>
        <PartsList parts={parts} showsUse={false} />
      </details>
    </span>
  )
}
