/** Files of assemblies over the app: asked for with a selection that pins their parts, sized again, fetched. */
import { expect } from 'vitest'
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import type { Selection } from '../../../../contract/saved/selection-document.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import { withParts } from '../../../../screens/base/selection/pinned-parts.ts'
import type { ownWholeApp } from './own-whole-app.ts'

/** The calculation of a page; one that is no form sends its call, too. */
type SentCalculation = { readonly selection: Selection }

type Answer = { readonly code: number; readonly message?: string; readonly data?: unknown }

/** The models of an assembly by role. */
export const partsOf = ({ parts }: Assembly): Readonly<Record<string, string>> =>
  Object.fromEntries(parts.flatMap(({ role, item }) => (item.kind === 'model' ? [[role, item.sku] as const] : [])))

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks a running app. */
export const assemblyFiles = (whole: ReturnType<typeof ownWholeApp>) => {
  const ask = async (path: string, body?: unknown): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', lang: 'en' }
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    // Every call answers in this shape.
    return (await (await whole.app.request(path, request)).json()) as Answer
  }
  const fileOf = async (kind: FileKind, assembly: Assembly, calculation: SentCalculation): Promise<Buffer> => {
    const { selection, ...request } = calculation
    const pinned = withParts(selection, assembly.parts, { catalogue: 'of today', at: '2026-11-30T06:00:00.000Z' })
    const body = { selectionID: assembly.reference, ...request, selection: pinned, downloadType: fileKinds[kind].type }
    const made = await ask('/api/RecordDownload/CreateModel', body)
    expect([kind, made.message ?? '']).toEqual([kind, ''])
    const { checkPath } = made.data as { checkPath: string } // a task
    for (;;) {
      const state = await ask(`/api/RecordDownload/CheckCreateModel?checkPath=${checkPath}`)
      expect([kind, state.code, state.message ?? '']).toEqual([kind, 0, ''])
      if ((state.data as { complete: boolean }).complete) break // a state
      await wait(100)
    }
    const sent = await ask('/api/RecordDownload/SendDownload', body)
    const { path, name } = sent.data as { path: string; name: string } // a file
    expect(name).toContain(assembly.reference)
    const response = await whole.app.request(path)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  /** The verdict on a report that somebody uploads. */
  const checkUploaded = async (document: Buffer | undefined): Promise<unknown> => {
    const headers = { 'content-type': 'application/pdf', lang: 'en' }
    const body = Uint8Array.from(document ?? [])
    const response = await whole.app.request('/api/Files/CheckReport', { method: 'POST', headers, body })
    return ((await response.json()) as Answer).data // every call answers in this shape
  }
  return { ask, fileOf, checkUploaded }
}
