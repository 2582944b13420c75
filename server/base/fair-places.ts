/** Limits how much long work runs at once, with clients in turn: what one client has waiting delays no other by more than its own. */
import { AppError } from './errors.ts'

export interface PlaceLimits {
  /** Work of all clients at once. */
  readonly ofAll: number
  /** Work of one client at once. */
  readonly ofClient: number
  /** Work that one client may have waiting. */
  readonly waitingOfClient: number
}

/** Retry delay reported to a refused client, s. */
const retryAfterSeconds = 10

interface Client {
  running: number
  readonly waiting: (() => void)[]
}

/** Whose work it is. */
export interface PlaceClient {
  /** Clients are told apart by it. */
  readonly name: string
  /** Once it is aborted, waiting work is given up. Work that runs ends by itself: it has the same signal. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Runs work of a client when there is a place for it.
 *
 * @throws AppError `tooManyRequests` where the client has too much waiting, `tooBusy` where it is gone before there is a place
 */
export type FairPlaces = <Result>(client: PlaceClient, work: () => Promise<Result>) => Promise<Result>

export const createFairPlaces = ({ ofAll, ofClient, waitingOfClient }: PlaceLimits): FairPlaces => {
  /** In the order in which it is their turn. */
  const clients = new Map<string, Client>()
  let running = 0

  const hasPlace = (client: Client): boolean => running < ofAll && client.running < ofClient

  const startWaiting = (): void => {
    for (const client of clients.values()) {
      if (client.waiting.length === 0 || !hasPlace(client)) continue
      client.running += 1
      running += 1
      client.waiting.shift()?.()
      return startWaiting()
    }
  }

  const end = (name: string, client: Client): void => {
    running -= 1
    client.running -= 1
    // It was this client's turn: now that of the others.
    clients.delete(name)
    if (client.running > 0 || client.waiting.length > 0) clients.set(name, client)
    startWaiting()
  }

  /** Resolves when it is the turn of the work, which has a place then. */
  const enter = (client: Client, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        client.waiting.splice(client.waiting.indexOf(begin), 1)
        reject(new AppError('tooBusy'))
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave)
      client.waiting.push(begin)
      startWaiting()
    })

  return async ({ name, signal }, work) => {
    if (signal?.aborted) throw new AppError('tooBusy')
    const client = clients.get(name) ?? { running: 0, waiting: [] }
    clients.set(name, client)
    if (!hasPlace(client) && client.waiting.length >= waitingOfClient) throw new AppError('tooManyRequests', { retryAfterSeconds })
    await enter(client, signal)
    try {
      return await work()
    } finally {
      end(name, client)
    }
  }
}
