/** The faults of a page: each once, with how often it happened until it was told. */
import type { PageFault } from '../../../contract/site/logs.ts'
import { type FaultKind, logSizes } from '../../../contract/site/log-names.ts'
import { isMissingFile } from '../page/error-boundary.tsx'
import { scrubbedMessage, scrubbedStack } from './scrub.ts'

/** A fault as it was noticed. */
export type Noticed = { readonly kind: FaultKind; readonly message: string; readonly stack: string }

const kindOf = (kind: FaultKind, thrown: unknown): FaultKind => (thrown instanceof Error && isMissingFile(thrown) ? 'chunk' : kind)

const noticedOf = (kind: FaultKind, thrown: unknown): Noticed | undefined => {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
  if (thrown instanceof Error) {
    return { kind: kindOf(kind, thrown), message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  }
  return { kind, message: String(thrown), stack: '' }
}

/** Browsers say so where a page draws itself twice in a frame; nothing is wrong. */
const harmless = /^ResizeObserver loop/

/** @param fault what the window was told: an error, a promise that nobody minds, a fault that is shown in place of a part of the page */
export const noticed = (fault: Event): Noticed | undefined => {
  if (fault instanceof PromiseRejectionEvent) return noticedOf('rejection', fault.reason)
  if (fault instanceof CustomEvent) return noticedOf('render', fault.detail)
  if (!(fault instanceof ErrorEvent) || harmless.test(fault.message)) return undefined
  return fault.error instanceof Error ? noticedOf('error', fault.error) : { kind: 'error', message: fault.message, stack: '' }
}

/** Most different faults of one page: one that fails in a loop does not fill the log. */
const mostFaults = logSizes.errors

/** What has been noticed on a page, and which of it is not told yet. */
export const createFaultLog = () => {
  const known = new Map<string, PageFault>()
  const told = new Set<string>()

  return {
    /** @param typed what stands in the inputs of the page */
    add: (fault: Noticed, at: number, typed: readonly string[]): void => {
      const message = scrubbedMessage(fault.message, typed)
      const stack = scrubbedStack(fault.stack)
      const key = [fault.kind, message, stack.split('\n')[0]].join('\n')
      const before = known.get(key)
      if (!before && known.size >= mostFaults) return
      const count = Math.min((before?.count ?? 0) + 1, 10_000)
      known.set(key, before ? { ...before, count } : { kind: fault.kind, message, stack, time: new Date(at).toISOString(), count })
    },
    /** Those that were not told; from now on they are. */
    take: (): readonly PageFault[] => {
      const news = [...known].filter(([key]) => !told.has(key))
      for (const [key] of news) told.add(key)
      return news.map(([, fault]) => fault)
    },
  }
}
