/** An assembly on the shopping list: reference, conditions, state, and all its positions. */
import { Suspense } from 'react'
import type { SavedAssembly } from '../../../contract/saved/saved-assembly.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { hashOf } from '../../base/selection/address.ts'
import { useAssemblyWords } from '../../ui/assembly/assembly-words.ts'
import { PartsList } from '../../ui/assembly/parts-list.tsx'
import { LazyConditions } from './lazy-conditions.ts'
import { storedPart } from './stored-part.ts'

/** The address of pinned parts; the page of those without one of their own is the one that they were found on. */
const addresses: Query<Pick<SavedAssembly, 'page' | 'selection'>, string> = {
  name: 'kept-assembly',
  load: ({ page, selection }) => (selection ? hashOf(page.split('?')[0] ?? page, selection) : Promise.resolve(`#${page}`)),
  isImmutable: true,
}

export const AssemblyLine = ({ assembly }: { readonly assembly: SavedAssembly }) => {
  const { stateOf, t } = useAssemblyWords()
  const { reference, page, conditions, state, selection } = assembly
  const parts = assembly.parts.map(storedPart)
  const { data: address = `#${page}` } = useQuery(addresses, { page, selection })
  return (
    <span className="grid gap-1">
      <strong>
        <a className="text-main underline" href={address}>
          {reference}
        </a>
      </strong>
      <small className="text-note text-ink-soft">
        {selection ? (
          <Suspense>
            <LazyConditions {...selection} />
          </Suspense>
        ) : (
          conditions
        )}
      </small>
      <span className="text-label/5">{stateOf({ parts, joints: [], state })}</span>
      <details>
        <summary className="min-h-6 cursor-pointer text-main">{t('positions')}</summary>
        <PartsList parts={parts} showsUse={false} />
      </details>
    </span>
  )
}
