/** Loads the frame of an embedded page, in the language requested by the host page. */
import { withTexts } from '../base/texts/language.ts'
import { queryOfAddress } from '../base/selection/address.ts'
import { showRequestedLanguage } from '../embed/requested-language.ts'

export const enterEmbedded = async () => {
  const [{ EmbedFrame }] = await Promise.all([withTexts(['embed'], import('./embed-frame.tsx')), showRequestedLanguage(queryOfAddress())])
  return { default: EmbedFrame }
}
