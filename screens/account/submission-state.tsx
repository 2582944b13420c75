import type { RecordState } from '../../contract/people/submissions.ts'
import { useTexts } from '../base/texts/texts.ts'

export const SubmissionState = ({ state }: { readonly state: RecordState }) => {
  const { t } = useTexts('submissions')
  const colours = state === 'answered' ? 'border-main text-main' : 'border-line-strong text-ink-soft'
  return <span className={`inline-block rounded-control border px-2 text-label/5 ${colours}`}>{t(`states.${state}`)}</span>
}
