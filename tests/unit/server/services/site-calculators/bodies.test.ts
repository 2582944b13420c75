/** Calls that read a body: their table is that of the shape, and forms that post are held to it. */
import { describe, expect, it } from 'vitest'
import { type CalculatorSchema, requestCall } from '../../../../../engine/define/index.ts'
import { compile } from '../../../../../engine/index.ts'
import { bodyParameters } from '../../../../../families/define/body-parameters.ts'
import { loadFamily } from '../../../../../families/registry.ts'
import { ballScrew } from '../../../../../schemas/30-ball-screw/schema.ts'
import { slideModuleExamples } from '../../../../../schemas/20-slide-module/examples.ts'
import { slideModule } from '../../../../../schemas/20-slide-module/schema.ts'
import { linearAxis } from '../../../../../schemas/303-linear-axis/schema.ts'
import { reducerManual } from '../../../../../schemas/2000002-reducer-manual/schema.ts'
import { contractFaults } from '../../../../../server/services/site-calculators/contract-faults.ts'

const tableOf = async (family: string, call: string) => {
  const pairs = await (await loadFamily(family)).pairs?.()
  const found = pairs?.calculations.find((one) => one.call === call)
  return found && pairs ? bodyParameters(found.request, pairs.units) : {}
}

describe('the table of a body', () => {
  it('has windows by their names, words, lists of words, rows by name, and what may be left out', async () => {
    const manual = await tableOf('reducer', 'ManualCalculation')
    expect(manual).toMatchObject({
      't2.value': { kind: 'number', unit: 'N*m', exclusiveMin: 0 },
      't2.lower': { kind: 'number', unit: '%', min: -100, max: 1e6 },
      'i.value': { kind: 'number', unit: '', exclusiveMin: 0 },
      transmissionElement: { kind: 'text', options: ['sprocket', 'pinion', 'toothedBelt', 'vBelt', 'flatBelt'], optional: true },
      transmissionTypes: { kind: 'list', options: ['coaxial', 'parallel', 'rightAngle'], optional: true },
      phases: {
        kind: 'rows',
        isNamed: true,
        columns: {
          torque: { kind: 'number', unit: 'N*m' },
          speed: { kind: 'number', unit: 'rpm', min: 0 },
          time: { kind: 'number', unit: 's', exclusiveMin: 0 },
        },
      },
    })
    expect(manual['t2.value']).not.toHaveProperty('max')
  })

  it('says the units of a motor that is described, and which cells of a row are texts', async () => {
    const servo = await tableOf('rotary', 'ServoMotorCalculation')
    expect(servo).toMatchObject({
      'stlMotor.lr': { kind: 'number', unit: 'mm', exclusiveMin: 0, max: 1e6, optional: true },
      'stlMotor.rotorInertia': { kind: 'number', unit: 'kg*cm^2', optional: true },
      sku: { kind: 'name', optional: true },
      workingData: { kind: 'rows', columns: { name: { kind: 'name' }, value: { kind: 'number' }, unit: { kind: 'name' } } },
    })
  })
})

type Edit = (schema: CalculatorSchema) => CalculatorSchema
/** The form of gear units alone with one thing changed in what it sends. */
const found = async (edit: Edit) => {
  const faults = await contractFaults(compile(edit(reducerManual)), undefined)
  return faults.map(({ path, code, message }) => `${path} ${code}: ${message}`)
}
const sending =
  (more: Record<string, string>, without: readonly string[] = []): Edit =>
  (schema) => {
    const body = requestCall(schema.request).parameters
    const remaining = Object.entries(body).filter(([name]) => !without.includes(name))
    return { ...schema, request: { post: 'ReducerWorking/ManualCalculation', body: { ...Object.fromEntries(remaining), ...more } } }
  }

describe('a form that posts', () => {
  it('as it is sends what its call takes', async () => {
    expect(await found((schema) => schema)).toEqual([])
  })

  it.each<[string, Edit, readonly string[]]>([
    [
      'in another unit',
      sending({ 't2.value': 'torque * 1000[N*mm/N/m]' }),
      ['request.t2.value otherUnit: the call takes it in [N*m], this is in [N*mm]'],
    ],
    ['under another name', sending({ t2wrong: 'ratio' }), ["request.t2wrong unknownParameter: the call takes no 't2wrong'"]],
    [
      'of another kind',
      sending({ transmissionTypes: 'ratio' }),
      ['request.transmissionTypes otherKind: the call takes several words, this is number'],
    ],
    [
      'beyond what it takes',
      sending({ 'i.value': '0 - ratio' }),
      ['request.i.value beyondCall: the call takes it above 0, the form lets more through'],
    ],
  ])('%s', async (_, edit, says) => {
    expect(await found(edit)).toEqual(says)
  })

  it('says what the call needs besides', async () => {
    const { request } = linearAxis
    const body = Object.fromEntries(Object.entries(request.body).filter(([name]) => name !== 'stroke'))
    const [fault] = await contractFaults(compile({ ...linearAxis, request: { ...request, body } }), undefined)
    expect(fault).toMatchObject({ path: 'request', code: 'missingParameter', message: 'the call needs stroke as well' })
  })
})

it('a form that names another family than the one that answers is told', async () => {
  const [fault] = await contractFaults(compile({ ...ballScrew, results: { ...ballScrew.results, family: 'ball-rail' } }), undefined)
  expect(fault).toMatchObject({ code: 'otherFamily', message: "'BallScrewWorking' finds models of 'ball-screw', not of 'ball-rail'" })
})

it('a form that sends only part of what belongs together is told by its own examples', async () => {
  const withoutArm = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'B'))
  const { request } = slideModule
  const plan = compile({ ...slideModule, request: { ...request, query: withoutArm(request.query) } })
  const cases = slideModuleExamples.cases.map((one) => ({ ...one, request: withoutArm(one.request ?? {}) }))
  const faults = await contractFaults(plan, { ...slideModuleExamples, cases })
  expect(faults.map(({ code }) => code)).toEqual(['serviceFails'])
})
