/** Structure of the makers' order codes of electric cylinders. */
import type { MakerCode, MakerPart } from '../define/maker-code.ts'

const limitSwitches: MakerPart = { part: 'limitSwitches', before: '-', pattern: '[01]', required: true }
const stroke: MakerPart = { part: 'stroke', before: '-', pattern: String.raw`\d{2,4}` }
const forceDirection: MakerPart = { part: 'forceDirection', pattern: '[12]', required: true }
/** Colour, and E for what a customer has asked for. */
const end: MakerPart = { part: 'special', pattern: '[BG]E?|E' }

/** Its ordering information, of each series. */
const source = 'HIWIN Linear Actuator; compared'

/** Example: LAM2-1-1-200-24GE. */
const plain: MakerCode = {
  source,
  parts: [limitSwitches, stroke, { part: 'voltage', before: '-', pattern: '12|24', required: true }, end],
}

/** Models with another motor are named by it, after the stroke: LAN1-11-1-200-24QGE is our LAN1-1-24Q. */
const motorAfterStroke: MakerCode['otherNames'] = (name) => {
  const [, model = '', motor] = /^(\w+-\d)-(24Q|12)V?$/.exec(name) ?? []
  return motor === undefined ? [] : [{ name: model, rest: motor }]
}
const motors: readonly MakerPart[] = [
  { part: 'model', before: '-' },
  // The names of models with another motor say it.
  { part: 'voltage', before: '-', pattern: '24' },
]

/** Example: LAC1-1-1-400-24GE. */
const byMotor: MakerCode = { source, otherNames: motorAfterStroke, parts: [limitSwitches, stroke, ...motors, end] }

/** Example: LAN3-11-1-200-24GE; the direction of the force follows the number of the model. */
const byDirection: MakerCode = { ...byMotor, parts: [forceDirection, ...byMotor.parts] }

/** By series; of Bosch Rexroth (EMC) and SMC (LEY) no printed structure was found. */
export const electricCylinderMakerCodes: Readonly<Record<string, MakerCode>> = {
  LAM1: plain,
  LAM2: plain,
  LAM3: plain,
  LAI1: plain,
  LAI2: plain,
  LAS1: plain,
  LAS2: plain,
  LAS3: plain,
  LAS5A: plain,
  LAN4: plain,
  LAC1: byMotor,
  LAC3: byMotor,
  LAN1: byDirection,
  LAN3: byDirection,
  LAN3A: byDirection,
  LAN5: byDirection,
}
