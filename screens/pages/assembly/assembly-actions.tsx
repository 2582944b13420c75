/** What can be done with an assembly: save it with all its parts, share its link. */
import { Suspense, use } from 'react'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { Json } from '../../../contract/saved/selection-document.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { queryOfAddress, selectionOf, selectionText } from '../../base/selection/address.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { savedItem } from '../../results/model/saved-assembly.ts'
import { LazyAssemblyFiles } from '../../ui/files/lazy-assembly-files.tsx'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import { LaterCart, LaterSave } from '../../ui/saving/later-keep.tsx'
import { pinnedPath, type Pins } from '../../base/calculators/assembly-path.ts'

type Props = {
  readonly id: string
  readonly assembly: Assembly
  readonly catalogue: string
  readonly pins: Pins
  /** The call without any pin. */
  readonly call: ServiceCall
  /** The conditions in words. */
  readonly conditions: readonly string[]
}

const noSelection = Promise.resolve(undefined)

/** Converts to plain JSON; undefined properties are dropped. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json

export const AssemblyActions = ({ id, assembly, catalogue, pins, call, conditions }: Props) => {
  const { t } = useTexts('assembly')
  const text = selectionText()
  const selection = use(text === undefined ? noSelection : selectionOf(text))
  const path = pinnedPath(id, pins)
  const page = `${path}?${queryOfAddress()}`
  const read = () =>
    selection && {
      page: path,
      name: [assembly.reference, ...modelsIn(assembly).map(({ name }) => name)].join(' · '),
      selection: { ...selection, made: { catalogue, at: new Date().toISOString() } },
      // The address pins every part; what was answered is kept beside it.
      snapshot: { path: page, catalogue, parts: plain(assembly.parts) },
    }
  return (
    <>
      <LaterCart name={assembly.reference} text={t('toCart')} item={savedItem(assembly, { page, conditions })} />
      <LaterSave read={read} />
      {selection && (
        <Suspense>
          <LazyAssemblyFiles assembly={assembly} selection={selection} call={call} />
        </Suspense>
      )}
      <CopyLinkButton path={page} content="model" />
    </>
  )
}
