/** Answers about products: a model's page, what order codes say. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import { screwCandidate } from './screw-candidate.ts'

/** Of a screw of the list: a figure, one by case, one without a limit, one that is not known. */
export const screwProduct: Product = {
  serviceID: 'ball-screw',
  driveID: 'sku-0',
  skuName: 'WTF2040-3',
  series: 'WTF',
  maker: 'THK',
  icon: 'ball-screw',
  basis: 'published',
  source: 'THK General Catalog B-738',
  family: 'ball-screw',
  workingIDs: ['30'],
  lengths: { stated: 9, usual: 1 },
  figures: [
    { name: 'leadMm', unit: 'mm', value: 40 },
    { name: 'maxSpeedRpm', unit: 'rpm', value: 'none' },
    {
      name: 'lengthByGrade',
      unit: 'mm',
      value: null,
      cases: {
        unit: 'um',
        values: [
          { of: 50, value: 2000 },
          { of: 100, value: 2200 },
        ],
      },
    },
    { name: 'nutRigidityNPerUm', unit: 'N/um', value: null },
  ],
  candidate: screwCandidate,
  size: { by: ['nominalDiameterMm', 'dynamicLoadRatingN'], alike: ['leadMm'] },
  larger: { serviceID: 'WTF', driveID: 'THK-WTF2525-3.5', skuName: 'WTF2525-3.5', maker: 'THK', series: 'WTF', basis: 'published' },
  // One model in two grades is listed once.
  others: ['R20-20K3', 'R20-20K3-C10'].map((driveID) => ({
    serviceID: 'FSC',
    driveID,
    skuName: 'R20-20K3-FSC',
    maker: 'HIWIN',
    series: 'FSC',
    basis: 'published' as const,
  })),
  order: {
    parts: [
      { name: 'length', before: ' +', after: 'L', span: { least: 41, most: 2200, step: 1 } },
      { name: 'grade', before: ' ', after: '', values: ['C7', 'C8'] },
    ],
    rules: [{ part: 'length', by: 'grade', goes: { C7: { most: 2000 }, C8: { most: 2200 } } }],
  },
  catalogueVersion: '2026-11-21.1',
}

/** Of whichever model it is asked for; of a code, what the calculation has chosen. */
export const productAnswer = (query: URLSearchParams): Product => ({
  ...screwProduct,
  driveID: query.get('driveID') ?? '',
  ...(query.has('code') && { ordered: { chosen: { length: 1460, grade: 'C7' }, understood: 9 } }),
})

/** What is said of a code. */
export const decodedCodes: Readonly<Record<string, DecodedOrderCode>> = {
  'WTF2040-3 +1302L C7': {
    code: 'WTF2040-3 +1302L C7',
    product: screwProduct,
    parts: [
      { name: 'length', value: 1302 },
      { name: 'grade', value: 'C7' },
    ],
    further: [],
    missing: [],
    understood: 19,
    similar: [],
  },
  'WTF2040-3 +1302L C99': {
    code: 'WTF2040-3 +1302L C99',
    product: screwProduct,
    parts: [
      { name: 'length', value: 1302 },
      { name: 'grade', value: 'C99', fault: { kind: 'notOffered' } },
    ],
    further: [],
    missing: [],
    understood: 20,
    similar: [],
  },
  'WTF2040-3 +13x2L': { code: 'WTF2040-3 +13x2L', product: screwProduct, parts: [], further: [], missing: [], understood: 9, similar: [] },
  'WTF2O40-3': {
    code: 'WTF2O40-3',
    parts: [],
    further: [],
    missing: [],
    understood: 0,
    similar: [{ ...screwProduct, parts: [], further: [] }],
  },
  QQQQQQ: { code: 'QQQQQQ', parts: [], further: [], missing: [], understood: 0, similar: [] },
}
