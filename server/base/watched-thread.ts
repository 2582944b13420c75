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
const interval = 50
/** The engine's heap limit for a thread, MB. */
const engineLimit = 4096

/** For whom a thread works. */
export interface ThreadClient {
  /** The thread ends once it is aborted. */
  readonly signal?: AbortSignal | undefined
  /** Told the processor time of the thread while it runs, ms. */
  readonly charge?: ((ms: number) => void) | undefined
}

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

/** Processor time of a thread since its start, ms. @throws where the thread is not running */
const usedBy = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Measures a thread at intervals until a limit is exceeded. @returns a function that stops the monitoring */
const watch = (measure: () => Promise<number>, most: number, onTooMuch: (measured: number) => void): (() => void) => {
  let isOver = false
  const end = () => {
    isOver = true
    clearInterval(timer)
  }
  const look = async () => {
    // Reading fails while the thread is starting; the next interval tries again.
    const measured = await measure().catch(() => 0)
    if (isOver || measured <= most) return
    end()
    onTooMuch(measured)
  }
  const timer = setInterval(() => void look(), interval)
  return end
}

/**
 * Monitors the processor time that a thread uses from now on, and charges it.
 *
 * @param mostMs limit, ms
 * @param onTooMuch called once above the limit; must end the thread
 * @returns a function that stops the monitoring
 */
export const watchProcessorTime = (
  worker: Worker,
  { mostMs, charge = () => undefined }: Pick<ThreadClient, 'charge'> & { readonly mostMs: number },
  onTooMuch: () => void,
): (() => void) => {
  let charged = 0
  // A thread that is still starting has used nothing.
  const before = usedBy(worker).catch(() => 0)
  const measure = async () => {
    const used = (await usedBy(worker)) - (await before)
    charge(used - charged)
    charged = used
    return used
  }
  return watch(measure, mostMs, onTooMuch)
}

/**
 * Monitors the memory of a thread of `startWatched`.
 *
 * @param mostMegabytes limit, including memory not yet collected
 * @param onTooMuch called once above the limit; must end the thread
 * @returns a function that stops the monitoring
 */
export const watchMemory = (worker: Worker, mostMegabytes: number, onTooMuch: (held: number) => void): (() => void) =>
  watch(() => heldBy(worker), mostMegabytes, onTooMuch)
