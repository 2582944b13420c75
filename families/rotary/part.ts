/**
 * 3D part of a rotary platform: frame, table with bore, flange for a motor below. The axis of the table is z; the frame stands on z = 0.
 */
import { definePart } from '../define/part.ts'
import { flangeFigures, inputFlange } from '../reducer/input-flange.ts'
import type { RotaryCandidate } from './wire/rotary.ts'

/** Rows state frame and bore; height, table and its holes are typical of hollow platforms of that frame. */
export const rotaryPart = definePart<RotaryCandidate>({
  schema: {
    name: 'rotary',
    words: { drive: ['gear', 'integrated', 'direct'] },
    dimensions: {
      frame: { column: 'frameMm', usual: '1.6 * bearing' },
      bearing: { column: 'bearingPitchMm', usual: '100[mm]' },
      hollow: { column: 'hollowMm', usual: '0.3 * frame' },
      height: { usual: '0.55 * frame' },
      tableHeight: { usual: '0.1 * frame' },
      table: { usual: '0.9 * frame' },
      tableCircle: { usual: '(table + hollow) / 2' },
      tableHole: { usual: '0.05 * frame' },
      tableHoleDepth: { usual: '0.06 * frame' },
      frameHole: { usual: '0.05 * frame' },
      framePitch: { usual: '0.88 * frame' },
      flangePilot: { column: 'flangePilot', usual: '0.45 * frame' },
      flangeCircle: { column: 'flangeCircle', usual: '0.6 * frame' },
      flangeHole: { column: 'flangeHole', usual: '0.04 * frame' },
      armSize: { usual: 'max(0.6 * frame, flangeCircle + 2 * flangeHole)' },
      flangeDepth: { usual: '0.12 * frame' },
      totalHeight: { value: 'height + tableHeight' },
    },
    bodies: {
      frame: {
        material: 'aluminium',
        along: '+z',
        slices: [
          {
            length: 'height',
            add: [{ shape: 'box', width: 'frame', height: 'frame', radius: '0.06 * frame' }],
            cut: [
              { shape: 'circle', diameter: 'hollow' },
              { shape: 'circle', diameter: 'frameHole', on: { grid: ['framePitch', 'framePitch'], counts: [2, 2] } },
            ],
          },
        ],
      },
      table: {
        material: 'bright',
        along: '+z',
        at: [0, 0, 'height'],
        slices: [
          {
            length: 'tableHeight - tableHoleDepth',
            add: [{ shape: 'circle', diameter: 'table' }],
            cut: [{ shape: 'circle', diameter: 'hollow' }],
          },
          {
            length: 'tableHoleDepth',
            add: [{ shape: 'circle', diameter: 'table' }],
            cut: [
              { shape: 'circle', diameter: 'hollow' },
              { shape: 'circle', diameter: 'tableHole', on: { circle: 'tableCircle', count: 6 } },
            ],
          },
        ],
      },
      arm: {
        material: 'aluminium',
        when: "drive == 'gear'",
        along: '+z',
        at: ['(frame + armSize) / 2', 0, 0],
        slices: [
          {
            length: 'flangeDepth',
            add: [{ shape: 'box', width: 'armSize', height: 'armSize' }],
            cut: [
              { shape: 'circle', diameter: 'flangePilot' },
              { shape: 'circle', diameter: 'flangeHole', tapped: true, on: { circle: 'flangeCircle', count: 4, start: 45 } },
            ],
          },
          { length: 'height - flangeDepth', add: [{ shape: 'box', width: 'armSize', height: 'armSize' }] },
        ],
      },
    },
    driven: ['table'],
    ports: {
      input: {
        kind: 'seat',
        at: ['(frame + armSize) / 2', 0, 0],
        along: '-z',
        up: '+x',
        when: "drive == 'gear'",
        figures: { pilot: 'flangePilot', boltCircle: 'flangeCircle', hole: 'flangeHole' },
      },
    },
    axes: [{ bodies: ['frame', 'table'] }],
    measures: [
      { view: 'front', edge: 'left', from: 0, to: 'totalHeight', of: 'totalHeight' },
      { view: 'front', edge: 'right', from: 0, to: 'height', of: 'height' },
      { view: 'front', edge: 'above', from: '-hollow / 2', to: 'hollow / 2', of: 'hollow', diameter: true },
      { view: 'front', edge: 'below', from: '-table / 2', to: 'table / 2', of: 'table', diameter: true },
      { view: 'top', edge: 'left', from: '-frame / 2', to: 'frame / 2', of: 'frame' },
      { view: 'top', edge: 'below', from: '-tableCircle / 2', to: 'tableCircle / 2', of: 'tableCircle', diameter: true },
    ],
  },
  further: { flangePilot: 'mm', flangeCircle: 'mm', flangeHole: 'mm' },
  read: ({ servoAdapters }, { flange }) => {
    const { stated, usual } = inputFlange(servoAdapters, flange)
    return { stated: flangeFigures('flange', stated), usual: flangeFigures('flange', usual) }
  },
})
