import { useSyncExternalStore } from 'react'
import { currentSite, subscribeToSite } from '../base/site/site.ts'

type Props = { readonly className: string }

/** The product's logo: a screw thread in side view between two limits. */
const OwnLogo = ({ className }: Props) => (
  <svg
    className={className}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 5v22M29 5v22" strokeLinecap="round" />
    <path d="M6 11h20v10H6z" strokeWidth="1.8" />
    <path d="M8.5 21l4-10M13.5 21l4-10M18.5 21l4-10" strokeWidth="1.8" />
  </svg>
)

/** The company's logo if the site has one, otherwise the product's; the name is beside it. */
export const Logo = ({ className }: Props) => {
  const { logo } = useSyncExternalStore(subscribeToSite, currentSite)
  return logo === undefined ? (
    <OwnLogo className={`flex-none ${className}`} />
  ) : (
    <img className={`flex-none ${className}`} src={logo} alt="" />
  )
}
