/**
 * Worker threads with a reliable memory limit.
 *
 * The engine's own limit is not sufficient: it asks a thread at the limit to end, but where a single allocation exceeds the
 * remaining memory, such as that of a growing list, it ends the whole process. It also ignores memory outside of the heap, such
 * as buffers. So memory is monitored from outside, and the engine's limit is set out of reach.
 */
import { Worker, type WorkerOptions } from 'node:worker_threads'

const megabyte = 1024 * 1024
/** Monitoring interval, ms. */
const look = 50
/** The engine's heap limit for a thread, MB. */
const engineLimit = 4096

/** Options of a thread, without the engine's memory limits. */
type ThreadOptions = Omit<WorkerOptions, 'resourceLimits'>

/** Starts a thread for untrusted work; `watchMemory` must monitor it while it works. */
export const startWatched = (address: URL, options: ThreadOptions): Worker =>
  new Worker(address, { ...options, resourceLimits: { maxOldGenerationSizeMb: engineLimit, stackSizeMb: 4 } })

/** Memory held by a thread, MB: objects, buffers and the engine's own. @throws where the thread is not running */
export const heldBy = async (worker: Worker): Promise<number> => {
  const { used_heap_size, external_memory, malloced_memory } = await worker.getHeapStatistics()
  return (used_heap_size + external_memory + malloced_memory) / megabyte
}

/**
 * Monitors a thread of `startWatched`.
 *
 * @param mostMegabytes limit, including memory not yet collected
 * @param onTooMuch called once above the limit; must end the thread
 * @returns a function that stops the monitoring
 */
export const watchMemory = (worker: Worker, mostMegabytes: number, onTooMuch: (held: number) => void): (() => void) => {
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  const measure = async () => {
    // Reading fails while the thread is starting; the next interval tries again.
    const held = await heldBy(worker).catch(() => 0)
    if (isOver || held <= mostMegabytes) return
    end()
    onTooMuch(held)
  }
  const timer = setInterval(() => void measure(), look)
  return end
}
