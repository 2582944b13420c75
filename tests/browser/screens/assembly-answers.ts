/** A gear unit with its motor as an assembly, and the address of its page. Shaped by the contract; the figures are plausible, not sized. */
import type { Calculation, RecommendedModel } from '../../../contract/results/selection.ts'
import { encodeSelection } from '../../../contract/saved/selection-address.ts'
import { type Json, selectionVersion } from '../../../contract/saved/selection-document.ts'
import type { Assembly, Part } from '../../../engine/assembly/assembly.ts'
import { emptyPanel } from '../../../screens/servo/panel-state.ts'
import { keepPanel, panelPart } from '../../../screens/servo/saved-panel.ts'
import { screwCalculation } from './fixture-answers.ts'

const partOf = (role: string, position: number, names: { readonly family: string; readonly sku: string; readonly name: string }): Part => ({
  role,
  position,
  quantity: 1,
  item: {
    kind: 'model',
    series: 'NK',
    maker: 'Newstart',
    ...names,
    code: { code: names.name, state: 'whole', parts: [], also: [] },
    basis: 'published',
    source: 'Catalogue',
  },
  demands: [],
  state: 'complete',
})

const pair: Assembly = {
  calculator: '2000001',
  reference: 'SW-2000001-7f3a91c2',
  parts: [
    partOf('gearUnit', 1, { family: 'reducer', sku: 'unit', name: 'NK57 i 16' }),
    partOf('motor', 2, { family: 'servo-motor', sku: 'motor', name: 'SGM7J-04A' }),
  ],
  joints: [],
  flows: [],
  state: 'complete',
  governing: { at: 'peakTorque', utilisation: 0.6 },
  basis: 'published',
  figures: {},
}

const [model] = screwCalculation.list
const unit = { ...model, skuID: 'unit', skuName: 'NK57 i 16', motorSku: 'motor', assembly: pair } as RecommendedModel // the fixture has models

/** The answer to the call of the pair. */
export const pairCalculation: Calculation = { ...screwCalculation, list: [unit], matched: 1 }

const panel = keepPanel({
  ...emptyPanel,
  motor: {
    calcType: 'sku',
    motor: {
      skuID: 'motor',
      skuName: 'SGM7J-04A',
      typeCode: 'low',
      brand: 'Yaskawa',
      series: 'SGM7J',
      p2: 400,
      n2: 3000,
      t2: 1.27,
      values: {},
      hits: [],
    },
  },
})

/** The page of the pair, with the conditions of the servo panel. */
export const pairAddress = `/assembly/2000001/gearUnit=unit/motor=motor?s=${await encodeSelection({
  v: selectionVersion,
  calculator: '2000001',
  // What is kept is JSON.
  inputs: { [panelPart]: JSON.parse(JSON.stringify(panel)) as Json },
})}`
