/** What a check says of a calculator: one fault per cause, with what to do about it. */

import { suggest } from '../expression/index.ts'

/** What a calculator is made of beside its schema. */
export type PartBeside = 'texts' | 'examples'

/** Errors stop a release, warnings ask for a look. */
export type Fault = {
  /** That of a finding or an issue (`load#min`, `request.W`), within `part`; '' is the whole. */
  readonly path: string
  /** Left out: the schema. */
  readonly part?: PartBeside | undefined
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly cure: string
}

/** A fault that stops. */
export function errorAt(path: string, code: string, { message, cure = '' }: { readonly message: string; readonly cure?: string }): Fault {
  return { path, severity: 'error', code, message, cure }
}

/** What to do about a word that is none of those that are known: the nearest, where one is near. */
export function nearest(text: string, known: readonly string[]): string {
  const found = suggest(text, known)
  return found === undefined ? `known: ${known.join(', ')}` : `did you mean '${found}'?`
}

/** A message of several lines is an expression with its caret: the first says what is wrong, and what to do stands behind a semicolon. */
export function ofIssue({ path, code, message }: { readonly path: string; readonly code: string; readonly message: string }): Fault {
  const [said = ''] = message.split('\n')
  const [what = '', ...advice] = said.split('; ')
  return errorAt(path, code, { message: what, cure: advice.join('; ') })
}

/** As it is told where the place stands beside it: with its path where it is one of the schema. */
export function messageOf({ path, part, message }: Pick<Fault, 'path' | 'part' | 'message'>): string {
  return path === '' || part !== undefined ? message : `${path}: ${message}`
}

/** One cause has one finding: what can never be seen is not told again as never sent, unused or without use. */
export function withoutConsequences(faults: readonly Fault[]): readonly Fault[] {
  const root = ({ path }: Fault): string => path.split(/[.#]/)[0] ?? ''
  const causes = new Set(faults.filter(({ code }) => code === 'unreachableField' || code === 'visibilityDeadlock').map(root))
  return faults.filter((fault, index) => {
    const isCause = faults.findIndex((one) => root(one) === root(fault)) === index
    return isCause || !causes.has(root(fault))
  })
}

/** What an example says beside its request, and the form does not do. */
export type TriedCode = 'exampleFresh' | 'exampleOffers' | 'exampleTried'
const triedCodes = ['exampleFresh', 'exampleOffers', 'exampleTried'] as const satisfies readonly TriedCode[]
/** What is said of examples that would be right if the rest were. */
const laterCodes: ReadonlySet<string> = new Set([...triedCodes, 'unusedInExamples'])

/** What a form does otherwise than its examples say is the consequence of anything else that is wrong. */
export function causesOf<Found extends Pick<Fault, 'code' | 'severity'>>(found: readonly Found[]): readonly Found[] {
  const others = found.filter(({ code }) => !laterCodes.has(code))
  return others.some(({ severity }) => severity === 'error') ? others : found
}
