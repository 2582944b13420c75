/** The results area before the first run: what to do next. */
import { useTexts } from '../app/texts.tsx'
import { isWorkingId } from '../app/working-classes.ts'
import { classDrawings } from '../drawings/class-registry.ts'

export const ResultsStart = ({ ready, workingId }: { ready: boolean; workingId: string }) => {
  const { LL } = useTexts()
  const Picture = isWorkingId(workingId) ? classDrawings[workingId] : undefined
  return (
    <div className="results-empty">
      {Picture && (
        <span className="drawing-box">
          <Picture />
        </span>
      )}
      <p className="text-base">{ready ? LL.outcome.notStarted() : LL.outcome.missing()}</p>
      <p className="text-[13px] text-ink-faint">{LL.outcome.notStartedHint()}</p>
    </div>
  )
}
