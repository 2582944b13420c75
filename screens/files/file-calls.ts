/** Calls that generate and download files. */
import type * as z from 'zod/mini'
import { type downloadLog, fileChecked, fileSent, fileTaskMade, fileTaskState } from '../../contract/files/files.ts'
import { done } from '../../contract/people/people.ts'
import { askPeople, tellPeople } from '../base/people/account-calls.ts'
import type { CallOptions } from '../base/api/api.ts'
import { askFile } from '../base/api/ask-file.ts'
import type { RequestedFile } from '../base/files/wishes.ts'

type Request = RequestedFile['request']
type Shape<T> = z.ZodMiniType<T>

const service = 'RecordDownload'
/** Long enough for large files. */
const fetchTimeoutMs = 600_000

const tell = <T>(call: string, body: unknown, shape: Shape<T>): ((options: CallOptions) => Promise<T>) => {
  return (options) => tellPeople({ path: `${service}/${call}`, body, shape }, options)
}

export type Outcome = z.infer<typeof downloadLog>

export const fileCalls = {
  check: (request: Request, options: CallOptions) => tell('CheckDownload', request, fileChecked)(options),
  create: (request: Request, options: CallOptions) => tell('CreateModel', request, fileTaskMade)(options),
  poll: (checkPath: string, options: CallOptions) =>
    askPeople({ path: `${service}/CheckCreateModel`, query: { checkPath }, shape: fileTaskState }, options),
  send: (request: Request, options: CallOptions) => tell('SendDownload', request, fileSent)(options),
  fetch: (path: string, options: CallOptions): Promise<Blob> => askFile({ address: path }, { ...options, timeoutMs: fetchTimeoutMs }),
  /** Logs the outcome of a file in the background. */
  log: async (outcome: Outcome, options: CallOptions): Promise<void> => {
    await tellPeople({ path: 'log/download', body: outcome, shape: done }, options).catch(() => undefined)
  },
}
export type FileCalls = typeof fileCalls
