/**
 * Work-machine factors f1 by hours per day. Recalled from Flender MD 20.1 and MC 20.1, "factor for driven machine", and not compared with the
 * print: unverified, cell by cell. `null`: the original leaves the cell out.
 *
 * Columns: group, machine, up to 0.5 h, above 0.5 to 10 h, above 10 h, how well the row is recalled. Groups and machines are keys of texts.
 */

/** Groups of work machines, in the order of the dialog. */
export const machineGroups = [
  'sewage',
  'dredger',
  'chemical',
  'metal',
  'conveying',
  'lifting',
  'coolingTower',
  'sugar',
  'paper',
  'cableway',
  'cement',
  'other',
] as const
/** A group of work machines. */
export type MachineGroup = (typeof machineGroups)[number]

/** How well a row is recalled; `weak`: reconstructed (the original says to consult the maker). */
export type Recall = 'clear' | 'probable' | 'weak'

type MachineRow = readonly [
  group: MachineGroup,
  machine: string,
  upToHalf: number | null,
  upTo10: number | null,
  above10: number | null,
  recall: Recall,
]

/** The rows of the table. */
export const machineRows = [
  ['sewage', 'thickener', null, null, 1.2, 'clear'],
  ['sewage', 'filterPress', 1, 1.3, 1.5, 'clear'],
  ['sewage', 'flocculator', 0.8, 1, 1.3, 'clear'],
  ['sewage', 'aerator', null, 1.8, 2, 'clear'],
  ['sewage', 'rake', 1, 1.2, 1.3, 'clear'],
  ['sewage', 'combinedRake', 1, 1.3, 1.5, 'clear'],
  ['sewage', 'preThickener', null, 1.1, 1.3, 'clear'],
  ['sewage', 'screwPump', null, 1.3, 1.5, 'clear'],
  ['sewage', 'waterTurbine', null, null, 2, 'clear'],
  ['sewage', 'centrifugalPump', 1, 1.2, 1.3, 'clear'],
  ['sewage', 'pistonPumpSingle', 1.3, 1.4, 1.8, 'clear'],
  ['sewage', 'pistonPumpMulti', 1.2, 1.4, 1.5, 'clear'],
  ['dredger', 'dredgerBucketConveyor', null, 1.6, 1.6, 'clear'],
  ['dredger', 'dumpingDevice', null, 1.3, 1.5, 'clear'],
  ['dredger', 'crawlerTravel', 1.2, 1.6, 1.8, 'clear'],
  ['dredger', 'bucketWheelPickUp', null, 1.7, 1.7, 'clear'],
  ['dredger', 'bucketWheelPrimitive', null, 2.2, 2.2, 'clear'],
  ['dredger', 'cutterHead', null, 2.2, 2.2, 'clear'],
  ['dredger', 'traversingGear', null, 1.4, 1.8, 'clear'],
  ['chemical', 'extruder', null, null, 1.6, 'clear'],
  ['chemical', 'doughMill', null, 1.8, 1.8, 'clear'],
  ['chemical', 'rubberCalender', null, 1.5, 1.5, 'clear'],
  ['chemical', 'coolingDrum', null, 1.3, 1.4, 'clear'],
  ['chemical', 'mixerUniform', 1, 1.3, 1.4, 'clear'],
  ['chemical', 'mixerNonUniform', 1.4, 1.6, 1.7, 'clear'],
  ['chemical', 'agitatorUniform', 1, 1.3, 1.5, 'clear'],
  ['chemical', 'agitatorNonUniform', 1.2, 1.4, 1.6, 'clear'],
  ['chemical', 'agitatorGas', 1.4, 1.6, 1.8, 'clear'],
  ['chemical', 'toaster', 1, 1.3, 1.5, 'clear'],
  ['chemical', 'centrifuge', 1, 1.2, 1.3, 'clear'],
  ['metal', 'plateTilter', 1, 1, 1.2, 'clear'],
  ['metal', 'ingotPusher', 1, 1.2, 1.2, 'clear'],
  ['metal', 'windingMachine', null, 1.6, 1.6, 'clear'],
  ['metal', 'coolingBed', null, 1.5, 1.5, 'clear'],
  ['metal', 'rollerStraightener', null, 1.6, 1.6, 'clear'],
  ['metal', 'rollerTableContinuous', null, 1.5, 1.5, 'clear'],
  ['metal', 'rollerTableIntermittent', null, 2, 2, 'clear'],
  ['metal', 'reversingTubeMill', null, 1.8, 1.8, 'clear'],
  ['metal', 'shearContinuous', null, 1.5, 1.5, 'clear'],
  ['metal', 'shearCrank', 1, 1, 1, 'clear'],
  ['metal', 'continuousCasting', null, 1.4, 1.4, 'clear'],
  ['metal', 'bloomingMill', null, 2.5, 2.5, 'clear'],
  ['metal', 'slabbingMill', null, 2.5, 2.5, 'clear'],
  ['metal', 'wireMill', null, 1.8, 1.8, 'clear'],
  ['metal', 'sheetMill', null, 2, 2, 'clear'],
  ['metal', 'plateMill', null, 1.8, 1.8, 'clear'],
  ['metal', 'rollAdjustment', 0.9, 1, null, 'clear'],
  ['conveying', 'bucketConveyor', null, 1.4, 1.5, 'clear'],
  ['conveying', 'haulingWinch', 1.4, 1.6, 1.6, 'clear'],
  ['conveying', 'hoist', null, 1.5, 1.8, 'clear'],
  ['conveying', 'beltConveyorLight', 1, 1.2, 1.3, 'clear'],
  ['conveying', 'beltConveyorHeavy', 1.1, 1.3, 1.4, 'clear'],
  ['conveying', 'goodsLift', null, 1.2, 1.5, 'clear'],
  ['conveying', 'passengerLift', null, 1.5, 1.8, 'clear'],
  ['conveying', 'apronConveyor', null, 1.2, 1.5, 'clear'],
  ['conveying', 'escalator', 1, 1.2, 1.4, 'clear'],
  ['conveying', 'railVehicle', null, 1.5, null, 'probable'],
  ['lifting', 'slewingGear', 1, 1.4, 1.8, 'clear'],
  ['lifting', 'luffingGear', 1, 1.1, 1.4, 'clear'],
  ['lifting', 'travellingGear', 1.1, 1.6, 2, 'probable'],
  ['lifting', 'hoistingGear', 1, 1.1, 1.4, 'clear'],
  ['lifting', 'derrickCrane', 1, 1.2, 1.6, 'clear'],
  ['coolingTower', 'coolingTowerFan', null, null, 2, 'clear'],
  ['coolingTower', 'blower', null, 1.4, 1.5, 'clear'],
  ['sugar', 'caneKnife', null, null, 1.7, 'clear'],
  ['sugar', 'caneMill', null, null, 1.7, 'clear'],
  ['sugar', 'cossetteMacerator', null, null, 1.2, 'clear'],
  ['sugar', 'extractionPlant', null, null, 1.4, 'clear'],
  ['sugar', 'beetWasher', null, null, 1.5, 'clear'],
  ['sugar', 'beetCutter', null, null, 1.5, 'clear'],
  ['paper', 'paperMachine', null, 1.8, 2, 'clear'],
  ['paper', 'pulper', null, null, 2, 'weak'],
  ['cableway', 'materialRopeway', null, 1.3, 1.4, 'clear'],
  ['cableway', 'aerialRopeway', null, 1.6, 1.8, 'clear'],
  ['cableway', 'tBarLift', null, 1.3, 1.4, 'clear'],
  ['cableway', 'continuousRopeway', null, 1.4, 1.6, 'clear'],
  ['cement', 'concreteMixer', null, 1.5, 1.5, 'clear'],
  ['cement', 'breaker', null, 1.2, 1.4, 'clear'],
  ['cement', 'rotaryKiln', null, null, 2, 'clear'],
  ['cement', 'tubeMill', null, null, 2, 'clear'],
  ['cement', 'separator', null, 1.6, 1.6, 'clear'],
  ['cement', 'rollCrusher', null, null, 2, 'clear'],
  ['other', 'plateBending', null, 1, 1, 'clear'],
  ['other', 'frequencyConverter', null, 1.8, 2, 'clear'],
  ['other', 'reciprocatingCompressor', null, 1.8, 1.9, 'clear'],
  ['other', 'centrifugalCompressor', null, 1.4, 1.5, 'clear'],
] as const satisfies readonly MachineRow[]

/** A work machine. */
export type MachineKey = (typeof machineRows)[number][1]
