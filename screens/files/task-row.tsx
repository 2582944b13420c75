/** A task with its progress and actions. */
import { useTexts } from '../base/texts/texts.ts'
import { FileKindName } from '../ui/files/file-kind.tsx'
import { sizeText } from '../ui/files/file-words.ts'
import type { Task } from './task-state.ts'
import { actsOf, phaseOf, type TaskAct, useTaskWords } from './task-words.ts'
import '../ui/progress-bar.css'

/** Progress bar of a task, by the service's steps; before the first one it tells no value. */
export const TaskBar = ({ label, percent }: { readonly label: string; readonly percent: number }) => (
  <div
    className="progress-bar"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent || undefined}
  >
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={percent} height="1" />
    </svg>
  </div>
)

const useActWords = () => {
  const { t } = useTexts('files')
  const { t: shell } = useTexts('shell')
  return (act: TaskAct, { email }: Task): string =>
    ({
      cancel: t('cancel'),
      remove: t('window.remove'),
      retry: shell('common.retry'),
      fetch: email === undefined ? t('window.fetch') : t('send'),
    })[act]
}

/** Whether the service's message explains the failure, so that no further text is needed. */
const isReportedBy = ({ problem }: Task): boolean => problem?.failure.kind === 'refused'

type Props = { readonly task: Task; readonly onAct: (act: TaskAct, task: Task) => void }

export const TaskRow = ({ task, onAct }: Props) => {
  const { t, locale } = useTexts('files')
  const words = useTaskWords()
  const actWord = useActWords()
  const phase = phaseOf(task)
  const reason = words.reasonOf(task)
  const kind = words.kindOf(task)
  return (
    <li className="task-row" data-phase={phase}>
      <p className="task-what">
        <strong>{task.name}</strong>
        <small>
          <FileKindName downloadType={task.request.downloadType} />
          {task.file && <span>{` · ${sizeText(task.file.contentLength, locale)}`}</span>}
          {task.email !== undefined && <span>{` · ${task.email}`}</span>}
        </small>
      </p>
      <p className="task-acts">
        {actsOf[phase].map((act) => (
          <button
            key={act}
            type="button"
            className="button"
            data-size="small"
            data-kind={act === 'fetch' || act === 'retry' ? undefined : 'quiet'}
            aria-label={t('window.of', { action: actWord(act, task), kind, name: task.name })}
            onClick={() => onAct(act, task)}
          >
            {actWord(act, task)}
          </button>
        ))}
      </p>
      <p className="task-state">
        {!isReportedBy(task) && <span>{words.stateOf(task)}</span>}
        {reason !== undefined && <span className="task-reason">{reason}</span>}
      </p>
      {task.status === 'loading' && <TaskBar label={words.nameOf(task)} percent={task.progress} />}
    </li>
  )
}
