/** Placeholder of the results before the first run. */
import { workingClassOf } from '../../base/calculators/working-classes.ts'
import { ClassPicture } from '../../drawings/class-picture.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import './results-empty.css'

export const ResultsStart = ({ ready, workingId }: { ready: boolean; workingId: string }) => {
  const { t } = useTexts('shell')
  const known = workingClassOf(workingId)
  return (
    <div className="results-empty">
      {known && (
        <span className="drawing-box">
          <ClassPicture name={known.schema.place.drawing} />
        </span>
      )}
      <p className="text-lead">{ready ? t('outcome.notStarted') : t('outcome.missing')}</p>
      <p className="text-[13px] text-ink-faint">{t('outcome.notStartedHint')}</p>
    </div>
  )
}
