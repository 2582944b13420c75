/** A few threads that make files: they are started when there is something to do, and replaced when they are worn. */
import { type MadeFile, type MakerThread, NotMadeError, type Order, startThread, type ThreadLimits } from './maker-thread.ts'

/** A pool of threads that make files, first come, first served. */
export interface MakerPool {
  /** How many more can be begun at once. */
  readonly free: () => number
  /** Begins at once where a thread is free, else when one is; whoever came first is first. @throws NotMadeError */
  readonly make: (order: Order) => Promise<MadeFile>
  /** Nothing more is made. */
  readonly end: () => Promise<void>
}

/** @param threads how many at most; none is started before it is needed */
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
    // Whoever waits is handed the place itself: nobody who comes in between takes it.
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
