/** Files of assemblies over the app: asked for with the models of their parts, sized again, fetched. */
import { expect } from 'vitest'
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import type { ownWholeApp } from './own-whole-app.ts'

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
  const fileOf = async (kind: FileKind, assembly: Assembly, calculation: object): Promise<Buffer> => {
    const body = { selectionID: assembly.reference, ...calculation, parts: partsOf(assembly), downloadType: fileKinds[kind].type }
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
  return { ask, fileOf }
}
