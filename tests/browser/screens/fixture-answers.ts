/** Answers of the selection service for tests of the screens. Shaped by the contract; the figures are plausible, not sized. */
import { writeListAsData } from '../../../contract/results/answer-words.ts'
import type { Calculation, Explanation, LedgerModel, RecommendedModel } from '../../../contract/results/selection.ts'
import type { Motion, MotionPhase } from '../../../contract/results/motion.ts'
import type { Assumption, Check } from '../../../contract/results/sizing.ts'
import type { BallScrewInit } from '../../../families/ball-screw/wire/ball-screw.ts'
import { decodedCodes, productAnswer } from './fixture-products.ts'
import { screwCandidate } from './screw-candidate.ts'
import type { LiftInit, ScrewJackCandidate } from '../../../families/screw-jack/wire/screw-jack.ts'
import { analysedFilters, searched } from './search-answers.ts'

const option = (value: string) => ({ value, name: value })

const ballScrewInit: BallScrewInit = {
  usePrecisionList: ['C3', 'C5', 'C7', 'C10'].map((value) => ({ ...option(value), combined: false })),
  fixedMethodList: ['fixed-free', 'supported-supported', 'fixed-supported', 'fixed-fixed'].map(option),
  assemblyMethodList: ['horizontal', 'vertical'].map(option),
  workingDescription: '',
}

const liftInit: LiftInit = {
  fixedMethodList: [
    { ...option('both-supported'), fm: 100000, fn: 1.56 },
    { ...option('base-fixed-end-free'), fm: 25000, fn: 0.36 },
    { ...option('base-fixed-end-fixed'), fm: 200000, fn: 1.56 },
  ],
  workingDescription: '',
}

/** THK WTF2040-3, General Catalog B-738. */
const screw = (index: number): RecommendedModel => ({
  skuID: `sku-${index}`,
  skuName: ['WTF2040-3', 'R32-20K4-FSC', 'BLK3232-3.6', 'R40-40T3-FSC', 'SFE2525-3'][index % 5] ?? '',
  serviceID: 'ball-screw',
  icon: 'ball-screw',
  series: ['WTF', 'FSC', 'BLK', 'FSC', 'SFE'][index % 5] ?? '',
  maker: ['THK', 'HIWIN', 'THK', 'HIWIN', 'TBI'][index % 5] ?? '',
  machineCode: `WTF2040-3ZZ+${1460 + index * 5}LC7T-FS`,
  lead: [40, 20, 32, 40, 25][index % 5] ?? 0,
  maxW: 412 + index * 37.5,
  maxSpeed: 1520 - index * 21,
  l10: index === 1 ? 1_234_567 : 38_400 - index * 900,
  fs: 18.42 - index,
  load: 0.55,
  n1: 1500 + index * 10,
  efficiency: 94.2,
  utilisation: 0.64 + index * 0.022,
  governing: index % 2 === 0 ? 'criticalSpeed' : 'dnValue',
  basis: index === 4 ? 'unverified' : index === 3 ? 'derived' : 'published',
  source: 'THK General Catalog A-819',
  isDefault: index === 0,
  isSTL: false,
  disPlayParams: [
    { name: 'd', value: 20 + index, unit: 'mm' },
    { name: 'L', value: 1460 + index * 5, unit: 'mm' },
  ],
  candidate: screwCandidate,
})

type Ramp = Pick<MotionPhase, 'kind' | 'duration' | 'distance' | 'startSpeed' | 'endSpeed'>

const stroke: readonly Ramp[] = [
  { kind: 'accelerate', duration: 0.15, distance: 75, startSpeed: 0, endSpeed: 1000 },
  { kind: 'constant', duration: 0.85, distance: 850, startSpeed: 1000, endSpeed: 1000 },
  { kind: 'decelerate', duration: 0.15, distance: 75, startSpeed: 1000, endSpeed: 0 },
  { kind: 'dwell', duration: 0.5, distance: 0, startSpeed: 0, endSpeed: 0 },
]

/** THK General Catalog A-722: axial forces 550, 17 and -516 N; the pauses are ours. */
export const screwMotion: Motion = {
  phases: (['forward', 'backward'] as const).flatMap((direction) => {
    const sign = direction === 'forward' ? 1 : -1
    return stroke.map((phase, index) => ({ ...phase, direction, load: sign * ([550, 17, -516, 0][index] ?? 0) }))
  }),
  load: { name: 'axialForce', unit: 'N' },
  values: [
    {
      name: 'peakSpeed',
      value: 1000,
      unit: 'mm/s',
      formula: 'v = 2 × S / (t + √(t² − 4 × S / a))',
      source: 'uniform acceleration',
      inputs: [{ symbol: 'S', value: 1000, unit: 'mm' }],
    },
  ],
}

/** What the answers rest on; the query may change the required life. */
const screwAssumptions = (requiredLife: number): Assumption[] => [
  { name: 'frictionCoefficient', value: 0.003, unit: '', source: 'THK General Catalog A-724', default: 0.003, minimum: 0, maximum: 0.5 },
  { name: 'loadFactor', value: 1.5, unit: '', source: 'THK General Catalog A-715 table 19', default: 1.5, minimum: 1, maximum: 3.5 },
  { name: 'requiredLife', value: requiredLife, unit: 'h', source: 'MITCalc', default: 20_000, minimum: 0, maximum: 1_000_000 },
  { name: 'supportAllowance', value: 100, unit: 'mm', source: 'THK General Catalog A-723', default: 100, minimum: 0, maximum: 10_000 },
]

export const screwCalculation: Calculation = {
  assumptions: screwAssumptions(20_000),
  motion: screwMotion,
  list: Array.from({ length: 16 }, (_, index) => screw(index)),
  matched: 16,
  total: 214,
  catalogueVersion: '2026-11-21.1',
}

const limits: readonly (readonly [name: string, required: number, available: number, unit: string])[] = [
  ['criticalSpeed', 1500, 2180, 'rpm'],
  ['dnValue', 1500, 2240, 'rpm'],
  ['buckling', 550, 15_500, 'N'],
  ['permissibleLoad', 550, 35_500, 'N'],
  ['staticSafety', 2.5, 18.42, ''],
  ['life', 1000, 38_400, 'km'],
  ['length', 1460, 3000, 'mm'],
]

const check = (scale: number, [name, required, available, unit]: (typeof limits)[number]): Check => {
  const utilisation = (required / available) * scale
  return {
    name,
    required: required * scale,
    available,
    unit,
    utilisation,
    passed: utilisation <= 1,
    formula: name === 'criticalSpeed' ? 'n ≤ 0.8 · λ² / (2π · l²) · √(E · I / (γ · A))' : 'F ≤ limit',
    source: 'THK General Catalog A-702 eq. 8',
    inputs: [
      { symbol: 'l', value: 1365, unit: 'mm' },
      { symbol: 'd1', value: 17.5, unit: 'mm' },
    ],
  }
}

const ledgerModel = (index: number, scale: number): LedgerModel => {
  const checks = limits.map((limit) => check(scale, limit))
  const worst = checks.toSorted((a, b) => b.utilisation - a.utilisation)[0]
  return {
    skuID: `sku-${index}`,
    skuName: screw(index).skuName,
    series: screw(index).series,
    maker: screw(index).maker,
    basis: 'published',
    source: 'THK General Catalog A-819',
    verdict: checks.every(({ passed }) => passed) ? 'passed' : 'failed',
    passed: checks.every(({ passed }) => passed),
    utilisation: worst?.utilisation ?? 0,
    governing: worst?.name ?? '',
    checks,
    notKnown: [],
  }
}

export const screwExplanation: Explanation = {
  catalogueVersion: '2026-11-21.1',
  assumptions: screwAssumptions(20_000),
  demands: [
    { name: 'maxAxialForce', value: 550.2, unit: 'N', formula: 'F1 = μ × m × g + f + m × a', source: 'THK General Catalog A-724 eq. 14' },
    { name: 'meanLoad', value: 225.1, unit: 'N', formula: 'Fm = ∛(Σ F³ × l / Σ l)', source: 'THK General Catalog A-706 eq. 21' },
    { name: 'lifeRevolutions', value: 41_000_000, unit: '', formula: 'L = (Ca / (fw × Fm))³ × 10⁶', source: 'THK General Catalog A-706' },
  ],
  matched: 16,
  total: 214,
  models: Array.from({ length: 60 }, (_, index) => ledgerModel(index, index < 16 ? 1 : 1.4 + index * 0.03)),
  nearest: [],
}

const noMatch: Calculation = { list: [], matched: 0, total: 214, catalogueVersion: '2026-11-21.1' }

const noMatchExplanation: Explanation = {
  ...screwExplanation,
  matched: 0,
  models: Array.from({ length: 45 }, (_, index) => ledgerModel(index, 1.5 + index * 0.1)),
  nearest: [
    {
      skuID: 'sku-1',
      skuName: 'R32-20K4-FSC',
      failing: ['criticalSpeed'],
      fixes: [{ parameter: 'Speed', from: 3000, to: 2412, unit: 'mm/s' }],
    },
    {
      skuID: 'sku-2',
      skuName: 'BLK3232-3.6',
      failing: ['criticalSpeed', 'dnValue'],
      fixes: [
        { parameter: 'Speed', from: 3000, to: 1250, unit: 'mm/s' },
        { parameter: 'Stroke', from: 3000, to: 1820, unit: 'mm' },
      ],
    },
    { skuID: 'sku-3', skuName: 'WTF2040-3', failing: ['length'], fixes: [{ parameter: 'Stroke', from: 3000, to: 1405, unit: 'mm' }] },
  ],
}

const jackCandidate: ScrewJackCandidate = {
  capacityKg: 5000,
  screwKind: 'trapezoidal',
  screwDiameterMm: 40,
  leadMm: 8,
  rootDiameterMm: 31,
  wormRatio: 8,
  efficiency: 0.21,
  maxInputSpeedRpm: 1500,
  nominalDutyPercent: 20,
  maxDutyPercent: 100,
  maxStrokeMm: 1200,
  extensionMm: 150,
}

const jack = (index: number): RecommendedModel => ({
  ...screw(index),
  candidate: jackCandidate,
  skuID: `jack-${index}`,
  skuName: `SWL${['5', '10', '15', '20', '25'][index % 5] ?? ''}`,
  serviceID: 'screw-jack',
  icon: 'screw-jack',
  series: 'SWL',
  maker: 'SWL',
  machineCode: `SWL5-M-1A-II-${600 + index * 50}-FZ-B`,
  lead: 8,
  maxW: 5000 * (index + 1),
  maxSpeed: 1200,
  n1: 1500,
  efficiency: 21,
  basis: 'demo',
  governing: 'thermal',
})

const jackCalculation: Calculation = {
  list: Array.from({ length: 4 }, (_, index) => jack(index)),
  matched: 4,
  total: 56,
  catalogueVersion: '2026-11-21.1',
}

/** The required life that a query asks for. */
const assumedIn = (query: URLSearchParams): Pick<Explanation, 'assumptions'> => ({
  assumptions: screwAssumptions(Number(/requiredLife:(\d+)/.exec(query.get('Assumptions') ?? '')?.[1] ?? 20_000)),
})

/** The response to a calculation. */
export const calculationResponse = (calculation: Calculation): Response => Response.json({ code: 0, ...writeListAsData(calculation) })

/** The calculation of a call; speeds from 3000 on match nothing. */
const calculationTo = ({ pathname, searchParams }: URL): Calculation | undefined => {
  if (pathname.endsWith('LiftWorking/Calculation')) return jackCalculation
  if (!pathname.endsWith('BallScrewWorking/Calculation')) return undefined
  return { ...(isTooFast(searchParams) ? noMatch : screwCalculation), ...assumedIn(searchParams) }
}

/** The response to a call. */
export const responseTo = (address: string): Response => {
  const calculation = calculationTo(new URL(address, 'http://test'))
  return calculation ? calculationResponse(calculation) : Response.json({ code: 0, data: dataTo(address) ?? {} })
}

const isTooFast = (query: URLSearchParams): boolean => Number(query.get('Speed')) >= 3000

/** The data in the response to any other call. */
const dataTo = (address: string): unknown => {
  const { pathname, searchParams } = new URL(address, 'http://test')
  if (pathname.endsWith('BallScrewWorking/CalculationInit')) return ballScrewInit
  if (pathname.endsWith('LiftWorking/CalculationInit')) return liftInit
  if (pathname.endsWith('/IsStartEs')) return true
  if (pathname.endsWith('/SearchAnalysis')) return { tabInfo: JSON.stringify({ filters: analysedFilters }) }
  if (pathname.endsWith('/SearchResult')) return searched(Object.fromEntries(searchParams))
  if (pathname.endsWith('/DecodeOrderCode')) return decodedCodes[searchParams.get('code') ?? '']
  if (pathname.endsWith('/GetProduct')) return productAnswer(searchParams)
  if (pathname.endsWith('/Explanation')) {
    return { ...(isTooFast(searchParams) ? noMatchExplanation : screwExplanation), ...assumedIn(searchParams) }
  }
  return undefined
}
