/**
 * What pages want of files, and what is known of the files that are being made. Pages put wishes here; the tasks, which come with the first of them, take
 * them and say how far they are.
 */
import type { FileRequest } from '../../../contract/files/files.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { ServiceCall } from '../api/api.ts'
import { currentAccount, subscribeToAccount } from '../account/account.ts'
import type { ApiFailure } from '../api/api-failure.ts'
import { currentSite } from '../site/site.ts'
import { askToSignIn, currentWish, subscribeToWish } from '../account/user-centre.ts'

/** A file that somebody asks for. */
export type WantedFile = {
  /** Of the model. */
  readonly name: string
  readonly request: FileRequest & { readonly downloadType: number }
  /** Where it is sent to, of type 103. */
  readonly email?: string | undefined
}

export type FileWish =
  | { readonly type: 'asked'; readonly wanted: WantedFile }
  /** `id`: see `taskID`. */
  | { readonly type: 'retried' | 'cancelled'; readonly id: string }

/** How far a task is, for whoever shows it. */
export type KnownTask = {
  readonly id: string
  readonly status: 'wait' | 'loading' | 'success' | 'error' | 'timeout'
  /** Percent of the service's steps. */
  readonly progress: number
  /** Where its file is, once it is made. */
  readonly path?: string | undefined
  readonly failure?: ApiFailure | undefined
}

/** What a model came of: what its page was left with, what that page asked, and the motor of the pair. */
export type SourceOfModel = {
  readonly selection: Selection | undefined
  readonly call?: Pick<ServiceCall, 'base' | 'path' | 'query' | 'body'> | undefined
  readonly motorSku?: string | undefined
}

/** A calculation as a request carries it. */
export const sentCalculation = ({ selection, call, motorSku }: SourceOfModel): Pick<FileRequest, 'selection' | 'asked' | 'motorSku'> => {
  const motor = motorSku ? { motorSku } : {}
  if (!selection) return motor
  const { base = 'working', path = '', query = {}, body } = call ?? {}
  // What a page sends is JSON; that nobody changes it, the contract's own type does not say.
  const sent = { selection, ...(call && base === 'working' && { asked: { path, query, ...(body !== undefined && { body }) } }) } as Pick<
    FileRequest,
    'selection' | 'asked'
  >
  return { ...sent, ...motor }
}

/** There is one task of a selection and a type at a time. */
export const taskID = ({ selectionID, downloadType }: WantedFile['request']): string => `${selectionID} ${downloadType}`

/** Where the tasks of this tab are kept. */
export const tasksKey = 'sizewright.tasks'

/** Whose tasks: nobody else sees them. */
export const currentOwner = (): string => {
  const { phoneNumber, email } = currentAccount() ?? {}
  return phoneNumber ?? email ?? (currentAccount() ? 'nameless' : 'visitor')
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

/** The wishes of an owner, who then has them; of anybody else none. */
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

/** Whether files go to whoever asks; nobody sends mail to others without an account. */
const isOpenTo = ({ email }: WantedFile): boolean =>
  currentAccount() !== undefined || (currentSite().filesForAll === true && email === undefined)

/** Whether somebody can get files here, perhaps after signing in. */
export const canGetFiles = (): boolean => {
  const { login, phone, filesForAll } = currentSite()
  return filesForAll === true || login !== undefined || phone !== undefined || currentAccount() !== undefined
}

let endHolding = (): void => undefined

/** Asks to sign in first; the wish goes on then, and is forgotten where the dialog is closed without. */
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

export const wishForFile = (wanted: WantedFile): void => {
  const wish = { type: 'asked', wanted } as const
  if (isOpenTo(wanted)) put(wish)
  else hold(wish)
}

/** Of a task that is there. */
export const changeTask = (type: 'retried' | 'cancelled', id: string): void => put({ type, id })
