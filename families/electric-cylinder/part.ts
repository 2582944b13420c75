/** 3D part of an electric cylinder: barrel, rod, ends with their holes. The thrust acts along x; the rod extends to the right. */
import { definePart } from '../define/part.ts'
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'

/** Rows state at most the screw; barrel and rod are typical of ISO 15552 cylinders with that screw. */
export const electricCylinderPart = definePart<ElectricCylinderCandidate>({
  schema: {
    name: 'electric-cylinder',
    dimensions: {
      screw: { column: 'screwDiameterMm', usual: '12[mm]' },
      stroke: { chosen: 'stroke' },
      moved: { travel: 'stroke', rest: 0 },
      barrel: { usual: '3.6 * screw' },
      barrelLength: { usual: 'stroke + 7 * screw' },
      endLength: { usual: '1.6 * screw' },
      rod: { usual: '1.5 * screw' },
      rodReach: { usual: '2.5 * screw' },
      rodThread: { usual: '0.9 * screw' },
      rodThreadLength: { usual: '1.6 * screw' },
      hole: { usual: '0.4 * screw + 1' },
      holePitch: { value: 'barrel - 2.2 * hole' },
      holeDepth: { usual: '0.8 * screw' },
      flangePilot: { usual: '1.8 * screw' },
      pilotDepth: { usual: '0.3 * screw' },
      totalLength: { value: 'barrelLength + 2 * endLength + rodReach + moved + rodThreadLength' },
      bodyLength: { value: 'barrelLength + 2 * endLength' },
    },
    bodies: {
      motorEnd: {
        material: 'cast',
        along: '+x',
        slices: [
          {
            length: 'pilotDepth',
            add: [{ shape: 'box', width: 'barrel', height: 'barrel', radius: '0.3 * screw' }],
            cut: [
              { shape: 'circle', diameter: 'flangePilot' },
              { shape: 'circle', diameter: 'hole', on: { grid: ['holePitch', 'holePitch'], counts: [2, 2] } },
            ],
          },
          {
            length: 'endLength - pilotDepth',
            add: [{ shape: 'box', width: 'barrel', height: 'barrel', radius: '0.3 * screw' }],
          },
        ],
      },
      barrel: {
        material: 'aluminium',
        along: '+x',
        at: ['endLength', 0, 0],
        slices: [
          {
            length: 'barrelLength',
            add: [{ shape: 'box', width: '0.96 * barrel', height: '0.96 * barrel', radius: '0.5 * screw' }],
            cut: [{ shape: 'circle', diameter: '0.7 * barrel' }],
          },
        ],
      },
      rodEnd: {
        material: 'cast',
        along: '+x',
        at: ['endLength + barrelLength', 0, 0],
        slices: [
          {
            length: 'endLength - holeDepth',
            add: [{ shape: 'box', width: 'barrel', height: 'barrel', radius: '0.3 * screw' }],
            cut: [{ shape: 'circle', diameter: 'rod' }],
          },
          {
            length: 'holeDepth',
            add: [{ shape: 'box', width: 'barrel', height: 'barrel', radius: '0.3 * screw' }],
            cut: [
              { shape: 'circle', diameter: 'rod' },
              { shape: 'circle', diameter: 'hole', on: { grid: ['holePitch', 'holePitch'], counts: [2, 2] } },
            ],
          },
        ],
      },
      rod: {
        material: 'bright',
        along: '+x',
        at: ['endLength + barrelLength - stroke + moved', 0, 0],
        slices: [
          { length: 'stroke + endLength + rodReach', add: [{ shape: 'circle', diameter: 'rod' }] },
          {
            length: 'rodThreadLength',
            add: [{ shape: 'circle', diameter: 'rodThread' }],
            thread: { core: '0.85 * rodThread', lead: '0.1 * rodThread' },
          },
        ],
      },
    },
    axes: [{ bodies: ['motorEnd', 'barrel', 'rodEnd', 'rod'] }],
    ports: { input: { kind: 'seat', at: [0, 0, 0], along: '-x', up: '+z', figures: { pilot: 'flangePilot' } } },
    driven: ['rod'],
    measures: [
      { view: 'front', edge: 'below', from: 0, to: 'totalLength', of: 'totalLength' },
      { view: 'front', edge: 'above', from: 'totalLength - moved', to: 'totalLength - moved + stroke', of: 'stroke', called: 'stroke' },
      { view: 'front', edge: 'below', from: 0, to: 'bodyLength', of: 'bodyLength' },
      { view: 'front', edge: 'right', from: '-rod / 2', to: 'rod / 2', of: 'rod', diameter: true },
      { view: 'front', edge: 'left', from: '-barrel / 2', to: 'barrel / 2', of: 'barrel' },
      { view: 'side', edge: 'above', from: '-holePitch / 2', to: 'holePitch / 2', of: 'holePitch' },
      { view: 'side', edge: 'left', from: '-flangePilot / 2', to: 'flangePilot / 2', of: 'flangePilot', diameter: true },
    ],
  },
  read: ({ minStrokeMm, maxStrokeMm }) => ({
    usual: { stroke: minStrokeMm ?? Math.min(100, maxStrokeMm ?? 100) },
  }),
})
