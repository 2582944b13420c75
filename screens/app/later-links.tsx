/** Lazy links to the company and the account; omitted if their code cannot be loaded. */
import { Suspense } from 'react'
import { withTexts } from '../base/texts/language.ts'
import { lazyBeside } from '../base/browser/lazy-beside.ts'

/** Without `onLeave` in the header; in the menu of a phone, `onLeave` closes it. */
type Props = { readonly onLeave?: () => void }

const SiteLinks = lazyBeside<Props>(() => withTexts(['frame'], import('./site-links.tsx')).then((module) => module.SiteLinks))

/** On a phone the account alone; the other links stand in the menu. */
const inHead =
  'flex justify-end [--links:72px] max-phone:top-0 max-phone:z-1 max-phone:h-14 max-phone:items-center max-phone:bg-head max-phone:[--links:0px] max-phone:not-short:sticky phone:mr-2 phone:in-data-official:[--official:36px] in-data-login:[--login:36px] stack:in-data-login:[--login:128px] min-w-[calc(var(--links)+var(--official,0px)+var(--login,0px))]'

/** Reserves its space to avoid layout shifts. */
export const LaterLinks = (props: Props) => (
  <div className={props.onLeave ? 'flex flex-wrap' : inHead}>
    <Suspense>
      <SiteLinks {...props} />
    </Suspense>
  </div>
)
