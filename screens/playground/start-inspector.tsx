/** Alt+Shift+I toggles the inspector on any page; started in development builds only. */
import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Inspector } from './inspector.tsx'

let opened: { readonly root: Root; readonly element: HTMLElement; readonly before: Element | null } | undefined

const close = (): void => {
  const { root, element, before } = opened ?? {}
  opened = undefined
  root?.unmount()
  element?.remove()
  if (before instanceof HTMLElement) before.focus()
}

const open = (): void => {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  opened = { root, element, before: document.activeElement }
  root.render(
    <Suspense>
      <Inspector onClose={close} />
    </Suspense>,
  )
}

/** Starts the inspector; returns a function that stops it. */
export const startInspector = (): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyI' || !event.altKey || !event.shiftKey) return
    event.preventDefault()
    if (opened) close()
    else open()
  }
  addEventListener('keydown', onKeyDown)
  return () => {
    removeEventListener('keydown', onKeyDown)
    close()
  }
}
