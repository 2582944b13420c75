/** A small catalogue of motors and a service that filters it as the real one does; some questions fail, always the same ones. */
import type {
  FilteredLectotype,
  FilterLectotypeRequest,
  LectotypeParam,
  LectotypeSku,
  LectotypeValue,
} from '../../../contract/lectotype.ts'
import { meetsFilters } from '../../../screens/app/meets-filters.ts'
import { askMotors } from '../../../screens/motor-drawer/ask-motors.ts'
import type { DrawerSettings, FixedParameter } from '../../../screens/motor-drawer/drawer-calls.ts'
import type { DrawerEffect, DrawerEvent } from '../../../screens/motor-drawer/drawer-events.ts'

const parameter = (paramName: string, values: readonly LectotypeValue[], more: Partial<LectotypeParam> = {}): LectotypeParam => ({
  paramName,
  displayName: paramName,
  paramType: 2,
  values: [...values],
  unit: '',
  description: '',
  value: '',
  valuesIcon: [],
  customEnum: false,
  comboIconRule: '',
  children: [],
  help: '',
  defValue: '',
  ...more,
})

export const parameters: readonly LectotypeParam[] = [
  parameter('typeCode', ['lowInertia', 'mediumInertia', 'highInertia']),
  parameter('brand', ['Acme', 'Bolt', 'Core'], { children: ['series'] }),
  parameter('series', ['A1', 'A2', 'B1', 'C1']),
  parameter('ratedPower', [100, 400, 750], { unit: 'W' }),
  parameter('flangeSize', [40, 60, 80], { unit: 'mm' }),
]

/** Type, brand, series, power W, flange mm. */
const rows = [
  ['lowInertia', 'Acme', 'A1', 100, 40],
  ['lowInertia', 'Acme', 'A1', 400, 60],
  ['lowInertia', 'Acme', 'A1', 750, 80],
  ['mediumInertia', 'Acme', 'A2', 400, 60],
  ['mediumInertia', 'Acme', 'A2', 750, 80],
  ['lowInertia', 'Bolt', 'B1', 100, 40],
  ['lowInertia', 'Bolt', 'B1', 400, 60],
  ['highInertia', 'Core', 'C1', 750, 80],
] as const

export const motors: readonly LectotypeSku[] = rows.map(([typeCode, brand, series, ratedPower, flangeSize]) => ({
  skuID: `${series}-${ratedPower}`,
  skuName: `${series}-${ratedPower}W`,
  p2: ratedPower,
  n2: 3000,
  t2: ratedPower / 314,
  values: { typeCode, brand, series, ratedPower, flangeSize },
  hits: { skuName: [], skuID: [] },
}))

const found = ({ filters, skuKeyword = '', workingData = {} }: FilterLectotypeRequest, without?: string): readonly LectotypeSku[] =>
  motors.filter((motor) => {
    const others = filters.filter(({ paramName }) => paramName !== without)
    return meetsFilters(motor, others) && motor.skuName.includes(skuKeyword) && (motor.p2 ?? 0) >= (workingData['p2'] ?? 0)
  })

/** Values of each parameter under all other choices, with how many motors each leaves. */
export const answerTo = (request: FilterLectotypeRequest): FilteredLectotype => {
  const list = found(request)
  const filterParams = parameters.map(({ paramName, values }) => {
    const under = found(request, paramName)
    const counted = values.map((value) => ({ value, count: under.filter((motor) => motor.values[paramName] === value).length }))
    return { paramName, values: counted.filter(({ count }) => count > 0) }
  })
  return { skuList: list.slice(0, request.size), filterParams, count: list.length, page: request.page }
}

/** FNV-1a: questions that differ by little differ by much in this. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((total, character) => Math.imul(total ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5) >>> 4

export type Search = Extract<DrawerEffect, { readonly type: 'search' }>

/** How the service ends a question: with its answer, or every ninth time with a failure. */
export const endOf = async ({ key, question }: Search): Promise<DrawerEvent> => {
  if (hashOf(key) % 9 === 0) return { type: 'motorsFailed', key, failure: { kind: 'offline' } }
  const calls = { filter: async (request: FilterLectotypeRequest) => answerTo(request) }
  return { type: 'motorsArrived', key, found: await askMotors(calls, question, new AbortController().signal) }
}

const fixed = (origin: FixedParameter['origin'], paramName: string, value: LectotypeValue): FixedParameter => ({
  origin,
  filter: { paramName, values: [value] },
})

/** What comes along from elsewhere. */
export const fixedSets: readonly (readonly FixedParameter[])[] = [
  [],
  [],
  [fixed('calculation', 'ratedPower', 400)],
  [fixed('filter', 'brand', 'Acme')],
  [fixed('calculation', 'flangeSize', 60), fixed('filter', 'typeCode', 'mediumInertia')],
]

export const settingsWith = (changes: Partial<DrawerSettings> = {}): DrawerSettings => ({
  classID: '120',
  parameters,
  fixed: [],
  autoSelect: false,
  ...changes,
})
