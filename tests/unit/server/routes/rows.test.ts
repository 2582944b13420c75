import { expect, test } from 'vitest'
import { success } from '../../../../contract/errors.ts'
import { checkAnswer } from '../../../../contract/results/selection.ts'
import { calculationIn } from '../support/calculation-in.ts'
import { expectIssue, get, issuesOf, post, screwQuery } from '../support/ask.ts'
import { bodyCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const ask = (phases: string, lang = 'en') =>
  get(service, 'BallScrewWorking/Calculation', { query: { ...screwQuery, Phases: phases }, headers: { lang } })

const listOf = async (query: Readonly<Record<string, string>>) =>
  (await calculationIn(await get(service, 'BallScrewWorking/Calculation', { query }))).list

test('another spectrum is another question: answers are not mixed up', async () => {
  const first = await listOf({ ...screwQuery, Phases: '10,100,1' })
  const second = await listOf({ ...screwQuery, Phases: '900,100,1' })
  expect(second.map(({ utilisation }) => utilisation)).not.toEqual(first.map(({ utilisation }) => utilisation))
})

test.each([
  ['too few cells', '1200,500', { code: 'cellCount', path: 'Phases[0]', message: 'Phases[0]: a row has 3 cells; this one has 2' }],
  ['a word', '1,2,3;x,2,3', { code: 'notANumber', path: 'Phases[1].load' }],
  ['NaN', '1,NaN,3', { code: 'notANumber', path: 'Phases[0].speed' }],
  [
    'a number out of range',
    '1,2,3;2e6,2,3',
    { code: 'aboveMaximum', path: 'Phases[1].load', message: 'Axial force, row 2 is above the maximum of 1,000,000' },
  ],
  ['no duration', '1,2,0', { code: 'notAbove', path: 'Phases[0].time' }],
  ['an empty cell', '1,,3', { code: 'missing', path: 'Phases[0].speed' }],
  ['too many rows', Array.from({ length: 21 }, () => '1,2,3').join(';'), { code: 'tooManyRows', path: 'Phases' }],
  ['an empty row', '1,2,3;', { code: 'cellCount', path: 'Phases[1]' }],
])('with %s it is refused by cell', async (_what, phases, issue) => {
  await expectIssue(await ask(phases), issue)
})

test('the cell is named in the language of the caller', async () => {
  const messages = await Promise.all(
    ['cn', 'en', 'es', 'ru'].map(async (lang) => (await issuesOf(await ask('1,2,3;2e6,2,3', lang)))[0]?.message),
  )
  expect(messages[0]).toContain('第 2 行的轴向力')
  expect(messages[1]).toContain('Axial force, row 2')
  expect(messages[2]).toContain('Fuerza axial, fila 2')
  expect(messages[3]).toContain('Осевая сила, строка 2')
})

const example = () =>
  // The example was made by the service in this shape.
  structuredClone(bodyCallsOf(service, 'check')[0]?.body.example()) as Record<'inputs' | 'candidate', Record<string, unknown>>

test('a described component is sized for a spectrum too, which is an array there', async () => {
  const check = async (phases: unknown) => {
    const { inputs, candidate } = example()
    return post(service, { inputs: { ...inputs, phases }, candidate })
  }
  const utilisation = async (phases: unknown) => success(checkAnswer).parse(await (await check(phases)).json()).data.utilisation
  expect(await utilisation([{ load: 5000, speed: 100, time: 1 }])).not.toBe(await utilisation([]))
  await expectIssue(await check([{ load: 5000, speed: 100 }]), { code: 'missing', path: 'inputs.phases[0].time' })
  await expectIssue(await check([{ load: '5000', speed: 100, time: 1 }]), { code: 'wrongType', path: 'inputs.phases.0.load' })
})

test('the reference tells the columns of a row, their units and how they are written', async () => {
  const document: unknown = await (await service.app.request('/openapi.json', { headers: { lang: 'en' } })).json()
  expect(JSON.stringify(document)).toContain(
    'Rows separated by “;”, their cells by “,”: Axial force [N], Speed [mm/s], Duration [s]; at most 20 rows',
  )
})
