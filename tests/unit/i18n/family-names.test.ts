import { beforeAll, expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import { assembly as assemblyShape } from '../../../contract/results/assembly.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'
import { requestCall } from '../../../engine/index.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { reducerTypes } from '../../../families/reducer/wire/reducer.ts'
import { calculators } from '../../../schemas/registry.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { get, post } from '../server/support/ask.ts'
import { sharedService, type RealService } from '../server/support/real-service.ts'
import { rotaryCalls, rotaryPath } from '../server/support/rotary-calls.ts'

type Area = 'checks' | 'values' | 'assumptions' | 'words' | 'columns'

/** Where the names of an answer stand: lists of rows with a `name`, lists of names, single names. */
const rows: Readonly<Record<string, Area>> = {
  checks: 'checks',
  values: 'values',
  demands: 'values',
  disPlayParams: 'values',
  calResDtos: 'values',
  load: 'values',
  notKnown: 'checks',
  assumptions: 'assumptions',
}
const names: Readonly<Record<string, Area>> = {
  governing: 'checks',
  needs: 'columns',
  failing: 'checks',
  warnings: 'words',
  reducerType: 'words',
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const namesOf = (key: string, one: unknown): string[] => {
  const [list, single] = [rows[key], names[key]]
  if (single !== undefined && typeof one === 'string' && one !== '') return [`${single}.${one}`]
  if (list === undefined || !isRecord(one) || typeof one['name'] !== 'string') return []
  return [`${list}.${one['name']}`, ...(typeof one['value'] === 'string' ? [`words.${one['value']}`] : [])]
}

/** The names of an assembly, which are not those of its family: roles, ports, checks of joints, requirements. */
const assemblyNames = (assembly: unknown): string[] => {
  const { parts, joints } = assemblyShape.parse(assembly)
  const paths = [
    ...parts.flatMap(({ role, item, set = [] }) => [
      `roles.${role}`,
      ...(item.kind === 'open' ? item.needs.map(({ name }) => `needs.${name}`) : []),
      ...set.map(({ name }) => `set.${name}`),
    ]),
    ...joints.flatMap(({ a, b, checks }) => [
      ...[a, b].map((place) => `ports.${place.split('.')[1]}`),
      ...checks.map(({ name }) => `joint.${name}`),
    ]),
  ]
  return paths.map((path) => `assembly:${path}`)
}

/** `checks.buckling`, `words.screw`: every name in an answer that a page shows. */
const namesIn = (answer: unknown): string[] =>
  isRecord(answer)
    ? Object.entries(answer).flatMap(([key, value]) =>
        key === 'assembly' ? assemblyNames(value) : [value].flat().flatMap((one) => [...namesOf(key, one), ...namesIn(one)]),
      )
    : []

const dataOf = async (response: Response | Promise<Response>): Promise<unknown> => {
  const answer: unknown = await (await response).json()
  expect(answer).toMatchObject({ code: 0 })
  return answer
}

/** Every answer about a calculator's worked inputs: the models, and why each of them fits or not. */
const formAnswers = async (service: RealService, { schema, examples }: (typeof calculators)[number]): Promise<unknown[]> => {
  const { method, path } = requestCall(schema.request)
  if (method.toUpperCase() === 'POST') return []
  const explain = path.replace(/[^/]+$/, 'Explanation')
  return Promise.all(examples.cases.flatMap(({ request: query }) => [path, explain].map((one) => dataOf(get(service, one, { query })))))
}

/** The same of the calls without a form of their own. */
const reducerAnswers = async (service: RealService): Promise<unknown[]> => {
  const bodies = service.calls.filter((call) => call.method === 'POST').filter((call) => call.service === 'ReducerWorking')
  return Promise.all(bodies.map(({ call, body }) => dataOf(post(service, body.example(), `ReducerWorking/${call}`))))
}

const rotaryAnswers = async (service: RealService): Promise<unknown[]> => {
  const ask = rotaryCalls(service)
  const demands = await Promise.all(scenes.map(({ name }) => ask.demandOf(name)))
  return Promise.all(
    demands.flatMap((workingData) =>
      ['passed', 'failed'].map((only) => dataOf(post(service, { parameters: { workingData }, only }, `${rotaryPath}/Explanation`))),
    ),
  )
}

let found: ReadonlyMap<string, ReadonlySet<string>>

beforeAll(async () => {
  const service = await sharedService()
  const answers = [
    ...(await Promise.all(calculators.map(async (one) => [one.schema.results.family, await formAnswers(service, one)] as const))),
    ['reducer', await reducerAnswers(service)] as const,
    ['rotary', await rotaryAnswers(service)] as const,
  ]
  found = new Map(
    Object.entries(Object.groupBy(answers, ([family]) => family)).map(([family, own = []]) => [
      family,
      new Set(own.flatMap(([, list]) => list.flatMap(namesIn))),
    ]),
  )
})

test.each(locales)('every name in an answer is found in %s as its page looks it up', (locale) => {
  const nameless = [...found].flatMap(([family, own]) =>
    [...own]
      .filter((path) => translate(locale, path.includes(':') ? path : `${familyNamespace(family)}:${path}`) === undefined)
      .map((path) => `${family} ${path}`),
  )
  expect(nameless).toEqual([])
})

/** Columns that the shape of a row asks for. */
const missingIn = ({ candidate }: CatalogueTable, row: object): ReadonlySet<PropertyKey> =>
  new Set((candidate.safeParse(row).error?.issues ?? []).flatMap(({ path: [column = ''] }) => column))

/** Columns that a row of a family may leave empty: its checks may need them. */
const optionalColumns = (await loadFamilies()).flatMap(({ id, table, selection, pairs }) => {
  const isOptional = (column: string): boolean => !missingIn(table, {}).has(column)
  return selection || pairs ? Object.keys(table.columns).flatMap((column) => (isOptional(column) ? [[id, column] as const] : [])) : []
})

/** What no check reads: sizes of a drawing, an order. */
const unread: ReadonlySet<string> = new Set([
  'heightMm',
  'blockMassKg',
  'railMassKgPerM',
  'driveTorqueNm',
  'frameMm',
  'hollowMm',
  'repeatabilityArcsec',
  'lostMotionArcmin',
  'motorSku',
  'moduleWidthMm',
  'screwKind',
  'nutDiameterMm',
  'flangeDiameterMm',
  'flangeThicknessMm',
  'flangeBoltCircleMm',
  'flangeHoleMm',
  'blockClearanceMm',
  'blockHolesAcrossMm',
  'blockHolesAlongMm',
  'blockThreadMm',
  'blockThreadDepthMm',
  'railHeightMm',
  'railHolePitchMm',
  'railHoleRowPitchMm',
  'railHoleMm',
  'railCounterboreMm',
  'railCounterboreDepthMm',
  'outline',
])

test.each(locales)('every figure that a maker may leave out has a name in %s', (locale) => {
  expect(optionalColumns.length).toBeGreaterThan(60)
  const nameless = optionalColumns.filter(
    ([family, column]) => !unread.has(column) && translate(locale, `${familyNamespace(family)}:columns.${column}`) === undefined,
  )
  expect(nameless).toEqual([])
})

test('every family has been asked', () => {
  expect([...found.keys()].toSorted()).toEqual([
    'ball-rail',
    'ball-screw',
    'electric-cylinder',
    'linear-module',
    'reducer',
    'rotary',
    'screw-jack',
    'slide-module',
  ])
  expect([...found.values()].every(({ size }) => size > 20)).toBe(true)
})

test.each([
  ['values.bearingLife', 'linear-module', '支承轴承寿命', 'Rating life of the support bearing'],
  ['values.bearingLife', 'rotary', '轴承寿命', 'Rating life of the bearing'],
  ['values.bearingStaticSafety', 'linear-module', '轴承静安全系数', 'Static safety factor of the bearing'],
  ['values.bearingStaticSafety', 'rotary', '轴承静安全系数', 'Static safety factor of the bearing'],
  ['checks.motorPeakTorque', 'electric-cylinder', '电机峰值扭矩', 'Motor peak torque'],
  ['checks.motorPeakTorque', 'rotary', '电机峰值扭矩', 'Motor peak torque'],
  ['checks.motorSpeed', 'electric-cylinder', '电机转速', 'Motor speed'],
  ['checks.motorSpeed', 'rotary', '电机转速', 'Motor speed'],
])('%s of %s is not what another family calls so', (path, family, chinese, english) => {
  expect((['zh-Hans', 'en'] as const).map((locale) => translate(locale, `${familyNamespace(family)}:${path}`))).toEqual([chinese, english])
})

test.each(locales)('what an option of a form is called, a card calls it too: reducer types in %s', (locale) => {
  const named = (key: string) => reducerTypes.map((type) => translate(locale, `${key}.${type}`))
  expect(named('families/reducer:words')).toEqual(named('schemas/2000000-reducer-three-phase:reducerTypes.options'))
})
