/**
 * Requests for files, and the state of the files being generated. Pages add requests here; the task runner, loaded with the
 * first one, takes them and publishes its progress.
 */
import type { FileRequest } from '../../../contract/files/files.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { ServiceCall } from '../api/api.ts'
import { accountMark } from '../account/account-mark.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import type { ApiFailure } from '../api/api-failure.ts'
import { currentSite } from '../site/site.ts'
import { askToSignIn, currentWish, subscribeToWish } from '../account/user-centre.ts'

/** A requested file. */
export type RequestedFile = {
  /** Name of the model. */
  readonly name: string
  readonly request: FileRequest & { readonly downloadType: number }
  /** Recipient, for `downloadType` 103. */
  readonly email?: string | undefined
}

export type FileWish =
  | { readonly type: 'requested'; readonly file: RequestedFile }
  /** `id` is that of `taskID`. */
  | { readonly type: 'retried' | 'cancelled'; readonly id: string }

/** State of a file task. */
export type KnownTask = {
  readonly id: string
  readonly status: 'wait' | 'loading' | 'success' | 'error' | 'timeout'
  /** Percent, as reported by the service. */
  readonly progress: number
  /** Path of the generated file. */
  readonly path?: string | undefined
  readonly failure?: ApiFailure | undefined
}

/** Origin of a model: the selection of its page, the call that found it, and the motor of the combination. */
export type SourceOfModel = {
  readonly selection: Selection | undefined
  readonly call?: Pick<ServiceCall, 'base' | 'path' | 'query' | 'body'> | undefined
  readonly motorSku?: string | undefined
  /** Its assembly, if it is one of several: its files are then of all of them. */
  readonly assembly?: Pick<Assembly, 'parts'>
}

/** Returns the calculation in the form of a file request. */
export const sentCalculation = ({ selection, call, motorSku }: SourceOfModel): Pick<FileRequest, 'selection' | 'asked' | 'motorSku'> => {
  const motor = motorSku ? { motorSku } : {}
  if (!selection) return motor
  const { base = 'working', path = '', query = {}, body } = call ?? {}
  // A page sends JSON; the cast only removes readonly, which the contract type does not declare.
  const sent = { selection, ...(call && base === 'working' && { asked: { path, query, ...(body !== undefined && { body }) } }) } as Pick<
    FileRequest,
    'selection' | 'asked'
  >
  return { ...sent, ...motor }
}

/** Returns the id of a task; there is at most one per selection, file type, and chosen sheet and views. */
export const taskID = ({ selectionID, downloadType, sheet, views }: RequestedFile['request']): string =>
  [selectionID, downloadType, ...(sheet ? [sheet] : []), ...(views ?? [])].join(' ')

/** Returns an identifier of the current user, which reveals nobody; tasks are visible to their owner only. */
export const currentOwner = (): string => {
  const known = currentAccount()
  return known ? accountMark(known) : 'visitor'
}

const createSignal = () => {
  const listeners = new Set<() => void>()
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const wished = createSignal()
const known = createSignal()

let wishes: readonly FileWish[] = []
let tasks: readonly KnownTask[] = []

export const subscribeToWishes = wished.subscribe
export const areThereWishes = (): boolean => wishes.length > 0

/** Removes and returns the pending requests; empty if `owner` is not the current user. */
export const takeWishes = (owner: string): readonly FileWish[] => {
  if (owner !== currentOwner()) return []
  const taken = wishes
  wishes = []
  return taken
}

const put = (wish: FileWish): void => {
  wishes = [...wishes, wish]
  wished.tell()
}

export const subscribeToTasks = known.subscribe
export const knownTasks = (): readonly KnownTask[] => tasks
export const publishTasks = (next: readonly KnownTask[]): void => {
  tasks = next
  known.tell()
}

/** Whether the current user may request the file. Sending it by mail requires an account. */
const isOpenTo = ({ email }: RequestedFile): boolean =>
  currentAccount() !== undefined || (currentSite().filesForAll === true && email === undefined)

/** Whether files are available on this site, possibly after signing in. */
export const canGetFiles = (): boolean => {
  const { login, phone, filesForAll } = currentSite()
  return filesForAll === true || login !== undefined || phone !== undefined || currentAccount() !== undefined
}

let endHolding = (): void => undefined

/** Opens the sign-in dialog and submits the request after signing in; closing the dialog discards it. */
const hold = (wish: FileWish): void => {
  endHolding()
  const ends = [
    subscribeToAccount(() => {
      if (!currentAccount()) return
      endHolding()
      put(wish)
    }),
    subscribeToWish(() => {
      if (!currentWish()) endHolding()
    }),
  ]
  endHolding = () => {
    for (const end of ends) end()
    endHolding = () => undefined
  }
  askToSignIn({})
}

export const wishForFile = (file: RequestedFile): void => {
  const wish = { type: 'requested', file } as const
  if (isOpenTo(file)) put(wish)
  else hold(wish)
}

/** Retries or cancels an existing task. */
export const changeTask = (type: 'retried' | 'cancelled', id: string): void => put({ type, id })
