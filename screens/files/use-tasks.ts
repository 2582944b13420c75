/** Runs the tasks of the current user: stores them in the tab, executes requests of pages, and publishes their state. */
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { type KnownTask, publishTasks, subscribeToWishes, takeWishes } from '../base/files/wishes.ts'
import { tasksKey } from '../base/files/stored-tasks.ts'
import type { MachineView, Memory } from '../base/machine/use-machine.ts'
import { useMachine } from '../base/machine/use-machine.ts'
import { note } from '../base/api/notes.ts'
import { saveFile } from '../base/browser/save-file.ts'
import { sessionSlot } from '../base/browser/session-slot.ts'
import { useLocale } from '../base/texts/texts.ts'
import { showToast } from '../ui/toast.tsx'
import { fileCalls } from './file-calls.ts'
import { taskMachine, type TasksEvent } from './task-machine.ts'
import { savedTasks, type SavedTasks, type Notice, type Task, type TasksState } from './task-state.ts'
import { useNoticeWords } from './task-words.ts'

const slot = sessionSlot(tasksKey, z.object({ owner: z.string(), kept: savedTasks }))

const isNothing = ({ tasks, given: released }: SavedTasks): boolean => tasks.length === 0 && released.length === 0

/**
 * Returns the memory of a user. Tasks left by an expired sign-in remain until another user signs in or the visitor starts tasks.
 */
const memoryOf = (owner: string) => (): Memory<SavedTasks | undefined> => {
  const stored = slot.read()
  return {
    read: () => (stored?.owner === owner ? stored.kept : undefined),
    write: (saved) => {
      if (!isNothing(saved)) slot.write({ owner, kept: saved })
      else if (owner !== 'visitor' || slot.read()?.owner === owner) slot.clear()
    },
  }
}

const knownOf = ({ id, status, progress, file, problem }: Task): KnownTask => ({
  id,
  status,
  progress,
  path: file?.path,
  failure: problem?.failure,
})

/** A file passed to the browser, which may have blocked the download. */
export type Saved = { readonly name: string; readonly file: Blob }

/** Notices that open the list. */
const pointsAtList: ReadonlySet<Notice['kind']> = new Set(['exists', 'generating'])
/** Whether a notice is also logged as a fault. */
const isFault = ({ kind }: Notice): boolean => kind === 'failed'

export type Tasks = MachineView<TasksState, TasksEvent> & {
  readonly saved: Saved | undefined
  readonly setSaved: (saved: Saved | undefined) => void
}

/** Runs the tasks of `owner`; `onLook` opens the list. */
export const useTasks = (owner: string, onLook: () => void): Tasks => {
  const locale = useLocale()
  const inWords = useNoticeWords()
  const [saved, setSaved] = useState<Saved>()
  const takeBack = useRef<() => void>(() => undefined)
  const say = (notice: Notice) => {
    const { text, kind } = inWords(notice)
    takeBack.current = showToast(text, kind)
    if (isFault(notice)) note({ fault: new ErrorEvent('error', { message: text }) })
    if (pointsAtList.has(notice.kind)) onLook()
  }
  const save = ({ sent, name }: Task, file: Blob) => {
    // What was said of a failure is over.
    takeBack.current()
    const made = { name: sent?.name ?? name, file }
    saveFile(made.name, file)
    setSaved(made)
  }
  const view = useMachine(
    taskMachine,
    {
      calls: fileCalls,
      now: () => Date.now(),
      onNotice: say,
      onFile: save,
      onOutcome: (outcome, fileLocale) => void fileCalls.log(outcome, { locale: fileLocale }),
    },
    memoryOf(owner),
  )
  const { state, dispatch } = view
  useEffect(() => {
    const take = () => {
      for (const wish of takeWishes(owner)) dispatch(wish.type === 'requested' ? { ...wish, locale, at: Date.now() } : wish)
    }
    take()
    const end = subscribeToWishes(take)
    return () => void end()
  }, [owner, locale, dispatch])
  useEffect(() => publishTasks(state.tasks.map(knownOf)), [state.tasks])
  useEffect(() => () => publishTasks([]), [])
  return { ...view, saved, setSaved }
}
