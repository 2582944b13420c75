/** The results area before the first run: what to do next. */
import { useTexts } from '../app/texts.tsx'
import { isWorkingId } from '../app/working-classes.ts'
import { ClassPicture } from '../drawings/class-picture.tsx'

export const ResultsStart = ({ ready, workingId }: { ready: boolean; workingId: string }) => {
  const { LL } = useTexts()
  return (
    <div className="results-empty">
      {isWorkingId(workingId) && (
        <span className="drawing-box">
          <ClassPicture id={workingId} />
        </span>
      )}
      <p className="text-base">{ready ? LL.outcome.notStarted() : LL.outcome.missing()}</p>
      <p className="text-[13px] text-ink-faint">{LL.outcome.notStartedHint()}</p>
    </div>
  )
}
