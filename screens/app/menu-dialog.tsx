/** Menu at the left edge: the working classes, and where the header has no room the settings and links. Loaded when first opened. */
import { Link } from 'wouter'
import { useTexts } from '../base/texts/texts.ts'
import { DialogClose, DialogFrame, DialogTitle } from '../ui/dialog/dialog-frame.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { ClassLinks, menuLink } from './class-list.tsx'
import { LaterLinks } from './later-links.tsx'
import { SiteSettings } from './site-settings.tsx'

type Props = { readonly current: string | undefined; readonly onClose: () => void }

export const MenuDialog = ({ current, onClose }: Props) => {
  const { t } = useTexts('shell')
  return (
    <DialogFrame className="fixed inset-y-0 left-0 z-50 w-window overflow-y-auto bg-surface p-3 outline-none" onClose={onClose}>
      <div className="mb-2 flex items-center justify-between pl-2 text-ink">
        <DialogTitle className="text-lead">{t('app.menu')}</DialogTitle>
        <DialogClose className="grid size-11 place-items-center" aria-label={t('app.closeMenu')}>
          <CloseIcon />
        </DialogClose>
      </div>
      <div className="stack:hidden">
        <div className="phone:hidden">
          <LaterLinks onLeave={onClose} />
        </div>
        <SiteSettings place="menu" />
        <Link href="/selection/prod-directory" className={`${menuLink} font-semibold`} onClick={onClose}>
          {t('app.catalogue')}
        </Link>
      </div>
      <nav aria-label={t('app.menu')}>
        <ClassLinks current={current} onNavigate={onClose} />
      </nav>
    </DialogFrame>
  )
}
