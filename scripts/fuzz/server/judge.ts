/** Rules that every response must satisfy, whatever the request. */
import type * as z from 'zod'
import { errorCodes, failure } from '../../../contract/errors.ts'
import type { OpenApiDocument } from '../../../server/routes/openapi/types.ts'
import type { BadRequest } from './bad-requests.ts'
import { answerIn, type DocumentedCall, validatorIn } from './document-shapes.ts'

/** A response that has been read completely. */
export interface Read {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** @returns the fault of the response; undefined if there is none */
export type Judge = (request: BadRequest, answer: Read) => string | undefined

const knownCodes = new Map<number, number>(Object.values(errorCodes).map(({ code, status }) => [code, status]))

/** Matches stack traces and internal paths. */
const innards = /\n\s+at \S.*:\d+:\d+|node_modules\/|file:\/\/\/\S+\.[tj]s\b|\bSQLITE_|node:internal/

/** The markup in the request. */
const markupIn = ({ address, headers, body = '' }: BadRequest): readonly string[] => {
  const sent = [...new URL(address, 'http://x').searchParams].flat()
  const inPath = new URL(address, 'http://x').pathname.split('/').map((part) => decodeURIComponent(part))
  const all = [...sent, ...inPath, ...Object.values(headers), ...body.matchAll(/<[a-z][^"]*>/g)].map(String)
  return all.filter((text) => /<[a-z!]/i.test(text))
}

/** Whether the response echoes markup that browsers may render: as a page, or without `nosniff`. */
const echoes = (request: BadRequest, answer: Read): boolean => {
  const isShown = /html|xml/.test(answer.headers.get('content-type') ?? '')
  if (!isShown && answer.headers.get('x-content-type-options') === 'nosniff') return false
  return markupIn(request).some((text) => answer.text.includes(text))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const refusalFault = ({ status, text }: Read): string | undefined => {
  const reported = failure.safeParse(parsed(text))
  if (!reported.success) return `an answer with status ${status} that is no refusal of the contract`
  const { code } = reported.data
  if (!knownCodes.has(code)) return `the code ${code} is unknown`
  return knownCodes.get(code) === status ? undefined : `the code ${code} comes with status ${status}, not ${knownCodes.get(code)}`
}

const issueText = ({ path, message }: z.core.$ZodIssue): string => `${path.map(String).join('.')}: ${message}`

const serverFault = ({ status, headers }: Read): string | undefined => {
  if (status < 500 || (status === 503 && headers.has('retry-after'))) return undefined
  return `status ${status}`
}

/** @param document of the server under test */
export const judgeBy = (document: OpenApiDocument): Judge => {
  const validators = new Map<DocumentedCall, ReturnType<typeof validatorIn> | undefined>()
  const validatorFor = (call: DocumentedCall) => {
    if (!validators.has(call)) {
      const schema = answerIn(document, call.operation.responses['200'])?.content?.['application/json']?.schema
      validators.set(call, schema && validatorIn(document, schema))
    }
    return validators.get(call)
  }
  const successFault = ({ call }: BadRequest, answer: Read): string | undefined => {
    const validator = validatorFor(call)
    if (!validator) return undefined
    const [issue] = validator.safeParse(parsed(answer.text)).error?.issues ?? []
    return issue && `an answer in another shape than documented: ${issueText(issue)}`
  }
  return (request, answer) => {
    const fault = serverFault(answer)
    if (fault !== undefined) return fault
    if (innards.test(answer.text)) return 'an answer that tells of the innards of the server'
    if (echoes(request, answer)) return 'markup comes back as it was sent'
    return answer.status < 300 ? successFault(request, answer) : answer.status < 400 ? undefined : refusalFault(answer)
  }
}
