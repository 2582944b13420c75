/**
 * Threads that may hold so much memory and no more.
 *
 * The engine's own limit is no such guard: it asks a thread to end that has met it, but where a single step takes more than what is left, as that of a
 * list that doubles, it ends the whole process. Memory beside its heap, such as that of buffers, it does not count. So a thread is looked at from
 * outside, and that limit is put where a thread that is looked at does not come.
 */
import { Worker, type WorkerOptions } from 'node:worker_threads'

const megabyte = 1024 * 1024
/** How often its memory is looked at, ms. */
const look = 50
/** Of the engine, for the heap of a thread, MB. */
const engineLimit = 4096

/** What it is given; how much memory it has is no matter of the engine. */
type ThreadOptions = Omit<WorkerOptions, 'resourceLimits'>

/** A thread for what is not to be trusted with memory: `watchMemory` looks after it while it works. */
export const startWatched = (address: URL, options: ThreadOptions): Worker =>
  new Worker(address, { ...options, resourceLimits: { maxOldGenerationSizeMb: engineLimit, stackSizeMb: 4 } })

/** MB that a thread holds: objects, buffers and what the engine has for itself. @throws where it does not run yet, or no more */
export const heldBy = async (worker: Worker): Promise<number> => {
  const { used_heap_size, external_memory, malloced_memory } = await worker.getHeapStatistics()
  return (used_heap_size + external_memory + malloced_memory) / megabyte
}

/**
 * Looks after a thread of `startWatched`.
 *
 * @param mostMegabytes that it may hold, what the engine has not collected yet included
 * @param onTooMuch told once; it ends the thread
 * @returns what ends the looking
 */
export const watchMemory = (worker: Worker, mostMegabytes: number, onTooMuch: (held: number) => void): (() => void) => {
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  const measure = async () => {
    // A look at a thread that does not run yet is refused: each is asked for anew, whatever became of the last.
    const held = await heldBy(worker).catch(() => 0)
    if (isOver || held <= mostMegabytes) return
    end()
    onTooMuch(held)
  }
  const timer = setInterval(() => void measure(), look)
  return end
}
