/** Tables for the real service, and what came of them. */
import readXlsxFile from 'read-excel-file/node'
import { type BatchAnswer, batchAnswer } from '../../../../../contract/results/batch.ts'
import type { RealService } from '../../support/real-service.ts'

export const template = async ({ app }: RealService, calculator: string, lang = 'en') => {
  const response = await app.request(`/api/Batch/Template?calculator=${calculator}`, { headers: { lang } })
  return { response, bytes: new Uint8Array(await response.clone().arrayBuffer()) }
}

export const sheetsIn = (bytes: Uint8Array) => readXlsxFile(Buffer.from(bytes))

type TableRequest = {
  readonly calculator: string
  readonly file: Uint8Array | string
  readonly lang?: string
  readonly call?: string
  readonly signal?: AbortSignal
}

export const postTable = ({ app }: RealService, { calculator, file, lang = 'en', call = 'Calculate', signal }: TableRequest) =>
  app.request(`/api/Batch/${call}?${new URLSearchParams({ calculator })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', lang },
    body: typeof file === 'string' ? file : Uint8Array.from(file),
    ...(signal && { signal }),
  })

/** The answer to a table in which the service finds nothing against it. */
export const calculateTable = async (service: RealService, request: TableRequest): Promise<BatchAnswer> => {
  const body: unknown = await (await postTable(service, request)).json()
  if (typeof body === 'object' && body !== null && 'data' in body) return batchAnswer.parse(body.data)
  throw new Error(JSON.stringify(body))
}
