/** Menu of a phone with the working classes and the site settings, in a dialog at the left edge. */
import { useRef, useState } from 'react'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { ClassLinks } from './class-list.tsx'
import { LaterLinks } from './later-links.tsx'
import { SiteSettings } from './site-settings.tsx'
import { useTexts } from '../base/texts/texts.ts'

export const ClassMenu = ({ current }: { current: string | undefined }) => {
  const { t } = useTexts('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="header-menu" onClick={open}>
        <MenuIcon />
        {t('app.menu')}
      </button>
      <dialog ref={dialog} className="menu-dialog" onClose={() => setOpen(false)} aria-label={t('app.menu')}>
        <div className="mb-2 flex items-center justify-between pl-2 text-ink">
          <h2 className="text-base">{t('app.menu')}</h2>
          <button type="button" className="grid size-11 place-items-center" onClick={close} aria-label={t('app.closeMenu')}>
            <CloseIcon />
          </button>
        </div>
        {isOpen && (
          <>
            <LaterLinks onLeave={close} />
            <SiteSettings />
          </>
        )}
        <nav aria-label={t('app.menu')}>
          <ClassLinks current={current} onNavigate={close} />
        </nav>
      </dialog>
    </>
  )
}
