/**
 * 3D part of a screw jack: housing with its base, worm shaft, and a screw that either travels or rotates and moves a nut. The
 * lifting axis is z; the housing stands on z = 0.
 */
import { definePart } from '../define/part.ts'
import type { ScrewJackCandidate } from './wire/screw-jack.ts'

/** Rows state the screw and the stroke; housing, base and worm shaft are typical of cubic jacks with that screw. */
export const screwJackPart = definePart<ScrewJackCandidate>({
  schema: {
    name: 'screw-jack',
    words: { travelling: ['screw', 'nut'] },
    dimensions: {
      screw: { column: 'screwDiameterMm' },
      core: { column: 'rootDiameterMm' },
      lead: { column: 'leadMm' },
      stroke: { chosen: 'stroke', usual: '100[mm]' },
      extension: { column: 'extensionMm', usual: '0.8 * screw' },
      lifted: { travel: 'stroke', rest: 0 },
      housing: { usual: '3.4 * screw' },
      housingWidth: { usual: '2.8 * screw' },
      housingHeight: { usual: '3.2 * screw' },
      base: { usual: '0.6 * screw' },
      baseLength: { usual: '4.6 * screw' },
      hole: { usual: '0.3 * screw + 3' },
      holePitchAlong: { value: 'baseLength - 2.4 * hole' },
      holePitchAcross: { value: 'housingWidth - 2.4 * hole' },
      worm: { usual: '0.5 * screw' },
      wormHeight: { usual: 'base + 0.4 * housingHeight' },
      wormReach: { usual: '1.2 * screw' },
      wormOffset: { usual: '0.9 * screw' },
      key: { usual: '0.3 * worm' },
      keyDepth: { usual: '0.18 * worm' },
      tube: { usual: '1.3 * screw' },
      tubeLength: { value: 'stroke + screw' },
      headDiameter: { usual: '0.75 * screw' },
      headLength: { usual: 'screw' },
      nutHeight: { usual: '1.6 * screw' },
      nut: { usual: '1.9 * screw' },
      nutFlange: { usual: '2.9 * screw' },
      nutFlangeHeight: { usual: '0.5 * screw' },
      nutHole: { usual: '0.22 * screw' },
      lowest: { value: 'base + housingHeight + extension' },
      overallHeight: { value: 'totalHeight + tubeLength' },
      totalHeight: { value: "lowest + headLength + (travelling == 'nut' ? stroke + nutHeight : lifted)" },
    },
    bodies: {
      housing: {
        material: 'cast',
        along: '+z',
        slices: [
          {
            length: 'base',
            add: [{ shape: 'box', width: 'baseLength', height: 'housingWidth' }],
            cut: [
              { shape: 'circle', diameter: 'screw' },
              { shape: 'circle', diameter: 'hole', on: { grid: ['holePitchAlong', 'holePitchAcross'], counts: [2, 2] } },
            ],
          },
          {
            length: 'housingHeight',
            add: [{ shape: 'box', width: 'housing', height: 'housingWidth', radius: '0.25 * screw' }],
            cut: [{ shape: 'circle', diameter: 'screw' }],
          },
        ],
      },
      wormShaftFront: {
        material: 'bright',
        along: '-y',
        at: ['wormOffset', '-housingWidth / 2', 'wormHeight'],
        slices: [{ length: 'wormReach', add: [{ shape: 'keyed', diameter: 'worm', width: 'key', depth: 'keyDepth' }] }],
      },
      wormShaftBack: {
        material: 'bright',
        along: '+y',
        at: ['wormOffset', 'housingWidth / 2', 'wormHeight'],
        slices: [{ length: 'wormReach', add: [{ shape: 'keyed', diameter: 'worm', width: 'key', depth: 'keyDepth' }] }],
      },
      screw: {
        material: 'steel',
        when: "travelling == 'screw'",
        along: '+z',
        at: [0, 0, 'lifted - stroke'],
        slices: [
          {
            length: 'lowest + stroke',
            add: [{ shape: 'circle', diameter: 'screw' }],
            thread: { core: 'core', lead: 'lead' },
          },
          { length: 'headLength', add: [{ shape: 'circle', diameter: 'headDiameter' }] },
        ],
      },
      turningScrew: {
        material: 'steel',
        when: "travelling == 'nut'",
        along: '+z',
        slices: [
          { length: 'lowest + stroke + nutHeight', add: [{ shape: 'circle', diameter: 'screw' }], thread: { core: 'core', lead: 'lead' } },
          { length: 'headLength', add: [{ shape: 'circle', diameter: 'headDiameter' }] },
        ],
      },
      nut: {
        material: 'bright',
        when: "travelling == 'nut'",
        along: '+z',
        at: [0, 0, 'lowest + lifted'],
        slices: [
          {
            length: 'nutFlangeHeight',
            add: [{ shape: 'circle', diameter: 'nutFlange' }],
            cut: [
              { shape: 'circle', diameter: 'screw' },
              { shape: 'circle', diameter: 'nutHole', on: { circle: '(nut + nutFlange) / 2', count: 6 } },
            ],
          },
          {
            length: 'nutHeight - nutFlangeHeight',
            add: [{ shape: 'circle', diameter: 'nut' }],
            cut: [{ shape: 'circle', diameter: 'screw' }],
          },
        ],
      },
      tube: {
        material: 'plastic',
        when: "travelling == 'screw'",
        along: '-z',
        slices: [
          {
            length: 'tubeLength',
            add: [{ shape: 'circle', diameter: 'tube' }],
            cut: [{ shape: 'circle', diameter: '1.1 * screw' }],
          },
        ],
      },
    },
    driven: ['screw', 'nut'],
    ports: {
      input: {
        kind: 'shaft',
        at: ['wormOffset', '-housingWidth / 2 - wormReach', 'wormHeight'],
        along: '-y',
        up: '+z',
        figures: { diameter: 'worm' },
      },
    },
    axes: [{ bodies: ['housing', 'screw', 'turningScrew', 'nut', 'tube'] }, { bodies: ['wormShaftFront', 'wormShaftBack'] }],
    measures: [
      { view: 'front', edge: 'left', from: 0, to: 'totalHeight', of: 'totalHeight' },
      { view: 'front', edge: 'left', from: '-tubeLength', to: 'totalHeight', of: 'overallHeight', when: "travelling == 'screw'" },
      { view: 'front', edge: 'right', from: 'base', to: 'base + housingHeight', of: 'housingHeight' },
      {
        view: 'front',
        edge: 'right',
        from: 'lowest + headLength',
        to: 'lowest + headLength + stroke',
        of: 'stroke',
        called: 'stroke',
        when: "travelling == 'screw'",
      },
      { view: 'front', edge: 'right', from: 'lowest', to: 'lowest + stroke', of: 'stroke', called: 'stroke', when: "travelling == 'nut'" },
      { view: 'front', edge: 'above', from: '-screw / 2', to: 'screw / 2', of: 'screw', diameter: true },
      { view: 'front', edge: 'below', from: '-baseLength / 2', to: 'baseLength / 2', of: 'baseLength' },
      { view: 'side', edge: 'below', from: '-housingWidth / 2', to: 'housingWidth / 2', of: 'housingWidth' },
      { view: 'side', edge: 'right', from: 0, to: 'wormHeight', of: 'wormHeight' },
      { view: 'side', edge: 'left', from: 'wormHeight - worm / 2', to: 'wormHeight + worm / 2', of: 'worm', diameter: true },
      { view: 'top', edge: 'below', from: 0, to: 'wormOffset', of: 'wormOffset' },
      { view: 'top', edge: 'above', from: '-holePitchAlong / 2', to: 'holePitchAlong / 2', of: 'holePitchAlong' },
      { view: 'top', edge: 'left', from: '-holePitchAcross / 2', to: 'holePitchAcross / 2', of: 'holePitchAcross' },
    ],
  },
  further: { travelling: 'words' },
  // Types 2A and 2B have a rotating screw and a travelling nut.
  read: (_, { install }) => ({ stated: { travelling: String(install).startsWith('2') ? 'nut' : 'screw' } }),
})
