/** State of file tasks, the part stored over a reload, and which task runs. */
import * as z from 'zod/mini'
import { fileKinds, fileRequest, throttleSeconds } from '../../contract/files/files.ts'
import type { ApiFailure } from '../base/api/api-failure.ts'
import type { RequestedFile } from '../base/files/wishes.ts'
import { type Call, idle, keyOf } from '../base/machine/call.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import type { FileCalls } from './file-calls.ts'

const statuses = ['wait', 'loading', 'success', 'error', 'timeout'] as const

const savedTask = z.object({
  /** Selection and file type; at most one task each. */
  id: z.string(),
  name: z.string(),
  request: z.extend(fileRequest, { downloadType: z.int() }),
  email: z.optional(z.string()),
  /** Locale of the request, which is part of its identity at the service. */
  locale: z.enum(locales),
  status: z.enum(statuses),
  /** Whether the service has permitted the request. */
  isAllowed: z.boolean(),
  /** Whether the file is downloaded as soon as it is finished. */
  isWanted: z.boolean(),
  progress: z.number(),
  /** The service's task. */
  made: z.optional(z.object({ taskid: z.string(), checkPath: z.string(), isComplete: z.boolean(), poll: z.number() })),
  file: z.optional(z.object({ path: z.string(), extension: z.string(), contentLength: z.number() })),
  /** The released file; downloading it again does not count. */
  sent: z.optional(z.object({ path: z.string(), name: z.string() })),
})

/** State stored over a reload: tasks, and recently released requests. */
export const savedTasks = z.object({
  tasks: z.array(savedTask),
  given: z.array(z.object({ request: z.string(), at: z.number() })),
})
export type SavedTasks = z.infer<typeof savedTasks>

export type TaskStatus = (typeof statuses)[number]

export type Task = Readonly<z.infer<typeof savedTask>> & {
  /** Changes whenever a step of the task starts; answers with an earlier turn are outdated. */
  readonly turn: number
  /** Whether the last request or poll failed and is repeated. */
  readonly isUnheard?: boolean
  /** How often its file has been requested in vain since it runs, while the service could not be reached. */
  readonly attempts?: number
  readonly problem?: { readonly of: 'making' | 'fetching'; readonly failure: ApiFailure } | undefined
}

/** A message to show once. */
export type Notice =
  | { readonly kind: 'selectionMissing' | 'emailMissing' | 'exists' | 'generating' }
  | { readonly kind: 'tooOften'; readonly seconds: number }
  | { readonly kind: 'timeout'; readonly name: string }
  | { readonly kind: 'mailed'; readonly name: string; readonly email: string }
  | { readonly kind: 'refused' | 'failed' | 'notFetched'; readonly name: string; readonly failure: ApiFailure }

type Turn = { readonly turn: number }
/** Request data of a task. */
export type OfTask = Turn & { readonly locale: Locale; readonly request: Task['request'] }
/** Requesting a file; repeated after `afterMs`. */
export type Making = OfTask & { readonly attempts: number; readonly afterMs: number }
export type Poll = Turn & { readonly locale: Locale; readonly checkPath: string; readonly poll: number; readonly afterMs: number }
export type Sending = OfTask & { readonly email?: string }
export type Fetching = Turn & { readonly locale: Locale; readonly path: string }
export type Clock = Turn & { readonly seconds: number }

type Answer<Name extends keyof FileCalls> = Awaited<ReturnType<FileCalls[Name]>>

export type TasksState = {
  /** In the order of the requests. */
  readonly tasks: readonly Task[]
  readonly turn: number
  /** Released requests with their times. */
  readonly released: SavedTasks['given']
  readonly notice?: Notice
  readonly checked: Call<OfTask, Answer<'check'>>
  readonly created: Call<Making, Answer<'create'>>
  readonly polled: Call<Poll, Answer<'poll'>>
  readonly timed: Call<Clock, true>
  /** `at`: time of the release, ms since the epoch. */
  readonly sent: Call<Sending, Answer<'send'> & { readonly at: number }>
  readonly fetched: Call<Fetching, Blob>
}

export const isPreview = ({ request: { downloadType } }: Pick<Task, 'request'>): boolean => downloadType === fileKinds.preview.type

/** Returns the key of a request, independent of its delivery. */
export const identityOf = (request: RequestedFile['request']): string => keyOf(request)

/** Returns the seconds until the same file can be released again, 0 to `throttleSeconds`, even if the clock was set back. */
export const secondsLeft = (released: SavedTasks['given'], request: string, at: number): number => {
  const last = released.findLast((one) => one.request === request)
  return last ? Math.min(throttleSeconds, Math.max(0, Math.ceil(throttleSeconds - (at - last.at) / 1000))) : 0
}

export const changed = (state: TasksState, id: string, change: (task: Task) => Task): TasksState => ({
  ...state,
  tasks: state.tasks.map((task) => (task.id === id ? change(task) : task)),
})

export const without = (state: TasksState, id: string): TasksState => ({ ...state, tasks: state.tasks.filter((task) => task.id !== id) })

/** Returns the next task to run; previews precede other tasks. */
const nextOf = ({ tasks }: TasksState): Task | undefined => {
  const ready = tasks.filter(({ status, isAllowed }) => status === 'wait' && isAllowed)
  return ready.find(isPreview) ?? ready[0]
}

export const runningOf = ({ tasks }: TasksState): Task | undefined => tasks.find(({ status }) => status === 'loading')

/** Starts the next task if none is running. */
export const goOn = (state: TasksState): TasksState => {
  const next = runningOf(state) ? undefined : nextOf(state)
  if (!next) return state
  const turn = state.turn + 1
  return changed({ ...state, turn }, next.id, ({ made: _before, isUnheard: _isUnheard, attempts: _attempts, ...task }) => ({
    ...task,
    status: 'loading',
    turn,
    progress: 0,
  }))
}

/** Resets a running task to waiting, for a restart. */
const asWaiting = ({ made: _before, ...task }: Task): Task => ({ ...task, status: 'wait', progress: 0 })

const savedOf = (task: Task): SavedTasks['tasks'][number] => {
  const {
    turn: _turn,
    problem: _problem,
    isUnheard: _isUnheard,
    attempts: _attempts,
    ...saved
  } = task.status === 'loading' ? asWaiting(task) : task
  return saved
}

/** Returns the state to store, without previews, whose page is gone. */
export const keepTasks = ({ tasks, released }: TasksState): SavedTasks => ({
  tasks: tasks.filter((task) => !isPreview(task)).map(savedOf),
  given: released,
})

export const openTasks = (saved: SavedTasks | undefined): TasksState => {
  const tasks = (saved?.tasks ?? []).map((task, at) => ({ ...task, turn: at + 1 }))
  const calls = { checked: idle, created: idle, polled: idle, timed: idle, sent: idle, fetched: idle } as const
  return goOn({ tasks, turn: tasks.length, released: saved?.given ?? [], ...calls })
}
