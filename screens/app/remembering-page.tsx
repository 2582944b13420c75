/** A page of a working class with what it was left with: of its entry of the history, of the selection in its address, or last. */
import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Selection } from '../../contract/selection-document.ts'
import { selectionOf, selectionText, useWrittenAddress } from '../base/selection/address.ts'
import { createPageMemory, PageMemoryContext } from '../base/selection/visit.ts'
import { useTexts } from '../base/texts.ts'
import { showToast } from '../ui/toast.tsx'

type Props = { readonly id: string; readonly path: string; readonly children: ReactNode }

/** Recents are no part of a page's first load. */
const rememberAs = (path: string) => (selection: Selection) => {
  void import('../base/selection/recents.ts').then(
    ({ addRecent }) => addRecent({ path, selection }),
    () => undefined,
  )
}

/** What a page was left with, around it; the selection in the address opens an entry that has not been here before. */
const Remembering = ({ id, path, given, children }: Props & { readonly given: Selection | undefined }) => {
  const [memory] = useState(() => createPageMemory(path.slice(path.lastIndexOf('/') + 1), given, rememberAs(path)))
  useWrittenAddress(path, memory)
  const context = useMemo(() => ({ calculator: id, path, memory }), [id, path, memory])
  return <PageMemoryContext value={context}>{children}</PageMemoryContext>
}

const LinkedPage = ({ text, children, ...place }: Props & { readonly text: string }) => {
  const { t } = useTexts('shell')
  const given = use(selectionOf(text))
  const isRead = given?.calculator === place.id
  useEffect(() => {
    if (!isRead) showToast(t('link.damaged'), 'problem')
  }, [isRead, t])
  return (
    <Remembering {...place} given={isRead ? given : undefined}>
      {children}
    </Remembering>
  )
}

export const RememberingPage = (place: Props) => {
  const [text] = useState(selectionText)
  return text === undefined ? <Remembering {...place} given={undefined} /> : <LinkedPage {...place} text={text} />
}
