/** A model with a figure of every kind, as a file is made of it. */
import type { FileInput } from '../../../../server/files/file-input.ts'

export const exampleInput: FileInput = {
  kind: 'sheet',
  locale: 'en',
  unit: 'mm',
  site: { key: 'sizewright', name: 'Sizewright', address: 'https://example.com/' },
  model: {
    family: 'ball-screw',
    sku: 'THK-WTF2040-2',
    name: 'WTF2040-2',
    series: 'WTF',
    maker: 'THK',
    basis: 'published',
    source: 'Catalogue 500E, A15-196',
    note: undefined,
    figures: [
      { name: 'leadMm', unit: 'mm', value: 40 },
      { name: 'dynamicLoadRatingKn', unit: 'kN', value: 8.2 },
      { name: 'dnLimit', unit: 'mm/min', value: 'none' },
      { name: 'nutRigidityNPerUm', unit: 'N/um', value: null },
      { name: 'maxScrewSpeedRpm', unit: 'rpm', value: 0 },
      {
        name: 'speedByStrokeMmS',
        unit: 'mm/s',
        value: null,
        cases: {
          unit: 'mm',
          values: [
            { of: 100, value: 1200 },
            { of: 508, value: 800.5 },
          ],
        },
      },
      { name: 'servoAdapters', unit: '', value: null, list: ['80-100-6', '110-130-8'] },
    ],
    candidate: {},
  },
  chosen: { length: 1302, grade: 'C7' },
  orderCode: 'WTF2040-2+1302LC7',
  catalogueVersion: 'abc123',
  engineVersion: '1.2.3',
}
