import type { RecordState } from '../../contract/people/submissions.ts'
import { useTexts } from '../base/texts/texts.ts'
import './submission.css'

export const SubmissionState = ({ state }: { readonly state: RecordState }) => {
  const { t } = useTexts('submissions')
  return (
    <span className="submission-state" data-state={state}>
      {t(`states.${state}`)}
    </span>
  )
}
