/** Files of gear units and platforms with their motors over the app: both codes, both parts in space, both folders in the archive, a report of both. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readCalculation } from '../../../../contract/results/read-calculation.ts'
import { isRecord } from '../../../../engine/base/is-record.ts'
import type { Assembly } from '../../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../../engine/assembly/positions.ts'
import { exampleDemand } from '../../../../families/rotary/example-demand.ts'
import { readZip } from '../people/read-zip.ts'
import { within } from '../support/reducer-calls.ts'
import { assemblyFiles } from './assembly-files.ts'
import { ownWholeApp } from './own-whole-app.ts'

const whole = ownWholeApp()
beforeAll(() => whole.making.start())
const { ask, fileOf, checkUploaded } = assemblyFiles(whole)

type Case = readonly [name: string, calculator: string, path: string, body: object]
const cases: readonly Case[] = [
  ['a gear unit with a servo motor', '2000001', 'ReducerWorking/ServoMotorCalculation', { sku: 'SGM7J-04A', i: within(10) }],
  [
    'a gear unit with a three-phase motor',
    '2000000',
    'ReducerWorking/ThreePhaseMotorCalculation',
    { motorPower: within(1.5), n2: within(45) },
  ],
  ['a platform with a servo motor', '121', 'RotatingPlatformWorking/WorkingSecond', { parmentDto: exampleDemand }],
]

describe.each(cases)('%s', (_name, calculator, path, body) => {
  // A form is asked by its inputs: here those of its calculation in another screen.
  const calculation = {
    selection: { v: 1, calculator: calculator === '2000000' ? '2000001' : calculator, inputs: {} } as const,
    asked: { path, query: {}, body },
  }
  const first = async (): Promise<Assembly> => {
    const { data } = await ask(`/YQWorking/api/${path}`, body)
    const answer = readCalculation(isRecord(data) ? data : undefined)
    const found = answer?.list.find(({ assembly }) => assembly && modelsIn(assembly).length === 2)?.assembly
    if (!found) throw new Error('a pair passes')
    return found
  }

  test('the parts list has both codes, each of its own part', async () => {
    const pair = await first()
    const text = String(await fileOf('bom', pair, calculation))
    for (const { code } of modelsIn(pair)) expect(text).toContain(code.code)
    expect(text).not.toMatch(/undefined|roles\./)
  })

  test('the solid is an assembly of both with named instances', async () => {
    const pair = await first()
    const text = String(await fileOf('step', pair, calculation))
    expect(text).toContain('AP242')
    for (const { code } of modelsIn(pair)) expect(text).toContain(`'${code.code}'`)
    expect(text).toMatch(/'1 (?:gearUnit|platform) 1'/)
    expect(text).toContain("'2 motor 1'")
  })

  test('the report is of both, and the check finds it the same', async () => {
    const pair = await first()
    const checked = await checkUploaded(await fileOf('report', pair, calculation))
    expect(checked).toMatchObject({ outcome: 'same', proved: true, sealed: true })
    for (const { code } of modelsIn(pair)) expect(JSON.stringify(checked)).toContain(JSON.stringify(code.code).slice(1, -1))
  })

  test('the archive holds the whole and each model', { tags: ['deep'], timeout: 240_000 }, async () => {
    const names = [...readZip(await fileOf('archive', await first(), calculation)).keys()]
    expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
    expect(names.slice(5, 7)).toEqual(['proof.pdf', 'selection.json'])
    expect(new Set(names.filter((name) => name.startsWith('parts/')).map((name) => name.split('/')[1])).size).toBe(2)
  })
})
