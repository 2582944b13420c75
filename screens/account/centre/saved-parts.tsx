/** What is kept of an assembly in a list: its state, and each position with its code or requirement. */
import type { SelectionSummary } from '../../../contract/saved/selection-summary.ts'
import { positionOf } from '../../../engine/assembly/positions.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { storedPart } from './stored-part.ts'

type Props = { readonly assembly: NonNullable<SelectionSummary['assembly']> }

export const SavedParts = ({ assembly }: Props) => {
  const { t, stateOf, roleName, itemInWords } = useAssemblyWords()
  const parts = assembly.parts.map(storedPart)
  return (
    <>
      {assembly.state && <span className="block text-note">{stateOf({ parts, joints: [], state: assembly.state })}</span>}
      <details>
        <summary className="min-h-6 cursor-pointer text-note text-main">{t('positions')}</summary>
        <ul className="text-note/5 wrap-anywhere" aria-label={t('positions')}>
          {parts.map((part) => (
            <li key={part.role}>
              <span className="text-ink-faint">{positionOf(parts, part)}</span> <span>{roleName(part.role)}:</span>{' '}
              <span className={part.item.kind === 'model' ? 'code text-ink' : ''}>{itemInWords(part.item)}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
