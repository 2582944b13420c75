/** Placeholder of the results before the first run, where they stand beside the form: what to do, and the table that will be there. */
import { workingClassOf } from '../../base/calculators/working-classes.ts'
import { ClassPicture } from '../../drawings/class-picture.tsx'
import { useTexts } from '../../base/texts/texts.ts'

const bar = 'h-1.5 rounded-tag bg-track'

const PaleRow = () => (
  <div className="flex h-10 items-center gap-8 border-t border-line px-4">
    <span className={`${bar} mr-auto w-40`} />
    <span className={`${bar} w-16`} />
    <span className={`${bar} w-16`} />
    <span className={`${bar} w-16`} />
  </div>
)

const PaleTable = () => (
  <div aria-hidden="true">
    <div className="h-9 border-t border-line bg-sunken" />
    <PaleRow />
    <PaleRow />
    <PaleRow />
    <div className="opacity-50">
      <PaleRow />
      <PaleRow />
    </div>
  </div>
)

export const ResultsStart = ({ ready, workingId }: { ready: boolean; workingId: string }) => {
  const { t } = useTexts('shell')
  const known = workingClassOf(workingId)
  return (
    <div className="panel overflow-hidden max-stack:hidden print:hidden">
      <div className="flex items-center justify-between gap-4 px-6 py-4">
        <div className="grid gap-1">
          <p className="text-lead font-semibold">{ready ? t('outcome.notStarted') : t('outcome.missing')}</p>
          <p className="text-ink-soft">{t('outcome.notStartedHint')}</p>
        </div>
        {known && (
          <span className="w-40 flex-none">
            <ClassPicture name={known.schema.place.drawing} />
          </span>
        )}
      </div>
      <PaleTable />
    </div>
  )
}
