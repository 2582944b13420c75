/** A request for quotation as it is stored. */
import { randomUUID } from 'node:crypto'
import type { NewInquiry } from '../../../../server/people/inquiries.ts'

export const sampleInquiry = (): NewInquiry => ({
  clientID: randomUUID(),
  quantity: 2,
  neededBy: '2026-12-24',
  contact: 'Ada, ada@example.com',
  message: 'With the brake, please.',
  snapshot: {
    page: '/assembly/303/screw=a/guide=b/motor=c',
    conditions: 'Vertical · 120 kg',
    selection: { v: 2, calculator: '303', inputs: {}, assembly: { parts: { screw: { kind: 'model', family: 'ball-screw', sku: 'a' } } } },
    assembly: {
      calculator: '303',
      reference: 'SW-303-7f3a91c2',
      parts: [
        {
          role: 'brake',
          position: 1,
          quantity: 1,
          item: {
            kind: 'open',
            needs: [{ name: 'holdingTorque', op: '>=', value: 2.4, unit: 'N*m', from: [] }],
            why: 'noCatalogue',
            decisive: true,
          },
          demands: [],
          state: 'open',
        },
      ],
      joints: [],
      flows: [],
      state: 'open',
      governing: { at: 'ball-screw/life', utilisation: 0.5 },
      basis: 'published',
      figures: {},
    },
    catalogue: 'v1',
    rows: { screw: 'the hash of a row that has gone' },
  },
})
