/** A page of a working class with its stored state: that of the history entry, the selection in the address, or the last one. */
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Selection } from '../../contract/saved/selection-document.ts'
import { isResultRequested, selectionOf, selectionText, useWrittenAddress } from '../base/selection/address.ts'
import { createPageMemory, PageMemoryContext, type Visit } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'

type Props = {
  readonly id: string
  /** Key in the session, such as `calc_30`, independent of the address. */
  readonly page: string
  /** Path of the current address. */
  readonly path: string
  readonly children: ReactNode
}

/** Adds a calculation to the recent ones under the page's canonical address. Loaded on demand. */
const rememberAs = (page: string) => (selection: Selection) => {
  void import('../base/selection/recents.ts').then(
    (recents) => recents.addRecent({ path: `/selection/${page}`, selection }),
    () => undefined,
  )
}

/** Provides the memory of a page; the selection in the address is used for history entries not visited before. */
const Remembering = ({ id, page, path, visit, children }: Props & { readonly visit: Visit | undefined }) => {
  const [memory] = useState(() => createPageMemory(page, visit, rememberAs(page)))
  useWrittenAddress(path, memory)
  const context = useMemo(() => ({ calculator: id, path, memory }), [id, path, memory])
  return <PageMemoryContext value={context}>{children}</PageMemoryContext>
}

const LinkedPage = ({ text, children, ...place }: Props & { readonly text: string }) => {
  const { t } = useTexts('shell')
  const selection = use(selectionOf(text))
  const isRead = selection?.calculator === place.id
  const [startsNow] = useState(isResultRequested)
  useEffect(() => {
    if (!isRead) showToast(t('link.damaged'), 'problem')
  }, [isRead, t])
  return (
    <Remembering {...place} visit={isRead ? { selection, rest: { startsNow } } : undefined}>
      {children}
    </Remembering>
  )
}

export const RememberingPage = (place: Props) => {
  const [text] = useState(selectionText)
  return text === undefined ? <Remembering {...place} visit={undefined} /> : <LinkedPage {...place} text={text} />
}
