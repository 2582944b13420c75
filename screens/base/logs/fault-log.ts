/** Collects the faults of a page: each once, with its count since the last report. */
import type { PageFault } from '../../../contract/site/logs.ts'
import { type FaultKind, logSizes } from '../../../contract/site/log-names.ts'
import { isMissingFile } from '../page/error-boundary.tsx'
import { scrubbedMessage, scrubbedStack } from './scrub.ts'

/** A fault as caught by the window. */
export type Noticed = { readonly kind: FaultKind; readonly message: string; readonly stack: string }

const kindOf = (kind: FaultKind, thrown: unknown): FaultKind => (thrown instanceof Error && isMissingFile(thrown) ? 'chunk' : kind)

const noticedOf = (kind: FaultKind, thrown: unknown): Noticed | undefined => {
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
  if (thrown instanceof Error) {
    return { kind: kindOf(kind, thrown), message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  }
  return { kind, message: String(thrown), stack: '' }
}

/** Browsers report this for a second layout in one frame; it is harmless. */
const harmless = /^ResizeObserver loop/

/**
 * Converts an event to a fault.
 *
 * @param fault an error event, an unhandled rejection, or a fault shown by an error boundary
 */
export const noticed = (fault: Event): Noticed | undefined => {
  if (fault instanceof PromiseRejectionEvent) return noticedOf('rejection', fault.reason)
  if (fault instanceof CustomEvent) return noticedOf('render', fault.detail)
  if (!(fault instanceof ErrorEvent) || harmless.test(fault.message)) return undefined
  return fault.error instanceof Error ? noticedOf('error', fault.error) : { kind: 'error', message: fault.message, stack: '' }
}

/** Maximum number of different faults per page; protects the log from a failing loop. */
const mostFaults = logSizes.errors

/** Creates the log of a page, which returns each fault in one report only. */
export const createFaultLog = () => {
  const known = new Map<string, PageFault>()
  const reported = new Set<string>()

  return {
    /** `typed`: current texts of the page's inputs, removed from the message. */
    add: (fault: Noticed, at: number, typed: readonly string[]): void => {
      const message = scrubbedMessage(fault.message, typed)
      const stack = scrubbedStack(fault.stack)
      const key = [fault.kind, message, stack.split('\n')[0]].join('\n')
      const before = known.get(key)
      if (!before && known.size >= mostFaults) return
      const count = Math.min((before?.count ?? 0) + 1, 10_000)
      known.set(key, before ? { ...before, count } : { kind: fault.kind, message, stack, time: new Date(at).toISOString(), count })
    },
    /** Returns the faults not reported yet and marks them as reported. */
    take: (): readonly PageFault[] => {
      const news = [...known].filter(([key]) => !reported.has(key))
      for (const [key] of news) reported.add(key)
      return news.map(([, fault]) => fault)
    },
  }
}
