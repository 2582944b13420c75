/** Lazy links to the company and the account; omitted if their code cannot be loaded. */
import { Suspense } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { lazyBeside } from '../base/browser/lazy-beside.ts'

/** Without `onLeave` in the header; in the menu of a phone, `onLeave` closes it. */
type Props = { readonly onLeave?: () => void }

const SiteLinks = lazyBeside<Props>(() => withTexts(['frame'], import('./site-links.tsx')).then((module) => module.SiteLinks))

/** Reserves its space to avoid layout shifts. */
export const LaterLinks = (props: Props) => (
  <div className="site-links">
    <Suspense>
      <SiteLinks {...props} />
    </Suspense>
  </div>
)
