/** Pending work of a runner, which can be aborted and restarted. */

export const runAfter = (ms: number, signal: AbortSignal, run: () => void): void => {
  if (ms === 0) return run()
  const timer = setTimeout(run, ms)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

export type Work<State> = {
  /** Starting work aborts the previous work in the same slot, whose result is ignored. */
  readonly slot: string
  /** `end` marks the work as done; it returns false if the work was aborted and its result must be ignored. */
  readonly start: (signal: AbortSignal, end: () => boolean) => void
  readonly isNeeded: (state: State) => boolean
}

type Entry<State> = { readonly work: Work<State>; readonly controller: AbortController }

export const createWorkSlots = <State>() => {
  const underWay = new Map<string, Entry<State>>()
  const begin = (work: Work<State>): void => {
    underWay.get(work.slot)?.controller.abort()
    const controller = new AbortController()
    underWay.set(work.slot, { work, controller })
    // Completed work is removed and is not resumed.
    work.start(controller.signal, () => !controller.signal.aborted && underWay.delete(work.slot))
  }
  const each = (act: (entry: Entry<State>) => void): void => [...underWay.values()].forEach(act)
  return {
    begin,
    giveUpUnwanted: (state: State): void =>
      each(({ work, controller }) => {
        if (work.isNeeded(state)) return
        controller.abort()
        underWay.delete(work.slot)
      }),
    stop: (): void => each(({ controller }) => controller.abort()),
    resume: (): void => each(({ work, controller }) => controller.signal.aborted && begin(work)),
  }
}
