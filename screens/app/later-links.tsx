/** The ways to the company and to an account come beside the page; without them the page is what it is. */
import { type ComponentType, lazy, Suspense } from 'react'
import { withTexts } from '../base/language.ts'

/** In the header without `onLeave`; in the menu of a phone with what closes it. */
type Props = { readonly onLeave?: () => void }

const None: ComponentType<Props> = () => null

const SiteLinks = lazy(async () => {
  const { SiteLinks: Links } = await withTexts(['frame'], import('./site-links.tsx')).catch(() => ({ SiteLinks: None }))
  return { default: Links }
})

/** Its place is kept: what stands beside it does not move. */
export const LaterLinks = (props: Props) => (
  <div className="site-links">
    <Suspense>
      <SiteLinks {...props} />
    </Suspense>
  </div>
)
