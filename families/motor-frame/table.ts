/** Frames of three-phase motors in the catalogue: shaft end and flange, kept apart from the motors because they have a source of their own. */
import { motorFrameCandidate, type MotorFrameCandidate } from './wire/motor-frame.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Frames: order by frame size, poles, flange (the larger first), then trust. */
export const motorFrameTable: CatalogueTable<MotorFrameCandidate> = {
  id: 'motor-frame',
  columns: {
    frameSize: 'number',
    flange: 'text',
    flangeCode: 'text',
    minPoles: 'number',
    maxPoles: 'number',
    s: 'number',
    lr: 'number',
    la: 'number',
    le: 'number',
    lb: 'number',
    lz: 'number',
    holes: 'number',
    outerDiameter: 'number',
  } satisfies Record<keyof MotorFrameCandidate, CellKind>,
  candidate: motorFrameCandidate.check(
    rule(
      'la',
      'flangeOrder',
      (frame: MotorFrameCandidate) => frame.s <= frame.la && frame.la <= frame.lb && frame.lb <= frame.outerDiameter,
    ),
  ),
  order: ({ basis, candidate }) => [candidate.frameSize, candidate.minPoles, -candidate.lb, trustOrder[basis]],
}
