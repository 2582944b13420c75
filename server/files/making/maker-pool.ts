/** A pool of threads that make files: started on demand, and replaced when worn. */
import { type MadeFile, type MakerThread, NotMadeError, type Order, startThread, type ThreadLimits } from './maker-thread.ts'

/** A pool of threads that make files, first come, first served. */
export interface MakerPool {
  /** Number of files that can be started at once. */
  readonly free: () => number
  /** Starts when a thread is free, in order of the calls. @throws NotMadeError */
  readonly make: (order: Order) => Promise<MadeFile>
  /** Ends all threads; no more files are made. */
  readonly end: () => Promise<void>
}

/** @param threads largest number of threads; each is started on demand */
export const createMakerPool = ({ threads, ...limits }: ThreadLimits & { readonly threads: number }): MakerPool => {
  const idle: MakerThread[] = []
  const busy = new Set<MakerThread>()
  const waiting: (() => void)[] = []
  let places = threads
  let isEnded = false

  const enter = async () => {
    if (places > 0) places--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    // The slot is handed to the next waiting order directly, so that no newer order can take it.
    const next = waiting.shift()
    if (next) next()
    else places++
  }
  const idleOne = (): MakerThread | undefined => {
    const thread = idle.pop()
    if (!thread?.isWorn()) return thread
    void thread.end()
    return idleOne()
  }
  const make = async (order: Order): Promise<MadeFile> => {
    await enter()
    try {
      if (isEnded || order.signal?.aborted) throw new NotMadeError('given up', 'the node stops')
      const thread = idleOne() ?? startThread(limits)
      busy.add(thread)
      try {
        return await thread.make(order)
      } finally {
        busy.delete(thread)
        if (isEnded) void thread.end()
        else idle.push(thread)
      }
    } finally {
      leave()
    }
  }
  return {
    free: () => places,
    make,
    end: async () => {
      isEnded = true
      await Promise.all([...idle.splice(0), ...busy].map((thread) => thread.end()))
    },
  }
}
