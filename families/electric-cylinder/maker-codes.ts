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

/** Leads of the sizes, in the order of the letters A, B and C that stand for them. */
const leyLeads: Readonly<Record<string, readonly string[]>> = { 16: ['10', '5', '2.5'], 25: ['12', '6', '3'], 32: ['16', '8', '4'] }

/** Example: LEY25RB-100WML-R3CD17T; with the servo motor (LEY25RAB-…) it is another model. */
const smcLey: MakerCode = {
  // With the cables, controllers and their mounting that the page before names.
  source: 'SMC catalogue LEY/LEYG p. 459, 460 (public transcription, second-hand)',
  otherNames: (name) => {
    const [, size = '', lead = ''] = /^LEY(\d+)-(.+)$/.exec(name) ?? []
    const place = leyLeads[size]?.indexOf(lead) ?? -1
    return place < 0 ? [] : [{ name: `LEY${size}`, rest: 'ABC'.charAt(place) }]
  },
  parts: [
    // Without a symbol: parallel, on top.
    { part: 'motorMounting', pattern: '[RLD]' },
    { part: 'model' },
    { ...stroke, required: true },
    // Cover or lock of the motor, male thread of the rod, mounting of the body.
    { part: 'special', pattern: String.raw`(?<=\d)(?:[CBW]M?[LFGD]?|M[LFGD]?|[LFGD])` },
    { part: 'equipment', before: '-', pattern: '(?:S[135]|R[1358ABC])(?:(?:6[NP]|A[NP])[135]?D?|C[A-Z0-9][1F][78][135ST]?)?' },
  ],
}

/** By series; of Bosch Rexroth (EMC) only the short name is known, which does not say the screw. */
export const electricCylinderMakerCodes: Readonly<Record<string, MakerCode>> = {
  LAM1: plain,
  LAM2: plain,
  LAM3: plain,
  LAI1: plain,
  LAI2: plain,
  LAS1: plain,
  LAS2: plain,
  LAS3: plain,
  LAS4: plain,
  // Printed in one chapter with LAS5A.
  LAS5: plain,
  LAS5A: plain,
  LAN4: plain,
  LAC1: byMotor,
  LAC3: byMotor,
  LAN1: byDirection,
  LAN3: byDirection,
  LAN3A: byDirection,
  LAN5: byDirection,
  LEY: smcLey,
}
