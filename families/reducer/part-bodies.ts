/** Bodies of gear units: the output to the right along x, the input behind it, or at the front of a right-angle unit. */
import type { BodySchema, PartSchema, ShapeSchema, SharedAxis, SliceSchema } from '../../engine/part/part-schema.ts'

const bolts = { circle: 'inputCircle', count: 4, start: 45 } as const

const isRound = "outputForm == 'round'"
const isSquare = "outputForm == 'square'"

const square: ShapeSchema = { shape: 'box', width: 'housing', height: 'housing', radius: '0.1 * housing' }
const round: ShapeSchema = { shape: 'circle', diameter: 'housingDiameter' }
const places = { circle: 'outputCircle', count: 'outputHoles', start: 45 } as const

const hollow: ShapeSchema = { shape: 'circle', diameter: 'hollowBore' }

/** A slice without and with the bore of a hollow shaft. */
const boredIfHollow = ({ when, cut = [], ...slice }: SliceSchema): readonly SliceSchema[] => {
  const also = when === undefined ? '' : ` && ${when}`
  return [
    { ...slice, when: `output != 'hollow'${also}`, cut },
    { ...slice, when: `output == 'hollow'${also}`, cut: [...cut, hollow] },
  ]
}

/** The flange of the output side: square or round, with holes or threads. */
const outputFace: readonly SliceSchema[] = [
  { form: square, is: isSquare },
  { form: round, is: isRound },
].flatMap(({ form, is }): readonly SliceSchema[] => [
  {
    length: 'outputHoleDepth',
    when: `${is} && outputHoleKind == 'hole'`,
    add: [form],
    cut: [{ shape: 'circle', diameter: 'outputHole', on: places }],
  },
  {
    length: 'outputHoleDepth',
    when: `${is} && outputHoleKind == 'thread'`,
    add: [form],
    cut: [{ shape: 'circle', diameter: 'outputThread', tapped: true, on: places }],
  },
])

const body: readonly SliceSchema[] = [
  {
    length: 'housingLength - outputHoleDepth',
    when: "bodyForm == 'square'",
    add: [{ shape: 'box', width: 'bodySide', height: 'bodySide', radius: '0.1 * bodySide' }],
  },
  { length: 'housingLength - outputHoleDepth', when: "bodyForm == 'round'", add: [{ shape: 'circle', diameter: 'bodyDiameter' }] },
]

const housing: BodySchema = {
  material: 'cast',
  along: '+x',
  slices: [...body, ...outputFace, { length: 'pilotDepth', add: [{ shape: 'circle', diameter: 'pilot' } as const] }].flatMap(boredIfHollow),
}

const outputFlange: BodySchema = {
  material: 'bright',
  when: "output == 'flange'",
  along: '+x',
  at: ['housingLength + pilotDepth', 0, 0],
  slices: [
    {
      length: 'flangeDepth',
      add: [{ shape: 'circle', diameter: 'flange' }],
      cut: [
        { shape: 'circle', diameter: 'flangeBore' },
        { shape: 'circle', diameter: 'flangeHole', on: { circle: 'flangeCircle', count: 'flangeHoles' } },
      ],
    },
  ],
}

const outputShaft: BodySchema = {
  material: 'bright',
  when: "output == 'shaft'",
  along: '+x',
  at: ['housingLength + pilotDepth', 0, 0],
  slices: [
    { length: 'collarLength', when: 'collarLength > 0.05', add: [{ shape: 'circle', diameter: 'collar' }] },
    { length: 'shaftLength - keyLength - keyEnd', add: [{ shape: 'circle', diameter: 'shaft' }] },
    { length: 'keyLength', add: [{ shape: 'keyed', diameter: 'shaft', width: 'key', depth: 'keyDepth' }] },
    { length: 'keyEnd', add: [{ shape: 'circle', diameter: 'shaft' }] },
  ],
}

const inputSlices: readonly SliceSchema[] = [
  {
    length: 'inputDepth - inputHoleDepth',
    add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
    cut: [{ shape: 'circle', diameter: 'inputBore' }],
  },
  {
    length: 'inputHoleDepth',
    add: [{ shape: 'box', width: 'inputSize', height: 'inputSize' }],
    cut: [
      { shape: 'circle', diameter: 'inputPilot' },
      { shape: 'circle', diameter: 'inputHole', tapped: true, on: bolts },
    ],
  },
]

const inputAxis = "transmissionType == 'parallel' ? offset : 0[mm]"

/** All bodies of a gear unit. */
export const reducerBodies: PartSchema['bodies'] = {
  housing,
  outputFlange,
  outputShaft,
  inputFlange: {
    material: 'aluminium',
    when: "transmissionType != 'rightAngle'",
    along: '-x',
    at: [0, 0, inputAxis],
    slices: inputSlices,
  },
  inputFlangeAtRightAngle: {
    material: 'aluminium',
    when: "transmissionType == 'rightAngle'",
    along: '-y',
    at: ['inputAt', '-bodySide / 2', 'inputHeight'],
    slices: inputSlices,
  },
}

/** Lines that bodies share. */
export const reducerAxes: readonly SharedAxis[] = [
  { bodies: ['housing', 'outputShaft', 'outputFlange'] },
  { bodies: ['housing', 'inputFlange'], when: "transmissionType == 'coaxial'" },
]
