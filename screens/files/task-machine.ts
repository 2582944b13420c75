/**
 * State machine of file tasks. One task at a time is created, polled and timed; the first finished and requested file is
 * released and downloaded. Answers to cancelled, retried or ended tasks are outdated and ignored.
 */
import { taskSeconds, fileKindOf, throttleSeconds } from '../../contract/files/files.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import type { Call } from '../base/machine/call.ts'
import type { Surroundings } from '../base/machine/create-runner.ts'
import { defineMachine, type EventOf, type Happening } from '../base/machine/define-machine.ts'
import type { Locale } from '../../i18n/locales.ts'
import { waitFor } from '../base/machine/wait-for.ts'
import type { FileCalls, Outcome } from './file-calls.ts'
import { type TaskActions, taskActions } from './task-actions.ts'
import {
  changed,
  goOn,
  identityOf,
  keepTasks,
  type SavedTasks,
  type Notice,
  openTasks,
  runningOf,
  type Task,
  type TasksState,
  without,
} from './task-state.ts'

export type TasksEvent = EventOf<TaskActions>

export type TasksDependencies = Surroundings & {
  readonly calls: FileCalls
  readonly now: () => number
  readonly onNotice: (notice: Notice) => void
  readonly onFile: (task: Task, file: Blob) => void
  readonly onOutcome: (outcome: Outcome, locale: Locale) => void
}

const pollMs = 2000

const ofTask = ({ turn, locale, request }: Task) => ({ turn, locale, request })

/** Returns the next file to release: finished, requested and not yet released. */
const toSend = ({ tasks }: TasksState) =>
  tasks.find(({ status, isWanted: isRequested, sent }) => status === 'success' && isRequested && !sent)
const toFetch = ({ tasks }: TasksState) =>
  tasks.find(({ status, isWanted: isRequested, sent }) => status === 'success' && isRequested && sent)

/** Whether the service gave no reason, so that a retry may succeed. */
const isMute = (failure: ApiFailure): boolean => failure.kind !== 'refused' && !('message' in failure)

const answerIn = <Answer>(call: Call<unknown, Answer>): Answer | undefined => (call.state === 'answered' ? call.answer : undefined)
const failureIn = (call: Call<unknown, unknown>): ApiFailure => (call.state === 'failed' ? call.failure : { kind: 'unexplained' })

const ended = (state: TasksState, task: Task, notice: Notice): TasksState => {
  const status = notice.kind === 'timeout' ? 'timeout' : 'error'
  const failure = 'failure' in notice ? notice.failure : undefined
  const next = changed(state, task.id, (one) => ({ ...one, status, ...(failure && { problem: { of: 'making', failure } as const }) }))
  return goOn({ ...next, notice })
}

/** Applies a change to the running task, which answers and failures refer to. */
const ofRunning =
  (change: (state: TasksState, task: Task) => TasksState) =>
  (state: TasksState): TasksState => {
    const task = runningOf(state)
    return task ? change(state, task) : state
  }

const repeated = ({ made, ...task }: Task, isUnheard: boolean): Task => ({
  ...task,
  isUnheard,
  ...(made && { made: { ...made, isComplete: false, poll: made.poll + 1 } }),
})

const takePoll = ofRunning((state, task) => {
  const answer = answerIn(state.polled)
  if (!answer) return state
  const { complete, progress, path, extension, contentLength } = answer
  if (!complete) return changed(state, task.id, () => repeated({ ...task, progress: Math.max(task.progress, progress) }, false))
  const file = typeof path === 'string' && extension !== undefined && { path, extension, contentLength: contentLength ?? 0 }
  // A complete task without a path is malformed.
  if (!file) return ended(state, task, { kind: 'failed', name: task.name, failure: { kind: 'malformed' } })
  return goOn(changed(state, task.id, () => ({ ...task, status: 'success', progress: 100, file })))
})

const notReleased = (state: TasksState, task: Task | undefined, call: Call<unknown, unknown>): TasksState => {
  if (!task) return state
  const failure = failureIn(call)
  const kind = call === state.sent && !isMute(failure) ? 'refused' : 'notFetched'
  const next = changed(state, task.id, (one) => ({ ...one, isWanted: false, problem: { of: 'fetching', failure } }))
  return { ...next, notice: { kind, name: task.name, failure } }
}

/** Stores a released file and the time of its release, which throttles repeated requests. A mailed file has no path. */
const takeSent = (state: TasksState): TasksState => {
  const [task, answer] = [toSend(state), answerIn(state.sent)]
  if (!task || !answer) return state
  const { at, path, name, extension } = answer
  // A file without a path that was not mailed cannot be fetched.
  if (path === null && task.email === undefined) {
    return ended(state, task, { kind: 'failed', name: task.name, failure: { kind: 'malformed' } })
  }
  const recent = state.released.filter((one) => Math.abs(at - one.at) < throttleSeconds * 1000)
  const next = { ...state, released: [...recent, { request: identityOf(task.request), at }] }
  if (path !== null) return changed(next, task.id, (one) => ({ ...one, sent: { path, name: `${name}.${extension}` } }))
  return { ...without(next, task.id), notice: { kind: 'mailed', name: task.name, email: task.email ?? '' } }
}

const takeFetched = (state: TasksState): TasksState => {
  const task = toFetch(state)
  return task ? without(state, task.id) : state
}

/** Notifies the page and the service of an event. */
const tell = ({ onNotice, onFile, onOutcome }: TasksDependencies, { event, before, after }: Happening<TasksState, TasksEvent>): void => {
  if (after.notice && after.notice !== before.notice) onNotice(after.notice)
  const report = (task: Task | undefined, outcome: Outcome['outcome']) => {
    if (task?.made) onOutcome({ id: task.made.taskid, outcome }, task.locale)
  }
  if (event.type === 'cancelled') {
    const cancelled = before.tasks.find(({ id }) => id === event.id)
    if (cancelled?.sent) report(cancelled, 'cancelled')
  }
  if (!('question' in event) || event.question !== 'fetched' || before.fetched.state !== 'running') return
  if (!('key' in event) || event.key !== before.fetched.key) return
  const task = toFetch(before)
  if (event.type === 'failed') report(task, 'failed')
  if (event.type !== 'arrived' || !task || !(event.answer instanceof Blob)) return
  onFile(task, event.answer)
  report(task, 'saved')
}

export const taskMachine = defineMachine<TasksState, TasksDependencies, TaskActions, SavedTasks | undefined>({
  start: openTasks,
  questions: {
    checked: {
      of: ({ tasks }) => {
        const task = tasks.find(({ isAllowed }) => !isAllowed)
        return task && ofTask(task)
      },
      ask: ({ calls }, { request, locale }, signal) => calls.check(request, { locale, signal }),
      answered: (state) => {
        const task = state.tasks.find(({ isAllowed }) => !isAllowed)
        return task ? goOn(changed(state, task.id, (one) => ({ ...one, isAllowed: true }))) : state
      },
      failed: (state) => {
        const task = state.tasks.find(({ isAllowed }) => !isAllowed)
        if (!task) return state
        const failure = failureIn(state.checked)
        return { ...without(state, task.id), notice: { kind: isMute(failure) ? 'failed' : 'refused', name: task.name, failure } }
      },
    },
    created: {
      of: (state) => {
        const task = runningOf(state)
        if (!task || task.made) return undefined
        const { attempts = 0 } = task
        return { ...ofTask(task), attempts, afterMs: attempts === 0 ? 0 : pollMs }
      },
      ask: async ({ calls }, { request, locale, afterMs }, signal) => {
        await waitFor(afterMs, signal)
        return calls.create(request, { locale, signal })
      },
      answered: ofRunning((state, task) => {
        const { taskid, checkPath, complete } = answerIn(state.created) ?? {}
        if (taskid === undefined || checkPath === undefined) return state
        return changed(state, task.id, () => ({
          ...task,
          isUnheard: false,
          made: { taskid, checkPath, isComplete: complete === true, poll: 1 },
        }))
      }),
      failed: ofRunning((state, task) => {
        const failure = failureIn(state.created)
        // Whether the service has heard of it is unknown: a page that is left while it waits loses the answer. The same request again is the same task.
        if (failure.kind === 'offline') {
          return changed(state, task.id, ({ attempts = 0, ...one }) => ({ ...one, isUnheard: true, attempts: attempts + 1 }))
        }
        return ended(state, task, { kind: isMute(failure) ? 'failed' : 'refused', name: task.name, failure })
      }),
    },
    polled: {
      of: (state) => {
        const { turn, locale, made } = runningOf(state) ?? {}
        if (turn === undefined || locale === undefined || !made) return undefined
        return { turn, locale, checkPath: made.checkPath, poll: made.poll, afterMs: made.isComplete ? 0 : pollMs }
      },
      ask: async ({ calls }, { checkPath, locale, afterMs }, signal) => {
        await waitFor(afterMs, signal)
        return calls.poll(checkPath, { locale, signal })
      },
      answered: takePoll,
      failed: ofRunning((state, task) => {
        const failure = failureIn(state.polled)
        // Polls again until the timeout.
        if (isMute(failure)) return changed(state, task.id, () => repeated(task, true))
        return ended(state, task, { kind: 'refused', name: task.name, failure })
      }),
    },
    timed: {
      of: (state) => {
        const task = runningOf(state)
        if (!task) return undefined
        const { downloadType, insert3d } = task.request
        return { turn: task.turn, seconds: taskSeconds(fileKindOf(downloadType), insert3d) }
      },
      ask: async (_, { seconds }, signal) => {
        await waitFor(seconds * 1000, signal)
        return true
      },
      answered: ofRunning((state, task) => ended(state, task, { kind: 'timeout', name: task.name })),
    },
    sent: {
      of: (state) => {
        const task = toSend(state)
        return task && { ...ofTask(task), ...(task.email !== undefined && { email: task.email }) }
      },
      ask: async ({ calls, now }, { request, email, locale }, signal) => {
        const answer = await calls.send({ ...request, ...(email !== undefined && { email }) }, { locale, signal })
        return { ...answer, at: now() }
      },
      answered: takeSent,
      failed: (state) => notReleased(state, toSend(state), state.sent),
    },
    fetched: {
      of: (state) => {
        const { turn, locale, sent } = toFetch(state) ?? {}
        return turn === undefined || locale === undefined || !sent ? undefined : { turn, locale, path: sent.path }
      },
      ask: ({ calls }, { path, locale }, signal) => calls.fetch(path, { locale, signal }),
      answered: takeFetched,
      failed: (state) => notReleased(state, toFetch(state), state.fetched),
    },
  },
  actions: taskActions,
  tell,
  keep: keepTasks,
})
