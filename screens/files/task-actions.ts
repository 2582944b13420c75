/** State changes of the user's actions on tasks. */
import { fileKinds, mailedType } from '../../contract/files/files.ts'
import type { RequestedFile } from '../base/files/wishes.ts'
import { taskID } from '../base/files/wishes.ts'
import type { Locale } from '../../i18n/locales.ts'
import { changed, goOn, identityOf, isPreview, type Notice, secondsLeft, type Task, type TasksState, without } from './task-state.ts'

type OfOne = { readonly id: string }

export type TaskActions = {
  /** `at`: ms since the epoch. */
  readonly requested: { readonly file: RequestedFile; readonly locale: Locale; readonly at: number }
  /** Cancels a waiting or running task, or removes it from the list. */
  readonly cancelled: OfOne
  readonly retried: OfOne
  /** Downloads the file, or sends it by e-mail. */
  readonly fetchPressed: OfOne
}

const say = (state: TasksState, notice: Notice): TasksState => ({ ...state, notice })

/** Converts a mail request to a request of the archive with a recipient. */
const asSent = ({ name, request, email }: RequestedFile): RequestedFile =>
  request.downloadType === mailedType
    ? { name, request: { ...request, downloadType: fileKinds.archive.type }, email: email ?? '' }
    : { name, request, ...(email !== undefined && { email }) }

/** Returns why a request is rejected; undefined if it is accepted. */
const refusalOf = ({ tasks, released }: TasksState, { request, email }: RequestedFile, at: number): Notice | undefined => {
  if (request.selectionID.trim() === '') return { kind: 'selectionMissing' }
  if (email?.trim() === '') return { kind: 'emailMissing' }
  const same = tasks.find(({ id }) => id === taskID(request))
  if (same) return { kind: same.status === 'wait' || same.status === 'loading' ? 'generating' : 'exists' }
  const seconds = secondsLeft(released, identityOf(request), at)
  return seconds > 0 ? { kind: 'tooOften', seconds } : undefined
}

const ask = (state: TasksState, { file, locale, at }: TaskActions['requested']): TasksState => {
  const { name, request, email } = asSent(file)
  const refusal = refusalOf(state, { name, request, email }, at)
  if (refusal) return say(state, refusal)
  const turn = state.turn + 1
  const isOfPage = isPreview({ request })
  const task: Task = {
    id: taskID(request),
    turn,
    name,
    request,
    ...(email !== undefined && { email }),
    locale,
    status: 'wait',
    // A preview is no download: it is neither limited nor saved.
    isAllowed: isOfPage,
    isWanted: !isOfPage,
    progress: 0,
  }
  return goOn({ ...state, turn, tasks: [...state.tasks, task] })
}

/** Retries a failed or timed-out task. */
const retry = (state: TasksState, { id }: OfOne): TasksState => {
  const turn = state.turn + 1
  return goOn(
    changed({ ...state, turn }, id, (task) => {
      if (task.status !== 'error' && task.status !== 'timeout') return task
      const { made: _made, problem: _problem, ...rest } = task
      return { ...rest, status: 'wait', turn, progress: 0 }
    }),
  )
}

const fetchAgain = (state: TasksState, { id }: OfOne): TasksState => {
  const turn = state.turn + 1
  return changed({ ...state, turn }, id, (task) => {
    if (task.status !== 'success' || task.isWanted || isPreview(task)) return task
    const { problem: _problem, ...rest } = task
    return { ...rest, isWanted: true, turn }
  })
}

export const taskActions = {
  requested: ask,
  cancelled: (state: TasksState, { id }: OfOne) => goOn(without(state, id)),
  retried: retry,
  fetchPressed: fetchAgain,
}
