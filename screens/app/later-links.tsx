/** The ways to the company and to an account come beside the page; without them the page is what it is. */
import { Suspense } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { lazyBeside } from '../base/browser/lazy-beside.ts'

/** In the header without `onLeave`; in the menu of a phone with what closes it. */
type Props = { readonly onLeave?: () => void }

const SiteLinks = lazyBeside<Props>(async () => (await withTexts(['frame'], import('./site-links.tsx'))).SiteLinks)

/** Its place is kept: what stands beside it does not move. */
export const LaterLinks = (props: Props) => (
  <div className="site-links">
    <Suspense>
      <SiteLinks {...props} />
    </Suspense>
  </div>
)
