/** A page of a working class with what it was left with: of its entry of the history, of the selection in its address, or last. */
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Selection } from '../../contract/saved/selection-document.ts'
import { isResultAsked, selectionOf, selectionText, useWrittenAddress } from '../base/selection/address.ts'
import { createPageMemory, PageMemoryContext, type Visit } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'

type Props = {
  readonly id: string
  /** Its place in the session, `calc_30`: the same whichever address led here. */
  readonly page: string
  /** Of the address that is shown. */
  readonly path: string
  readonly children: ReactNode
}

/** At its own address, whichever led to it. Recents are no part of a page's first load. */
const rememberAs = (page: string) => (selection: Selection) => {
  void import('../base/selection/recents.ts').then(
    ({ addRecent }) => addRecent({ path: `/selection/${page}`, selection }),
    () => undefined,
  )
}

/** What a page was left with, around it; the selection in the address opens an entry that has not been here before. */
const Remembering = ({ id, page, path, given, children }: Props & { readonly given: Visit | undefined }) => {
  const [memory] = useState(() => createPageMemory(page, given, rememberAs(page)))
  useWrittenAddress(path, memory)
  const context = useMemo(() => ({ calculator: id, path, memory }), [id, path, memory])
  return <PageMemoryContext value={context}>{children}</PageMemoryContext>
}

const LinkedPage = ({ text, children, ...place }: Props & { readonly text: string }) => {
  const { t } = useTexts('shell')
  const given = use(selectionOf(text))
  const isRead = given?.calculator === place.id
  const [atOnce] = useState(isResultAsked)
  useEffect(() => {
    if (!isRead) showToast(t('link.damaged'), 'problem')
  }, [isRead, t])
  return (
    <Remembering {...place} given={isRead ? { selection: given, rest: { atOnce } } : undefined}>
      {children}
    </Remembering>
  )
}

export const RememberingPage = (place: Props) => {
  const [text] = useState(selectionText)
  return text === undefined ? <Remembering {...place} given={undefined} /> : <LinkedPage {...place} text={text} />
}
