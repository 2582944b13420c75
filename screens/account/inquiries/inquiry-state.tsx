import type { InquiryState as State } from '../../../contract/inquiries/inquiries.ts'
import { useTexts } from '../../base/texts/texts.ts'

export const InquiryState = ({ state }: { readonly state: State }) => {
  const { t } = useTexts('inquiries')
  const colours = state === 'answered' ? 'border-main text-main' : 'border-line-strong text-ink-soft'
  return <span className={`inline-block rounded-control border px-2 text-label/5 ${colours}`}>{t(`states.${state}`)}</span>
}
