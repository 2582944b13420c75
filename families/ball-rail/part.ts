/**
 * 3D part of a guide: rails with their blocks in the selected layout. Travel along x; the rails stand on z = 0, centred at y = 0.
 */
import { definePart } from '../define/part.ts'
import { ballRailPorts } from './ports.ts'
import type { BallRailCandidate } from './wire/ball-rail.ts'

const railHoles = { grid: ['holePitch', 'railHoleRowPitch'], counts: ['railHoles', 'railHoleRows'] } as const

/** Number of hole rows: makers print the pitch of rows only if there are two. */
const rowsOf = (holes: number | undefined, pitchOfRows: number | undefined): number | undefined => {
  if (holes === undefined) return undefined
  return pitchOfRows === undefined ? 1 : 2
}

/** Mass of a rail of the ordered length, mm; undefined without one. */
const railMassOf = (kgPerM: number | undefined, length: number | string | undefined): number | undefined =>
  kgPerM === undefined || typeof length !== 'number' ? undefined : (kgPerM * length) / 1000

/**
 * Rows state the outer dimensions of block and rail and their holes; missing ones are close to guides of that size (THK HSR, HIWIN
 * HG). A rail has as many holes as leave three quarters of a counterbore at either end: HIWIN HG 20 of 4000 mm has 67, 20 mm from
 * its ends. A rail without a chosen length ends a third of the pitch beyond its outer holes.
 */
export const ballRailPart = definePart<BallRailCandidate>({
  schema: {
    name: 'ball-rail',
    dimensions: {
      railWidth: { column: 'railWidthMm' },
      height: { column: 'heightMm', usual: '1.4 * railWidth' },
      width: { column: 'widthMm', usual: '2.4 * railWidth' },
      blockLength: { column: 'lengthMm', usual: '3.6 * railWidth' },
      blocks: { unit: '', chosen: 'blocks', usual: '1' },
      rails: { unit: '', chosen: 'rails', usual: '1' },
      usualPitch: { column: 'railHolePitchMm', usual: '4 * railWidth' },
      usualEnd: { usual: 'usualPitch / 3' },
      length: {
        chosen: 'length',
        usual: 'ceil((blocks * blockLength + 6 * railWidth - 2 * usualEnd) / usualPitch) * usualPitch + 2 * usualEnd',
      },
      blockPitch: { calculated: 'sliderSpacing', usual: 'min(1.5 * blockLength, length / blocks)' },
      railPitch: { calculated: 'railSpacing', usual: '2.5 * width' },
      railHeight: { column: 'railHeightMm', usual: '0.58 * height' },
      gap: { column: 'blockClearanceMm', usual: '0.14 * height' },
      clearance: { usual: '0.02 * width' },
      railHole: { column: 'railHoleMm', usual: '0.3 * railWidth' },
      counterbore: { column: 'railCounterboreMm', usual: '0.5 * railWidth' },
      counterboreDepth: { column: 'railCounterboreDepthMm', usual: '0.3 * railHeight' },
      railHoleDepth: { value: 'railHeight - counterboreDepth' },
      holePitch: { column: 'railHolePitchMm', usual: 'min(usualPitch, 0.5 * length)' },
      railHoles: { unit: '', value: 'max(1, floor((length - 1.5 * counterbore) / holePitch) + 1)' },
      railHoleRows: { unit: '', column: 'railHoleRows', usual: '1' },
      railHoleRowPitch: { column: 'railHoleRowPitchMm', usual: '0[mm]' },
      blockHole: { column: 'blockThreadMm', usual: '0.07 * width' },
      blockHoleDepth: { column: 'blockThreadDepthMm', usual: '0.18 * height' },
      holeEnd: { value: '(length - (railHoles - 1) * holePitch) / 2' },
      blockHoleColumns: { unit: '', column: 'blockHoleColumns', usual: '2' },
      blockHolePitchAlong: { column: 'blockHolesAlongMm', usual: 'blockHoleColumns > 1 ? 0.4 * blockLength : 0[mm]' },
      blockHolePitchAcross: { column: 'blockHolesAcrossMm', usual: 'width - 5 * blockHole' },
      travel: { value: 'max(length - (blocks - 1) * blockPitch - blockLength, 0[mm])' },
      moved: { travel: 'travel', rest: 0.5 },
      middle: { value: '(length - travel) / 2 + moved' },
    },
    bodies: {
      rail: {
        material: 'bright',
        along: '+z',
        at: ['length / 2', 0, 0],
        repeat: [{ count: 'rails', step: [0, 'railPitch', 0] }],
        slices: [
          {
            length: 'railHoleDepth',
            add: [{ shape: 'box', width: 'length', height: 'railWidth' }],
            cut: [{ shape: 'circle', diameter: 'railHole', on: railHoles }],
          },
          {
            length: 'counterboreDepth',
            add: [{ shape: 'box', width: 'length', height: 'railWidth' }],
            cut: [{ shape: 'circle', diameter: 'counterbore', on: railHoles }],
          },
        ],
      },
      block: {
        material: 'steel',
        along: '+z',
        at: ['middle', 0, 'gap'],
        repeat: [
          { count: 'rails', step: [0, 'railPitch', 0] },
          { count: 'blocks', step: ['blockPitch', 0, 0] },
        ],
        slices: [
          {
            length: 'railHeight + clearance - gap',
            add: [
              {
                shape: 'box',
                width: 'blockLength',
                height: '(width - railWidth) / 2 - clearance',
                on: { grid: [0, '(width + railWidth) / 2 + clearance'], counts: [1, 2] },
              },
            ],
          },
          { length: 'height - railHeight - clearance - blockHoleDepth', add: [{ shape: 'box', width: 'blockLength', height: 'width' }] },
          {
            length: 'blockHoleDepth',
            add: [{ shape: 'box', width: 'blockLength', height: 'width' }],
            cut: [
              {
                shape: 'circle',
                diameter: 'blockHole',
                tapped: true,
                on: { grid: ['blockHolePitchAlong', 'blockHolePitchAcross'], counts: ['blockHoleColumns', 2] },
              },
            ],
          },
        ],
      },
    },
    ports: ballRailPorts,
    driven: ['block'],
    measures: [
      { view: 'front', edge: 'below', from: 0, to: 'length', of: 'length' },
      {
        view: 'front',
        edge: 'above',
        from: 'middle - (blocks - 1) / 2 * blockPitch - blockLength / 2',
        to: 'middle - (blocks - 1) / 2 * blockPitch + blockLength / 2',
        of: 'blockLength',
      },
      { view: 'front', edge: 'above', from: 0, to: 'holeEnd', of: 'holeEnd' },
      {
        view: 'front',
        edge: 'above',
        from: 'middle - (blocks - 1) / 2 * blockPitch',
        to: 'middle - (blocks - 3) / 2 * blockPitch',
        of: 'blockPitch',
        when: 'blocks > 1',
      },
      { view: 'side', edge: 'left', from: 0, to: 'height', of: 'height' },
      { view: 'side', edge: 'right', from: 0, to: 'railHeight', of: 'railHeight' },
      {
        view: 'side',
        edge: 'above',
        from: '-(rails - 1) / 2 * railPitch - width / 2',
        to: '-(rails - 1) / 2 * railPitch + width / 2',
        of: 'width',
      },
      {
        view: 'side',
        edge: 'below',
        from: '-(rails - 1) / 2 * railPitch - railWidth / 2',
        to: '-(rails - 1) / 2 * railPitch + railWidth / 2',
        of: 'railWidth',
      },
      { view: 'top', edge: 'left', from: '-railPitch / 2', to: 'railPitch / 2', of: 'railPitch', when: 'rails > 1' },
    ],
  },
  further: { railHoleRows: '', blockHoleColumns: '' },
  read: ({ railHolePitchMm, railHoleRowPitchMm, blockHolesAcrossMm, blockHolesAlongMm, blockMassKg, railMassKgPerM }, { length }) => ({
    stated: { railHoleRows: rowsOf(railHolePitchMm, railHoleRowPitchMm), blockHoleColumns: rowsOf(blockHolesAcrossMm, blockHolesAlongMm) },
    massesKg: { block: blockMassKg, rail: railMassOf(railMassKgPerM, length) },
  }),
})
