/** Opens a found model with its parameters, after signing in if the site requires it. */
import type { MouseEvent } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { currentAccount } from '../base/account/account.ts'
import { currentSite } from '../base/site/site.ts'
import { askToSignIn } from '../base/account/user-centre.ts'
import { hitAddress } from './search-address.ts'
import { analyseHit, type FoundHit } from './search-calls.ts'

/** Longest wait for the parameters of a hit, ms: its page opens without them then. */
const analysisMs = 2000

/** Opens an address; the dialog that signs in opens first if required, and leads there afterwards. */
const leadTo = (address: string): void => {
  if (currentSite().login?.forResults && !currentAccount()) askToSignIn({ to: address, isFound: true })
  else location.hash = address
}

/** Opens the page of a hit. */
export const openFound = async (found: FoundHit, locale: Locale): Promise<void> => {
  const analysis = analyseHit(found, { locale, signal: AbortSignal.timeout(analysisMs) })
  const { filters } = await analysis.catch(() => ({ filters: [] }))
  leadTo(hitAddress(found, filters))
}

/** Click handler of a link to a hit; a click that opens another tab or window is left to the browser. */
export const openHit = (found: FoundHit, locale: Locale) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void openFound(found, locale)
}
