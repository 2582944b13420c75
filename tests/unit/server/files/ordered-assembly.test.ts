/** Files of a model with the motor that is ordered or was chosen with it: those of their assembly, of every kind. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type FileKind, fileKinds } from '../../../../contract/files/files.ts'
import { readZip } from '../people/read-zip.ts'
import { ownWholeApp } from './own-whole-app.ts'
import { readGlb } from './read-glb.ts'

const whole = ownWholeApp()
beforeAll(() => whole.making.start())

type Answer = { readonly code: number; readonly message?: string; readonly data?: unknown }
const ask = async (path: string, body?: object): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', lang: 'en' }
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  return (await (await whole.app.request(path, request)).json()) as Answer // every call answers in this shape
}

const madeFile = async (kind: FileKind, request: object): Promise<Buffer> => {
  const body = { ...request, downloadType: fileKinds[kind].type }
  const { data, message = '' } = await ask('/api/RecordDownload/CreateModel', body)
  expect([kind, message]).toEqual([kind, ''])
  const { checkPath } = data as { checkPath: string } // a task
  for (;;) {
    const state = await ask(`/api/RecordDownload/CheckCreateModel?checkPath=${checkPath}`)
    expect([kind, state.code, state.message ?? '']).toEqual([kind, 0, ''])
    if ((state.data as { complete: boolean }).complete) break // a state
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { path } = (await ask('/api/RecordDownload/SendDownload', body)).data as { path: string } // a file
  return Buffer.from(await (await whole.app.request(path)).arrayBuffer())
}

/** The same file may not be fetched twice within some seconds. */
const made = new Map<string, Promise<Buffer>>()
const fileOf = (kind: FileKind, request: object): Promise<Buffer> => {
  const key = JSON.stringify([kind, request])
  const file = made.get(key) ?? madeFile(kind, request)
  made.set(key, file)
  return file
}

const parts = (chosen: Readonly<Record<string, string>>) => Object.entries(chosen).map(([paramName, value]) => ({ paramName, value }))

/** SGM7J-A5A: shaft 8, pilot 30, bolt circle 46. */
const flange = '8-30-46'
const motor = 'SGM7J-A5A'
const gear = { selectionID: 'GPB/GPB042-L1-3' }

type Case = readonly [name: string, role: string, request: object]
const cases: readonly Case[] = [
  ['a gear unit with a motor in its code', 'gearUnit', { ...gear, orderParams: parts({ flange, motor }) }],
  ['a gear unit with a motor beside it', 'gearUnit', { ...gear, motorSku: motor }],
  ['a platform with a motor beside it', 'platform', { selectionID: 'HP/HP60-5', motorSku: motor }],
  ['a cylinder with the motor that was found for it', 'cylinder', { selectionID: 'EMC/REXROTH-EMC32-12x5', motorSku: motor }],
]

describe.each(cases)('%s', (_name, role, request) => {
  test('has both in its parts list, each with its own code, and the same reference each time', async () => {
    const list = String(await fileOf('bom', request))
    expect(list.split('\r\n').filter((line) => line.includes(motor))).toHaveLength(1)
    expect(list).not.toMatch(/\+SGM7J|undefined|roles\./)
    expect(/SW-[0-9a-f]{8}/.exec(list)?.[0]).toBe(/SW-[0-9a-f]{8}/.exec(String(await fileOf('bom', { ...request, unit: 1 })))?.[0])
  })

  test.each(['step', 'step214', 'step203'] as const)('is two products in a solid (%s)', async (kind) => {
    const text = String(await fileOf(kind, request))
    expect(text).toContain(`'1 ${role} 1'`)
    expect(text).toContain("'2 motor 1'")
    expect(text).toContain(`'${motor}'`)
  })

  test('shows both in its preview, where they stand', async () => {
    const { products } = await readGlb(await fileOf('preview', request))
    const names = products.map(({ name }) => name)
    expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(new Set([role, 'motor']))
  })

  test.each(['dxf', 'iges', 'stl', 'threeMf'] as const)('has a file as %s', async (kind) => {
    expect((await fileOf(kind, request)).length).toBeGreaterThan(1000)
  })

  test('has drawings and an archive of the whole and of each', { tags: ['deep'], timeout: 240_000 }, async () => {
    for (const kind of ['drawing', 'drawing3d'] as const) {
      expect(String(await fileOf(kind, { ...request, insert3d: kind === 'drawing3d' })).slice(0, 5)).toBe('%PDF-')
    }
    const names = [...readZip(await fileOf('archive', request)).keys()]
    expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
    expect(new Set(names.filter((name) => name.startsWith('parts/')).map((name) => name.split('/')[1])).size).toBe(2)
  })
})

/** Of the same size as the other: files that have just been fetched are refused for some seconds. */
const twin = 'SGM7J-01A'

test('a motor in the code and the same one beside it are one assembly', async () => {
  const referenceOf = async (request: object) => /SW-[0-9a-f]{8}/.exec(String(await fileOf('bom', request)))?.[0]
  const inCode = await referenceOf({ ...gear, orderParams: parts({ flange, motor: twin }) })
  expect(inCode).toBeDefined()
  expect(await referenceOf({ ...gear, orderParams: parts({ flange }), motorSku: twin })).toBe(inCode)
})

test('a motor that does not fit fails, and an open coupling says what it has to take', async () => {
  // In inches, as the same file is not given twice within seconds.
  const sheetFails = async (motorSku: string) => /\bfails\b/.test(String(await fileOf('dxf', { ...gear, motorSku, unit: 1 })))
  expect([await sheetFails(motor), await sheetFails('SGM7G-20A')]).toEqual([false, true])
  const listFails = async (motorSku: string) => String(await fileOf('bom', { ...gear, motorSku, sheet: 'A4' })).includes('State: fails')
  expect([await listFails(motor), await listFails('SGM7G-20A')]).toEqual([false, true])
  expect(String(await fileOf('bom', { selectionID: 'EMC/REXROTH-EMC32-12x5', motorSku: motor }))).toContain('Bore, motor side 8 mm')
})

test.each(['FSC/HIWIN-R14-10K3-FSC'])(
  'a model on which no motor stands has its own files, whatever motor was found with it: %s',
  async (selectionID) => {
    const request = { selectionID, motorSku: motor }
    expect(String(await fileOf('step', request))).toBe(String(await fileOf('step', { selectionID })))
    expect(String(await fileOf('bom', request))).not.toContain('SW-')
  },
)

test('an unknown motor is refused by its name', async () => {
  const answer = await ask('/api/RecordDownload/CreateModel', { ...gear, downloadType: fileKinds.bom.type, motorSku: 'no such motor' })
  expect(answer.code).not.toBe(0)
  expect(JSON.stringify(answer)).toContain('no such motor')
})

test('a model without a motor has its own files', async () => {
  expect(String(await fileOf('bom', gear))).not.toContain('SW-')
  expect((await readGlb(await fileOf('preview', gear))).products.some(({ name }) => name.includes('/'))).toBe(false)
})
