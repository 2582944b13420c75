/** Placeholder of the results before the first run. */
import { workingClassOf } from '../../base/calculators/working-classes.ts'
import { ClassPicture } from '../../drawings/class-picture.tsx'
import { useTexts } from '../../base/texts/texts.ts'
import { EmptyBox } from './empty-box.tsx'

export const ResultsStart = ({ ready, workingId }: { ready: boolean; workingId: string }) => {
  const { t } = useTexts('shell')
  const known = workingClassOf(workingId)
  return (
    <div className="print:hidden">
      <EmptyBox>
        {known && (
          <span className="mb-3 w-40 opacity-50">
            <ClassPicture name={known.schema.place.drawing} />
          </span>
        )}
        <p className="text-lead">{ready ? t('outcome.notStarted') : t('outcome.missing')}</p>
        <p className="text-label/5 text-ink-faint">{t('outcome.notStartedHint')}</p>
      </EmptyBox>
    </div>
  )
}
