/** A task with its progress and actions. */
import type { ReactNode } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { FileKindName } from '../ui/files/file-kind.tsx'
import { sizeText } from '../ui/files/file-words.ts'
import type { Task } from './task-state.ts'
import { actsOf, phaseOf, type TaskAct, useTaskWords } from './task-words.ts'
import { ProgressTrack } from '../ui/progress-track.tsx'

type BarProps = { readonly label: string; readonly percent: number; readonly className?: string }

/** Progress bar of a task, by the service's steps; before the first one it tells no value. */
export const TaskBar = ({ percent, ...rest }: BarProps) => <ProgressTrack percent={percent} announced={percent || undefined} {...rest} />

/** A line of the window: what it is, what can be done, how it stands. */
export const TaskEntry = ({ children }: { readonly children: ReactNode }) => (
  <li className="grid grid-cols-last items-center gap-x-3 gap-y-1 border-t border-line py-2 pr-3 pl-4">{children}</li>
)

export const TaskActs = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex flex-wrap items-center justify-end gap-1">{children}</p>
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

const failures: ReadonlySet<string> = new Set(['error', 'timeout', 'notFetched'])

type Props = { readonly task: Task; readonly onAct: (act: TaskAct, task: Task) => void }

export const TaskRow = ({ task, onAct }: Props) => {
  const { t, locale } = useTexts('files')
  const words = useTaskWords()
  const actWord = useActWords()
  const phase = phaseOf(task)
  const reason = words.reasonOf(task)
  const kind = words.kindOf(task)
  return (
    <TaskEntry>
      <p className="grid min-w-0 wrap-anywhere">
        <strong>{task.name}</strong>
        <small className="text-note text-ink-soft">
          <FileKindName downloadType={task.request.downloadType} />
          {task.file && <span>{` · ${sizeText(task.file.contentLength, locale)}`}</span>}
          {task.email !== undefined && <span>{` · ${task.email}`}</span>}
        </small>
      </p>
      <TaskActs>
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
      </TaskActs>
      <p className={`col-span-full text-label ${failures.has(phase) ? 'text-emphasis-strong' : 'text-ink-soft'}`}>
        {!isReportedBy(task) && <span>{words.stateOf(task)}</span>}
        {reason !== undefined && <span className="block">{reason}</span>}
      </p>
      {task.status === 'loading' && (
        <TaskBar className="col-span-full mt-1.5 h-1 rounded-full" label={words.nameOf(task)} percent={task.progress} />
      )}
    </TaskEntry>
  )
}
