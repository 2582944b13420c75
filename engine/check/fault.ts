/** The faults that a check reports: one per cause, with advice on how to fix it. */

import { at } from '../base/at.ts'
import { suggest } from '../expression/index.ts'

/** The parts of a calculator besides its schema. */
export type PartBeside = 'texts' | 'examples'

/** Errors block a release; warnings deserve a look. */
export type Fault = {
  /** Path of the finding or issue within `part` (`load#min`, `request.W`); '' for the whole. */
  readonly path: string
  /** Omitted for the schema itself. */
  readonly part?: PartBeside | undefined
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly cure: string
}

/** A fault of severity `error`. */
export function errorAt(path: string, code: string, { message, cure = '' }: { readonly message: string; readonly cure?: string }): Fault {
  return { path, severity: 'error', code, message, cure }
}

/** Advice for an unknown word: the nearest known one, if there is a near one. */
export function nearest(text: string, known: readonly string[]): string {
  const found = suggest(text, known)
  return found === undefined ? `known: ${known.join(', ')}` : `did you mean '${found}'?`
}

/** Converts a compiler issue. In a multi-line message (an expression with a caret) the first line is the message; text after a semicolon is the advice. */
export function ofIssue({ path, code, message }: { readonly path: string; readonly code: string; readonly message: string }): Fault {
  const [firstLine = ''] = message.split('\n')
  const [what = '', ...advice] = firstLine.split('; ')
  return errorAt(path, code, { message: what, cure: advice.join('; ') })
}

/** The message as shown beside its location; prefixed with the path when the fault is in the schema. */
export function messageOf({ path, part, message }: Pick<Fault, 'path' | 'part' | 'message'>): string {
  return path === '' || part !== undefined ? message : `${path}: ${message}`
}

/** Drops faults that follow from another one: a field that is never visible is not also reported as unsent or unused. */
export function withoutConsequences(faults: readonly Fault[]): readonly Fault[] {
  const root = ({ path }: Fault): string => at(path.split(/[.#]/), 0)
  const causes = new Set(faults.filter(({ code }) => code === 'unreachableField' || code === 'visibilityDeadlock').map(root))
  return faults.filter((fault, index) => {
    const isCause = faults.findIndex((one) => root(one) === root(fault)) === index
    return isCause || !causes.has(root(fault))
  })
}

/** Codes for examples that contradict the form in something other than the request. */
export type TriedCode = 'exampleFresh' | 'exampleOffers' | 'exampleTried' | 'exampleRestated'
const triedCodes = ['exampleFresh', 'exampleOffers', 'exampleTried', 'exampleRestated'] as const satisfies readonly TriedCode[]
/** Codes that are meaningful only when there is no error. */
const laterCodes: ReadonlySet<string> = new Set([...triedCodes, 'unusedInExamples'])

/** Drops findings about examples when anything else is wrong, since they are then only consequences. */
export function causesOf<OneFault extends Pick<Fault, 'code' | 'severity'>>(found: readonly OneFault[]): readonly OneFault[] {
  const others = found.filter(({ code }) => !laterCodes.has(code))
  if (others.some(({ severity }) => severity === 'error')) return others
  // Whatever else is said of a part says more than that it is another one than before.
  return others.length > 0 ? found.filter(({ code }) => code !== 'exampleRestated') : found
}
