/** A new assembly as one document in the folder of a site: screw jacks, a gear unit and its motor, without code of its own. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileKinds } from '../../../../contract/files/files.ts'
import { readCalculation } from '../../../../contract/results/read-calculation.ts'
import { explanation } from '../../../../contract/results/selection.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import { pinsOf } from '../../../../engine/assembly/pins.ts'
import { isRecord } from '../../../../engine/base/is-record.ts'
import { readZip } from '../people/read-zip.ts'
import { createCalculatorService } from './calculator-service.ts'

const file = '9101-gantry-lift.json'
const source = readFileSync(new URL(`../../../fixtures/calculators/${file}`, import.meta.url), 'utf8')
const conditions = { load: 2000, jacks: 2, stroke: 600, speed: 800, dutyCycle: 20, startFactor: 1.5, fixing: 'base-fixed-end-free' }

let service: Awaited<ReturnType<typeof createCalculatorService>>
beforeAll(async () => {
  const faulty = source.replace('"id": 9101', '"id": 9102').replace('"gantryLift"', '"faultyLift"')
  service = await createCalculatorService(
    {
      [file]: source,
      '9102-faulty-lift.json': faulty
        .replace('ReducerWorking/Three', 'ReducerWorking/Four')
        .replace('"FixedMethod"', '"FixedMethods"')
        .replace('"value": "jack.n1"', '"value": "jak.n1"'),
      '9103-uncounted-lift.json': source
        .replace('"id": 9101', '"id": 9103')
        .replace('"gantryLift"', '"uncountedLift"')
        .replace('"quantity": "jacks"', '"quantity": "load / 900[kg]"'),
    },
    { files: { signIn: false, perDay: 1000 } },
  )
  service.making.start()
})
afterAll(() => service.close())

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'site-key': 'linea', lang: 'en' }
  const response = await service.app.request(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as { code: number; message?: string; data?: unknown; issues?: unknown } // every call answers in this shape
}
const found = async (body: object = conditions) => {
  const answer = await post('9101/Calculation', body)
  expect([answer.code, answer.message ?? '', answer.issues]).toEqual([0, '', undefined])
  const read = readCalculation(isRecord(answer.data) ? answer.data : undefined)
  if (!read) throw new Error('no calculation')
  return read
}
const first = async (body: object = conditions) => {
  const [model] = (await found(body)).list
  if (!model?.assembly) throw new Error('nothing fits')
  return { model, assembly: model.assembly }
}
type Assembly = Awaited<ReturnType<typeof first>>['assembly']
const skuOf = ({ parts }: Assembly, role: string): string => {
  const item = parts.find((part) => part.role === role)?.item
  return item?.kind === 'model' ? item.sku : ''
}

describe('a gantry axis as a document', () => {
  it('is told with the place of each fault where it names what there is not', () => {
    const lines = service.logLines().join('\n')
    expect(lines).toMatch(/9102[^\n]*'ReducerWorking' has no call 'FourPhaseMotorCalculation'/)
    expect(lines).toMatch(/9102[^\n]*no parameter 'FixedMethods'/)
    expect(lines).toMatch(/9102[^\n]*needs 'FixedMethod'/)
    expect(lines).toMatch(/9102[^\n]*no part or parameter 'jak'/)
    expect(lines).not.toContain('9101')
  })

  it('answers with jacks, coupling, gear unit and motor, whose demands are the flows that they cite', async () => {
    const { assembly } = await first()
    expect(assembly.parts.map(({ role, quantity, item }) => [role, quantity, item.kind])).toEqual([
      ['jack', 2, 'model'],
      ['coupling', 1, 'open'],
      ['gearUnit', 1, 'model'],
      ['motor', 1, 'model'],
    ])
    const flow = assembly.flows.find(({ id }) => id === 'jack-coupling:inputTorque')
    const coupling = assembly.parts.find(({ role }) => role === 'coupling')?.item
    const torque = coupling?.kind === 'open' ? coupling.needs.find(({ name }) => name === 'ratedTorque')?.value : undefined
    expect(torque).toBeCloseTo((flow?.value ?? Number.NaN) * conditions.startFactor, 9)
    expect(assembly.state).toBe('open')
    expect(assembly.joints.map(({ a, b, state }) => [a, b, state])).toContainEqual(['jack.input', 'coupling.bore', 'open'])
    expect(assembly.joints.some(({ a }) => a === 'motor.shaft')).toBe(true)
  })

  it('passes nothing whose number of pieces is not known', async () => {
    const { data } = await post('9103/Calculation', conditions)
    const read = readCalculation(isRecord(data) ? data : undefined)
    expect(read?.list).toEqual([])
    const [model] = read?.notKnown?.list ?? []
    expect(model?.notKnown?.map(({ name }) => name)).toContain('quantity')
    expect(model?.assembly?.state).toBe('notKnown')
  })

  it('has for every part the verdict of its own family under the same demand', async () => {
    const { assembly } = await first()
    const value = (id: string) => assembly.flows.find((flow) => flow.id === id)?.value ?? Number.NaN
    const t2 = value('jack-gearUnit:inputTorque') * conditions.jacks * conditions.startFactor
    const n2 = value('jack-gearUnit:n1')
    const body = { t2: { value: t2, lower: 0, upper: 100 }, n2: { value: n2, lower: -15, upper: 5 } }
    const pins = { gearUnitSku: skuOf(assembly, 'gearUnit'), motorSku: skuOf(assembly, 'motor') }
    const alone = await post('ReducerWorking/ThreePhaseMotorCalculation', { ...body, ...pins, narrowing: { demonstration: true } })
    const answer = readCalculation(isRecord(alone.data) ? alone.data : undefined)
    const own = answer?.list[0]?.assembly?.parts.find(({ role }) => role === 'gearUnit')
    expect(assembly.parts.find(({ role }) => role === 'gearUnit')?.use?.utilisation).toBe(own?.use?.utilisation)
  })

  it('is the same with its own models named, and says what can take their place', async () => {
    const { assembly } = await first()
    const named = {
      ...conditions,
      jackSku: skuOf(assembly, 'jack'),
      gearUnitSku: skuOf(assembly, 'gearUnit'),
      motorSku: skuOf(assembly, 'motor'),
    }
    const again = await found(named)
    expect(again.list[0]?.assembly).toEqual(assembly)
    expect(new Set(again.others?.map(({ role }) => role)).has('jack')).toBe(true)
    expect((await post('9101/Calculation', { ...conditions, jackSku: 'none' })).code).not.toBe(0)
    expect((await post('9101/Calculation', { ...conditions, load: undefined })).code).not.toBe(0)
  })

  it('explains every check of every part', async () => {
    const { model } = await first()
    const { data } = await post('9101/Explanation', { parameters: conditions, skuID: model.skuID })
    const checks = explanation.parse(data).models[0]?.checks.map(({ name }) => name) ?? []
    expect(checks.filter((name) => name.startsWith('reducer/')).length).toBeGreaterThan(2)
    expect(checks.filter((name) => !name.includes('/')).length).toBeGreaterThan(2)
  })

  it('has files of the whole and of each part', async () => {
    const { assembly } = await first()
    const selection = { v: 2, calculator: '9101', inputs: {}, assembly: { parts: pinsOf(assembly.parts) } }
    const request = { selectionID: assembly.reference, selection, asked: { path: '9101/Calculation', query: {}, body: conditions } }
    const fileOf = async (kind: 'bom' | 'step' | 'archive') => {
      const body = { ...request, downloadType: fileKinds[kind].type }
      const { data, message = '' } = await post('RecordDownload/CreateModel', body)
      expect([kind, message]).toEqual([kind, ''])
      const { checkPath } = data as { checkPath: string } // a task
      for (;;) {
        const state = await service.ask(`/api/RecordDownload/CheckCreateModel?checkPath=${checkPath}`)
        expect([kind, state.code, state.message ?? '']).toEqual([kind, 0, ''])
        if ((state.data as { complete: boolean }).complete) break // a state
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const { path } = (await post('RecordDownload/SendDownload', body)).data as { path: string } // a file
      return Buffer.from(await (await service.app.request(path, { headers: { 'site-key': 'linea' } })).arrayBuffer())
    }
    const list = String(await fileOf('bom'))
    expect(modelsIn(assembly).filter(({ code }) => !list.includes(code.code))).toEqual([])
    const step = String(await fileOf('step'))
    expect(['1 jack 1', '1 jack 2', '4 motor 1'].filter((name) => !step.includes(`'${name}'`))).toEqual([])
    expect(step).not.toContain("'1 jack 3'")
    const names = [...readZip(await fileOf('archive')).keys()]
    expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
    expect(new Set(names.filter((name) => name.startsWith('parts/')).map((name) => name.split('/')[1])).size).toBe(3)
  }, 240_000)
})
