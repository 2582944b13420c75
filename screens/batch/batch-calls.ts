/** Calls of the batch page: template, results, and results as a file. */
import { batchAnswer, type BatchAnswer, batchNames, type BatchRequest } from '../../contract/results/batch.ts'
import { ApiError, type CallOptions, getAnswer } from '../base/api/api.ts'
import { askFile } from '../base/api/ask-file.ts'

/** A table may have a thousand rows. */
const timeoutMs = 300_000

const addressOf = (call: string): string => `/api/${batchNames.service}/${call}`

export const fetchTemplate = (calculator: string, options: CallOptions): Promise<Blob> =>
  askFile({ address: `${addressOf(batchNames.template)}?${new URLSearchParams({ calculator })}` }, options)

export const calculateTable = (body: BatchRequest, options: CallOptions): Promise<BatchAnswer> =>
  getAnswer(
    { base: 'classes', path: `${batchNames.service}/${batchNames.calculate}`, query: {}, body },
    (data) => batchAnswer.safeParse(data).data,
    { ...options, timeoutMs },
  )

export const fetchResults = (body: BatchRequest, options: CallOptions): Promise<Blob> =>
  askFile({ address: addressOf(batchNames.file), body }, { ...options, timeoutMs })

/** Reads a file for the request; an unreadable file becomes an empty one. */
export const readFile = (file: File): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''))
    reader.addEventListener('error', () => fail(new ApiError({ kind: 'offline' })))
    reader.readAsDataURL(file)
  })
