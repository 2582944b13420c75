/** A small catalogue of motors and a service that filters it as the real one does; some questions fail, always the same ones. */
import type { FilteredSkus, FilterSkusRequest, SkuParam, FilteredSku, SkuValue } from '../../../contract/directory/sku-selection.ts'
import { meetsFilters } from '../../../screens/base/catalogue/meets-filters.ts'
import { askMotors } from '../../../screens/motor-drawer/ask-motors.ts'
import type { DrawerSettings, FixedParameter, MotorQuestion, MotorsFound } from '../../../screens/motor-drawer/drawer-calls.ts'
import type { Asking, CoreEvent } from '../../../screens/base/machine/define-machine.ts'

const parameter = (paramName: string, values: readonly SkuValue[], more: Partial<SkuParam> = {}): SkuParam => ({
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

export const parameters: readonly SkuParam[] = [
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

export const motors: readonly FilteredSku[] = rows.map(([typeCode, brand, series, ratedPower, flangeSize]) => ({
  skuID: `${series}-${ratedPower}`,
  skuName: `${series}-${ratedPower}W`,
  p2: ratedPower,
  n2: 3000,
  t2: ratedPower / 314,
  values: { typeCode, brand, series, ratedPower, flangeSize },
  hits: { skuName: [], skuID: [] },
}))

const found = ({ filters, skuKeyword = '', workingData = {} }: FilterSkusRequest, without?: string): readonly FilteredSku[] =>
  motors.filter((motor) => {
    const others = filters.filter(({ paramName }) => paramName !== without)
    return meetsFilters(motor, others) && motor.skuName.includes(skuKeyword) && (motor.p2 ?? 0) >= (workingData['p2'] ?? 0)
  })

/** Values of each parameter under all other choices, with how many motors each leaves. */
export const answerTo = (request: FilterSkusRequest): FilteredSkus => {
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

/** What the service answers: every ninth question has no answer. */
export const answerOf = async ({ key, request }: Asking): Promise<MotorsFound | undefined> => {
  if (hashOf(key) % 9 === 0) return undefined
  const calls = { filter: async (filter: FilterSkusRequest) => answerTo(filter) }
  // The drawer asks one kind of question.
  return askMotors(calls, request as MotorQuestion, new AbortController().signal)
}

/** How the service ends a question. */
export const endOf = async (asking: Asking): Promise<CoreEvent> => {
  const { question, key } = asking
  const answer = await answerOf(asking)
  return answer ? { type: 'arrived', question, key, answer } : { type: 'failed', question, key, failure: { kind: 'offline' } }
}

const fixed = (origin: FixedParameter['origin'], paramName: string, value: SkuValue): FixedParameter => ({
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

/** What the service has chosen at first, by `value` or `defValue`; a value that no motor has is no choice. */
export const firstValues: readonly Readonly<Record<string, Partial<SkuParam>>>[] = [
  {},
  {},
  { brand: { defValue: 'Acme' } },
  { brand: { value: 'Bolt', defValue: 'Acme' }, series: { value: 'B1' }, typeCode: { value: 'none of these' } },
  { series: { defValue: 'C1' }, flangeSize: { value: '60' }, typeCode: { value: 'lowInertia' } },
]

export const withFirst = (first: Readonly<Record<string, Partial<SkuParam>>>): readonly SkuParam[] =>
  parameters.map((one) => ({ ...one, ...first[one.paramName] }))

export const settingsWith = (changes: Partial<DrawerSettings> = {}): DrawerSettings => ({
  classID: '120',
  parameters,
  fixed: [],
  autoSelect: false,
  ...changes,
})
