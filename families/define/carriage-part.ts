/**
 * Part schema of modules: a carriage on its bed, driven by a screw or a belt, with the motor flange at one end: that
 * of a screw on its axis, that of a belt at the side. Travel along x.
 */
import type { BodySchema, Dimension, PartSchema, ShapeSchema } from '../../engine/part/part-schema.ts'

/** Dimensions that each family defines itself. */
type Own = 'width' | 'bedLength' | 'stroke' | 'carriages'

/** Conditions under which the part has a screw and a belt; without them always a screw, never a belt. */
type Drive = { readonly isScrew?: string; readonly isBelt?: string }

/** Both runs of the belt. */
const belt: BodySchema = {
  material: 'plastic',
  along: '+x',
  at: [0, 0, 'axisHeight'],
  repeat: [{ count: 2, step: [0, 0, 'beltPitch'] }],
  slices: [{ length: 'bedLength', add: [{ shape: 'box', width: 'beltWidth', height: 'beltThickness' }] }],
}

const bedHoles = { grid: ['bedHolePitch', 'bedHoleRow'], counts: ['bedHoles', 2] } as const
const floor = { shape: 'box', width: 'bedLength', height: 'width' } as const

/** A trough: its floor, with the holes or threads for its bolts where they are stated, and its walls. */
const bed: BodySchema = {
  material: 'aluminium',
  along: '+z',
  at: ['bedLength / 2', 0, 0],
  slices: [
    { length: 'floor', when: "bolts == 'none'", add: [floor] },
    {
      length: 'bedThreadDepth',
      when: "bolts == 'threads'",
      add: [floor],
      cut: [{ shape: 'circle', diameter: 'bedThread', tapped: true, on: { ...bedHoles, counts: ['bedThreads', 2] } }],
    },
    { length: 'floor - bedThreadDepth', when: "bolts == 'threads'", add: [floor] },
    {
      length: 'floor - bedCounterboreDepth',
      when: "bolts == 'stated'",
      add: [floor],
      cut: [{ shape: 'circle', diameter: 'bedHole', on: bedHoles }],
    },
    {
      length: 'bedCounterboreDepth',
      when: "bolts == 'stated'",
      add: [floor],
      cut: [{ shape: 'circle', diameter: 'bedCounterbore', on: bedHoles }],
    },
    {
      length: 'bedHeight - floor',
      add: [{ shape: 'box', width: 'bedLength', height: 'wall', on: { grid: [0, 'width - wall'], counts: [1, 2] } }],
    },
  ],
}

/** A housing with the motor flange in its last face, as high as the bed or the flange; its axis is that of the drive. */
const housingWithFlange = (length: string, width: string, bore: readonly ShapeSchema[] = []): BodySchema['slices'] => {
  const housing = {
    shape: 'box',
    width,
    height: 'bracketTop - bracketBottom',
    on: { at: [0, '(bracketTop + bracketBottom) / 2 - axisHeight'] },
  } as const
  return [
    { length: `${length} - pilotDepth`, add: [housing], cut: bore },
    {
      length: 'pilotDepth',
      add: [housing],
      cut: [
        { shape: 'circle', diameter: 'flangePilot' },
        { shape: 'circle', diameter: 'flangeHole', on: { circle: 'flangeCircle', count: 4, start: 45 } },
      ],
    },
  ]
}

const shaftBore: ShapeSchema = { shape: 'circle', diameter: 'shaftEnd' }

/** End bracket with the motor flange, on the axis of the screw; below a carriage that stands out it is as high as the bed. */
const bracket: BodySchema = {
  material: 'cast',
  along: '+x',
  at: ['bedLength', 0, 'axisHeight'],
  slices: [
    {
      length: 'overhang',
      when: 'overhang > 0',
      add: [{ shape: 'box', width: 'width', height: 'bedHeight', on: { at: [0, 'bedHeight / 2 - axisHeight'] } }],
      cut: [shaftBore],
    },
    ...housingWithFlange('bracketLength - overhang', 'width', [shaftBore]),
  ],
}

/** Housing of the pulley, with the motor flange at its side: a pulley turns across the travel. */
const driveHead: BodySchema = {
  material: 'cast',
  along: '-y',
  at: ['bedLength + headLength / 2', 'width / 2', 'axisHeight'],
  slices: housingWithFlange('width', 'headLength'),
}

const carriageTop = { length: 'carriageHoleDepth', add: [{ shape: 'box', width: 'carriageLength', height: 'carriageWidth' }] } as const

const carriageHole = {
  shape: 'circle',
  diameter: 'carriageHole',
  on: { grid: ['holePitchAlong', 'holePitchAcross'], counts: ['carriageHoleRows', 2] },
} as const

const bodiesOf = ({ isScrew, isBelt }: Drive): PartSchema['bodies'] => ({
  bed,
  screw: {
    material: 'bright',
    ...(isScrew !== undefined && { when: isScrew }),
    along: '+x',
    at: [0, 0, 'axisHeight'],
    slices: [
      { length: 'bedLength', add: [{ shape: 'circle', diameter: 'screwDiameter' }] },
      { length: 'bracketLength', add: [{ shape: 'circle', diameter: 'shaftEnd' }] },
    ],
  },
  ...(isBelt !== undefined && { belt: { ...belt, when: isBelt }, driveHead: { ...driveHead, when: isBelt } }),
  carriage: {
    material: 'steel',
    along: '+z',
    at: ['(bedLength - stroke) / 2 + moved', 0, 'bedHeight'],
    repeat: [{ count: 'carriages', step: ['carriagePitch', 0, 0] }],
    slices: [
      { length: 'height - bedHeight - carriageHoleDepth', add: [{ shape: 'box', width: 'carriageLength', height: 'carriageWidth' }] },
      { ...carriageTop, when: "table == 'threads'", cut: [{ ...carriageHole, tapped: true }] },
      { ...carriageTop, when: "table == 'holes'", cut: [carriageHole] },
    ],
  },
  bracket: { ...bracket, ...(isScrew !== undefined && { when: isScrew }) },
})

const measuresOf = ({ isScrew, isBelt }: Drive): PartSchema['measures'] => [
  { view: 'front', edge: 'below', from: 0, to: 'totalLength', of: 'totalLength', ...(isScrew !== undefined && { when: isScrew }) },
  ...(isBelt === undefined
    ? []
    : [{ view: 'front', edge: 'below', from: 0, to: 'lengthWithHead', of: 'lengthWithHead', when: isBelt } as const]),
  { view: 'front', edge: 'below', from: 0, to: 'bedLength', of: 'bedLength' },
  { view: 'front', edge: 'left', from: 0, to: 'height', of: 'height' },
  { view: 'front', edge: 'above', from: 'carriageStart + moved', to: 'carriageStart + moved + carriageLength', of: 'carriageLength' },
  { view: 'top', edge: 'above', from: 'carriageStart', to: 'carriageStart + stroke', of: 'stroke', called: 'stroke' },
  { view: 'side', edge: 'below', from: '-width / 2', to: 'width / 2', of: 'width' },
  { view: 'side', edge: 'left', from: 0, to: 'bedHeight', of: 'bedHeight' },
  { view: 'side', edge: 'above', from: '-carriageWidth / 2', to: 'carriageWidth / 2', of: 'carriageWidth' },
]

/**
 * Builds the part schema of a module.
 * @param name of the part
 * @param own dimensions that the family defines
 * @param drive conditions of the screw and the belt, and the words that they use
 * @returns the part; height, carriage and flange are typical of modules of that width
 */
export const carriagePart = (
  name: string,
  own: Readonly<Record<Own, Dimension>> & PartSchema['dimensions'],
  { words, ...drive }: Drive & Pick<PartSchema, 'words'> = {},
): PartSchema => ({
  name,
  words: { bolts: ['stated', 'threads', 'none'], table: ['threads', 'holes'], ...words },
  dimensions: {
    ...own,
    height: { usual: '0.75 * width' },
    bedHeight: { usual: 'max(min(0.45 * width, 0.6 * height), screw + floor + 2.5)' },
    wall: { usual: '0.16 * width' },
    floor: { usual: 'max(0.16 * width, 1.4 * max(bedCounterboreDepth, bedThreadDepth))' },
    bedHole: { usual: '0.09 * width' },
    bedCounterbore: { usual: '1.7 * bedHole' },
    bedCounterboreDepth: { usual: '0.09 * width' },
    bedThread: { usual: 'bedHole' },
    bedThreadDepth: { usual: 'bedCounterboreDepth' },
    bedHolePitch: { usual: '1.6 * width' },
    bedHoleRow: { usual: 'width - 2 * wall - 1.4 * bedCounterbore' },
    bedHoles: { unit: '', value: 'max(1, floor((bedLength - 3.8 * bedCounterbore) / bedHolePitch) + 1)' },
    bedThreads: { unit: '', value: 'max(1, floor((bedLength - 3.2 * bedThread) / bedHolePitch) + 1)' },
    axisHeight: { value: '(floor + bedHeight) / 2' },
    carriageGap: { usual: '0.12 * width' },
    carriageLength: { usual: 'min(1.2 * width, (bedLength - stroke) / carriages - carriageGap)' },
    carriageWidth: { usual: '0.9 * width' },
    carriagePitch: { value: 'carriageLength + carriageGap' },
    carriageStart: { value: '(bedLength - stroke - carriageLength - (carriages - 1) * carriagePitch) / 2' },
    moved: { travel: 'stroke', rest: 0.5 },
    screw: { usual: '0.22 * width' },
    screwDiameter: { value: 'min(screw, bedHeight - floor - 2)' },
    shaftEnd: { usual: '0.7 * screwDiameter' },
    beltWidth: { usual: '0.4 * width' },
    beltThickness: { usual: '0.03 * width' },
    beltPitch: { usual: '0.14 * width' },
    carriageHole: { usual: '0.07 * width' },
    carriageHoleDepth: { usual: 'min(0.1 * width, 0.6 * (height - bedHeight))' },
    carriageHoleRows: { unit: '', usual: '2' },
    holePitchAlong: { usual: '0.6 * carriageLength / max(1, carriageHoleRows - 1)' },
    holePitchAcross: { usual: '0.6 * carriageWidth' },
    /** How far carriages stand out beyond the bed at the end of their travel: the flange is beyond it. */
    overhang: { value: 'max(0[mm], -carriageStart)' },
    bracketLength: { usual: '0.4 * width + overhang' },
    headLength: { usual: '0.75 * width' },
    flangePilot: { usual: 'min(0.35 * width, 1.1 * axisHeight)' },
    flangeCircle: { usual: 'max(min(0.55 * width, 1.7 * axisHeight), flangePilot + 2.2 * flangeHole)' },
    flangeHole: { usual: '0.06 * width' },
    pilotDepth: { usual: 'min(0.08 * width, 0.4 * (bracketLength - overhang))' },
    /** Beyond the bed where the flange needs it. */
    flangeHalf: { value: 'max(0.36 * flangeCircle + flangeHole, 0.55 * flangePilot)' },
    bracketTop: { value: 'max(bedHeight, axisHeight + flangeHalf)' },
    bracketBottom: { value: 'min(0[mm], axisHeight - flangeHalf)' },
    totalLength: { value: 'bedLength + bracketLength' },
    lengthWithHead: { value: 'bedLength + headLength' },
  },
  bodies: bodiesOf(drive),
  axes: [{ bodies: ['screw', 'bracket'] }],
  driven: ['carriage'],
  measures: measuresOf(drive),
})

/** Kinds of the further figures of every module. */
export const carriageFurther = { bolts: 'words', table: 'words' } as const

/** Stated holes or threads of a bed, and threads of a table. */
type Bolts = Readonly<Partial<Record<'bedHole' | 'bedThread' | 'carriageHole', number | undefined>>>

const boltsOf = ({ bedHole, bedThread }: Bolts): 'stated' | 'threads' | 'none' => {
  if (bedThread !== undefined) return 'threads'
  return bedHole === undefined ? 'none' : 'stated'
}

/** @returns the further words of a module: whether the holes or threads of its bed are stated, and those of its table, which are threads */
export const carriageWords = ({ outline = {} }: { readonly outline?: Bolts | undefined }) => ({
  bolts: boltsOf(outline),
  table: outline.carriageHole === undefined ? 'holes' : 'threads',
})

/** Converts a column of pairs (`{ key: value }`) into number pairs `[by, value]` of two related lengths. */
export const statedBy = (pairs: Readonly<Record<string, number>> = {}): readonly (readonly [by: number, value: number])[] =>
  Object.entries(pairs)
    .map(([by, value]): readonly [number, number] => [Number(by), value])
    .toSorted(([one], [other]) => one - other)
