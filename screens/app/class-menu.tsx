/** Button that opens the menu of working classes. */
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../base/texts/texts.ts'
import { MenuIcon } from '../ui/icons.tsx'
import { headLink } from './head-link.ts'
import { lazyPage } from './lazy-page.ts'

const MenuDialog = lazyPage(
  [],
  () => import('./menu-dialog.tsx'),
  (module) => module.MenuDialog,
)

export const ClassMenu = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // At once: the dialog or page that an entry opens finds the focus on the button.
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${headLink} max-phone:top-0 max-phone:z-1 max-phone:h-14 max-phone:bg-head max-phone:not-short:sticky px-3`}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
        {t('app.menu')}
      </button>
      {isOpen && (
        <Suspense>
          <MenuDialog current={current} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
