/** What each column of a family's table is: for templates, and for what a fault says was expected. In English, as the command. */
import * as z from 'zod/mini'
import { caseUnitOfColumn, unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import { type CatalogueTable, type CellKind, provenance, provenanceColumns } from '../../../families/define/catalogue-table.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'

/** Explanation of a column for the person who fills it in. */
export interface ColumnGuide {
  readonly column: string
  readonly kind: CellKind
  /** Empty where there is none. */
  readonly unit: string
  readonly meaning: string
  readonly isRequired: boolean
  /** What a cell may hold, in words. */
  readonly allowed: string
  /** The permitted texts; empty where others are permitted. */
  readonly options: readonly string[]
}

/** The part of a JSON schema that columns use. */
type CellSchema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly const?: string
  readonly anyOf?: readonly CellSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
  readonly maxLength?: number
}

/** Meanings of columns that no page names. */
const meanings: Readonly<Record<string, string>> = {
  sku: 'identifies the model within its family',
  name: 'name of the model, as the maker writes it',
  series: 'series, as the maker writes it',
  maker: 'who makes it',
  icon: 'name of a drawing: that of the example',
  basis: 'where the figures come from',
  source: 'document and page of the figures',
  note: 'remark for the reader',
  ratedPowerKw: 'rated power',
  ratedPowerW: 'rated power',
  ratedSpeedRpm: 'rated speed',
  frame: 'IEC frame with flange',
  frameSize: 'IEC frame size (shaft height, mm)',
  efficiencyPercent: 'efficiency at full load',
  powerFactor: 'power factor at full load',
  ratedCurrentA: 'rated current',
  massKg: 'mass',
  flangeSizeMm: 'side of the square flange',
  flange: 'type of the flange (IEC 60034-7)',
  flangeCode: 'flange (IEC 60072-1)',
  minPoles: 'fewest poles for which the row holds',
  maxPoles: 'most poles for which the row holds',
  s: 'shaft diameter, mm',
  lr: 'shaft length, mm',
  la: 'bolt circle diameter, mm',
  le: 'height of the pilot, mm',
  lb: 'pilot diameter, mm',
  lz: 'diameter of the bolt holes, mm',
  holes: 'number of bolt holes',
  outerDiameter: 'outer diameter of the flange, mm',
}

/** Meanings of columns of families that no page shows. */
const familyMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  coupling: {
    kind: 'what turns between the hubs',
    hub: 'what the hubs hold the shafts with',
    torqueNm: 'rated torque',
    peakTorqueNm: 'maximum torque',
    torsionalStiffnessNmPerRad: 'dynamic torsional stiffness',
    inertiaKgM2: 'moment of inertia with the largest bores',
    minBoreMm: 'smallest bore',
    maxBoreMm: 'largest bore',
    lengthMm: 'length',
    diameterMm: 'diameter',
  },
  'support-unit': {
    end: 'end that it holds',
    screws: 'screws that it is made for',
    boreMm: 'bore',
    dynamicAxialRatingN: 'dynamic axial load rating',
    permissibleAxialN: 'permissible static axial load',
    axialRigidityNPerUm: 'axial rigidity',
    dynamicRadialRatingN: 'dynamic radial load rating',
    staticRadialRatingN: 'static radial load rating',
  },
}

/** What a text with a pattern may be, in words. */
const forms: Readonly<Record<string, string>> = {
  sku: 'letters, digits, and . _ - behind the first, at most 80 characters',
  icon: 'the name of a drawing, as in the example',
}

const meaningOf = (family: string, column: string): string => {
  for (const place of ['filters:parameters', 'product:columns', `${familyNamespace(family)}:columns`, 'models:columns']) {
    const name = translate('en', `${place}.${column}`)
    if (name !== undefined) return name
  }
  return ''
}

const bounds: readonly (readonly [words: string, bound: (schema: CellSchema) => number | undefined])[] = [
  ['above', ({ exclusiveMinimum }) => exclusiveMinimum],
  ['of at least', ({ minimum }) => minimum],
  ['below', ({ exclusiveMaximum }) => exclusiveMaximum],
  ['of at most', ({ maximum }) => maximum],
]

const numberWords = (schema: CellSchema): string => {
  const stated = bounds.flatMap(([words, bound]) => {
    const limit = bound(schema)
    return limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? [] : [`${words} ${limit}`]
  })
  return [schema.type === 'integer' ? 'a whole number' : 'a number', stated.join(' and ')].filter(Boolean).join(' ')
}

const textWords = (column: string, { pattern, maxLength }: CellSchema): string => {
  const form = forms[column]
  if (form !== undefined) return form
  if (pattern !== undefined) return `a text of the form ${pattern}`
  return maxLength === undefined ? 'a text' : `a text of at most ${maxLength} characters`
}

const inUnit = (unit: string): string => (unit === '' ? '' : `, in ${unit}`)

const pairWords = (column: string): string =>
  `entries 50:1500;210:3000, where the first number of each is the case${inUnit(caseUnitOfColumn(column))}, the second the figure${inUnit(unitOfColumn(column))}`

/** What a cell of a kind may hold, by the schema of its column. */
function allowedIn(column: string, kind: CellKind, schema: CellSchema): string {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.anyOf) {
    const [first = {}] = schema.anyOf
    return `${allowedIn(column, kind, first)}; or none, where the maker's document states no such limit`
  }
  if (typeof kind === 'object' && 'named' in kind) {
    return `entries name:length with ; between them, in mm; names are ${kind.named.join(', ')}`
  }
  if (typeof kind === 'object') return `entries ${kind.records.join(' x ')} with ; between them; an entry may leave out its last numbers`
  if (kind === 'pairs') return pairWords(column)
  if (kind === 'list') return 'one or more texts with ; between them, as in the example'
  return kind === 'number' ? `${numberWords(schema)}${inUnit(unitOfColumn(column))}` : textWords(column, schema)
}

type Described = { readonly properties?: Readonly<Record<string, CellSchema>>; readonly required?: readonly string[] }

const guidesOf = (family: string, columns: Readonly<Record<string, CellKind>>, shape: z.ZodMiniType): readonly ColumnGuide[] => {
  // A row's shape is an object of cells, whose schemas have no other members than those above.
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Described
  return Object.entries(columns).map(([column, kind]) => {
    const schema = properties[column] ?? {}
    return {
      column,
      kind,
      unit: unitOfColumn(column),
      meaning: familyMeanings[family]?.[column] ?? meanings[column] ?? meaningOf(family, column),
      isRequired: required.includes(column),
      allowed: allowedIn(column, kind, schema),
      options: schema.enum ?? [],
    }
  })
}

const known = new WeakMap<CatalogueTable, readonly ColumnGuide[]>()

/** @returns the columns of a family's table, those of every family first, each in the order of its table */
export function columnGuides(table: CatalogueTable): readonly ColumnGuide[] {
  const made = known.get(table) ?? [
    ...guidesOf(table.id, provenanceColumns, provenance),
    ...guidesOf(table.id, table.columns, table.candidate),
  ]
  known.set(table, made)
  return made
}
