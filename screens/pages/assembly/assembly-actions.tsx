/** What can be done with an assembly: save it, put it on the list, fetch its files, share it; each with all its parts. */
import { Suspense, use, useState } from 'react'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import type { Json } from '../../../contract/saved/selection-document.ts'
import { withParts } from '../../base/selection/pinned-parts.ts'
import { queryOfAddress, selectionOf, selectionText } from '../../base/selection/address.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { sentCalculation } from '../../base/files/wishes.ts'
import { savedItem } from '../../results/cards/cart-item.ts'
import { savedParts } from '../../results/cards/saved-assembly.ts'
import { LazyAssemblyFiles } from '../../ui/files/lazy-assembly-files.tsx'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import { InquiryButton } from './inquiry-button.tsx'
import { LaterCart, LaterSave } from '../../ui/saving/later-keep.tsx'
import { allPinsOf, pinnedPath } from '../../base/calculators/assembly-path.ts'

type Props = {
  readonly id: string
  readonly assembly: Assembly
  readonly catalogue: string
  /** The call without any pin. */
  readonly call: ServiceCall
  /** The conditions in words. */
  readonly conditions: readonly string[]
  /** The conditions in words, each with its name. */
  readonly named: readonly string[]
}

/** Characters that a request for quotation takes. */
const longestConditions = 1000

const noSelection = Promise.resolve(undefined)

export const AssemblyActions = ({ id, assembly, catalogue, call, conditions, named }: Props) => {
  const { t } = useTexts('assembly')
  const [at] = useState(() => new Date().toISOString())
  const text = selectionText()
  const opened = use(text === undefined ? noSelection : selectionOf(text))
  if (!opened) return null
  const path = pinnedPath(id, allPinsOf(assembly))
  const selection = withParts(opened, assembly.parts, { catalogue, at })
  // Inputs of a page without a form do not determine its call. The service takes the body; texts of it may be too long for a query.
  const request = { path: call.path, query: {}, body: call.body }
  const read = () => ({
    page: path,
    name: [assembly.reference, ...modelsIn(assembly).map(({ name }) => name)].join(' · '),
    selection,
    snapshot: {
      path,
      catalogue,
      request: JSON.parse(JSON.stringify(request)) as Json, // what is sent is JSON
      ...savedParts(assembly),
    },
  })
  return (
    <>
      <LaterCart
        name={assembly.reference}
        text={t('toCart')}
        item={savedItem(assembly, { page: `${path}?${queryOfAddress()}`, conditions, selection })}
      />
      <LaterSave read={read} />
      <Suspense>
        <LazyAssemblyFiles assembly={assembly} selection={selection} request={request} />
      </Suspense>
      <InquiryButton
        assembly={assembly}
        inquiry={{
          selection,
          request: sentCalculation({ selection, call: request }).asked,
          page: path,
          conditions: named.join(' · ').slice(0, longestConditions),
        }}
      />
      <CopyLinkButton path={path} sharedOf={() => ({ selection, content: 'results' })} />
    </>
  )
}
