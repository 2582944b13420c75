/** Lets a call wait for the end of a job on this node, so that a file that is made quickly is there with its first answer. */

/** The ends of jobs on this node. */
export interface JobEnds {
  /** Resolves once the job has ended here, however it ended, or the signal is aborted. */
  readonly ended: (key: string, signal: AbortSignal) => Promise<void>
  /** Reports that a job has ended. */
  readonly tell: (key: string) => void
}

/** Creates the ends of jobs of a node. */
export const createJobEnds = (): JobEnds => {
  const waiting = new Map<string, Set<() => void>>()
  return {
    ended: (key, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve()
          return
        }
        const ends = waiting.get(key) ?? new Set()
        waiting.set(key, ends)
        const end = () => {
          ends.delete(end)
          if (ends.size === 0) waiting.delete(key)
          signal.removeEventListener('abort', end)
          resolve()
        }
        ends.add(end)
        signal.addEventListener('abort', end)
      }),
    tell: (key) => {
      for (const end of waiting.get(key) ?? []) end()
    },
  }
}
