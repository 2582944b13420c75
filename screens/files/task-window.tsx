/** Window of file tasks in the corner of every page, with their progress and results. */
import { useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../base/browser/save-file.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { usePopupNotes } from '../ui/use-popup-notes.ts'
import { TaskBar, TaskRow } from './task-row.tsx'
import { isPreview, runningOf, type Task } from './task-state.ts'
import { phaseOf, type TaskAct, useTaskWords } from './task-words.ts'
import { type Saved, useTasks } from './use-tasks.ts'
import './task-window.css'

/** Whether a task is listed: permitted and no preview. */
const isShown = (task: Task): boolean => task.isAllowed && !isPreview(task)

/** Returns the last change, announced to screen readers. */
const useAnnouncement = (tasks: readonly Task[]): string => {
  const words = useTaskWords()
  const phases = tasks.map((task) => `${task.id} ${phaseOf(task)}`)
  const [known, setKnown] = useState<{ readonly phases: readonly string[]; readonly text: string }>({ phases: [], text: '' })
  if (phases.join('\n') !== known.phases.join('\n')) {
    const at = phases.findLastIndex((phase) => !known.phases.includes(phase))
    const task = tasks[at]
    setKnown({ phases, text: task ? `${words.nameOf(task)}: ${words.stateOf(task)}` : '' })
  }
  return known.text
}

const eventOf = {
  cancel: 'cancelled',
  remove: 'cancelled',
  retry: 'retried',
  fetch: 'fetchPressed',
} as const satisfies Readonly<Record<TaskAct, string>>

const SavedRow = ({ saved: { name, file }, onClose }: { readonly saved: Saved; readonly onClose: () => void }) => {
  const { t } = useTexts('files')
  const { t: shell } = useTexts('shell')
  return (
    <li className="task-row" data-phase="saved">
      <p className="task-what">{t('window.saved', { name })}</p>
      <p className="task-acts">
        <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => saveFile(name, file)}>
          {t('window.saveAgain')}
        </button>
        <button type="button" className="icon-button" aria-label={shell('common.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </p>
    </li>
  )
}

const Chevron = () => (
  <svg className="task-chevron" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3.5 10.5L8 6l4.5 4.5" />
  </svg>
)

type Props = { readonly owner: string }

export const TaskWindow = ({ owner }: Props) => {
  const { t } = useTexts('files')
  const words = useTaskWords()
  const [isOpen, setOpen] = useState(false)
  const { state, dispatch, saved, setSaved } = useTasks(owner, () => setOpen(true))
  const tasks = state.tasks.filter(isShown)
  const text = useAnnouncement(tasks)
  const [shownCount, setShownCount] = useState(tasks.length)
  // Opens the window when a task is added.
  if (tasks.length !== shownCount) {
    setShownCount(tasks.length)
    if (tasks.length > shownCount) setOpen(true)
  }
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const count = tasks.length + (saved ? 1 : 0)
  const isThere = count > 0
  usePopupNotes(isOpen && isThere ? 'files' : undefined)
  useEffect(() => {
    if (!isThere) return undefined
    const heard = new AbortController()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      frame.current?.querySelector('button')?.focus()
      setOpen(false)
    }
    frame.current?.addEventListener('keydown', onKey, heard)
    return () => heard.abort()
  }, [isThere])
  const act = (type: TaskAct, task: Task) => {
    // The pressed button disappears: keep the focus in the window.
    frame.current?.querySelector('button')?.focus()
    dispatch({ type: eventOf[type], id: task.id })
  }
  const running = runningOf(state)
  const shown = running && isShown(running) ? running : undefined
  return (
    <>
      <p className="sr-only" role="status">
        {text}
      </p>
      {isThere && (
        <section ref={frame} className="task-window no-print" aria-label={t('window.title')} data-open={isOpen}>
          <button type="button" className="task-head" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <span>
              {t('title')} <span className="task-count">{count}</span>
            </span>
            {!isOpen && shown && <small>{words.stateOf(shown)}</small>}
            <Chevron />
          </button>
          {!isOpen && shown && <TaskBar label={words.nameOf(shown)} percent={shown.progress} />}
          <ul id={id} hidden={!isOpen}>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} onAct={act} />
            ))}
            {saved && <SavedRow saved={saved} onClose={() => setSaved(undefined)} />}
          </ul>
        </section>
      )}
    </>
  )
}
