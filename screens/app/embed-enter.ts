/** The way into an embedded page: its frame, in the language that the page around asks for. */
import { withTexts } from '../base/texts/language.ts'
import { queryOfAddress } from '../base/selection/address.ts'
import { showAskedLanguage } from '../embed/asked-language.ts'

export const enterEmbedded = async () => {
  const [{ EmbedFrame }] = await Promise.all([withTexts(['embed'], import('./embed-frame.tsx')), showAskedLanguage(queryOfAddress())])
  return { default: EmbedFrame }
}
