/** Work of a runner that is under way: it can be given up, and begun again. */

export const runAfter = (ms: number, signal: AbortSignal, run: () => void): void => {
  if (ms === 0) return run()
  const timer = setTimeout(run, ms)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

export type Work<State> = {
  /** One work of a slot at a time: a new one takes the place of the one before, whose end is told nobody. */
  readonly slot: string
  /** `end` says whether the work is still wanted, and is called once it is done. */
  readonly start: (signal: AbortSignal, end: () => boolean) => void
  readonly isWanted: (state: State) => boolean
}

type Entry<State> = { readonly work: Work<State>; readonly controller: AbortController }

export const createWorkSlots = <State>() => {
  const underWay = new Map<string, Entry<State>>()
  const begin = (work: Work<State>): void => {
    underWay.get(work.slot)?.controller.abort()
    const controller = new AbortController()
    underWay.set(work.slot, { work, controller })
    // Ended work is no longer there to be begun again.
    work.start(controller.signal, () => !controller.signal.aborted && underWay.delete(work.slot))
  }
  const each = (act: (entry: Entry<State>) => void): void => [...underWay.values()].forEach(act)
  return {
    begin,
    giveUpUnwanted: (state: State): void =>
      each(({ work, controller }) => {
        if (work.isWanted(state)) return
        controller.abort()
        underWay.delete(work.slot)
      }),
    stop: (): void => each(({ controller }) => controller.abort()),
    resume: (): void => each(({ work, controller }) => controller.signal.aborted && begin(work)),
  }
}
