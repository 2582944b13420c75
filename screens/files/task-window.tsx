/** Window of file tasks in the corner of every page, with their progress and results. */
import { useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../base/browser/save-file.ts'
import { useTexts } from '../base/texts/texts.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { usePopupNotes } from '../ui/use-popup-notes.ts'
import { TaskActs, TaskBar, TaskEntry, TaskRow } from './task-row.tsx'
import { isPreview, runningOf, type Task } from './task-state.ts'
import { phaseOf, type TaskAct, useTaskWords } from './task-words.ts'
import { type Saved, useTasks } from './use-tasks.ts'

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
    <TaskEntry>
      <p className="grid min-w-0 wrap-anywhere">{t('window.saved', { name })}</p>
      <TaskActs>
        <button type="button" className="button" data-size="small" data-kind="quiet" onClick={() => saveFile(name, file)}>
          {t('window.saveAgain')}
        </button>
        <button type="button" className="icon-button" aria-label={shell('common.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </TaskActs>
    </TaskEntry>
  )
}

const Chevron = () => (
  <svg className="size-4 flex-none fill-none stroke-current stroke-2 group-aria-expanded:rotate-180" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3.5 10.5L8 6l4.5 4.5" />
  </svg>
)

/** Over the corner of the page, above what sticks to its foot. */
const windowClasses =
  'fixed right-0 bottom-(--foot-height,0px) z-40 m-4 grid rounded-control border border-main-line bg-surface shadow-float animate-rise print:hidden [:root:has([data-compare-bar])_&]:bottom-[calc(68px+var(--foot-height,0px))]'

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
        <section
          ref={frame}
          className={`${windowClasses} ${isOpen ? 'w-window' : 'min-w-40'}`}
          aria-label={t('window.title')}
          data-tasks={isOpen ? 'open' : 'closed'}
        >
          <button
            type="button"
            className="group flex min-h-11 items-center justify-between gap-3 py-2 pr-3 pl-4 text-left font-semibold text-main hover:bg-main-soft"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              {t('title')}{' '}
              <span className="inline-flex min-h-5 place-items-center rounded-full bg-main px-2 text-note text-main-on">{count}</span>
            </span>
            {!isOpen && shown && <small className="ml-auto font-normal text-ink-soft">{words.stateOf(shown)}</small>}
            <Chevron />
          </button>
          {!isOpen && shown && <TaskBar label={words.nameOf(shown)} percent={shown.progress} />}
          <ul id={id} className="max-h-[70dvh] overflow-y-auto overscroll-contain" hidden={!isOpen}>
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
