/** Three-phase motors in the catalogue; shaft and flange come from the frame (`motor-frame.ts`). */
import { acMotorCandidate, type AcMotorCandidate } from './wire/ac-motor.ts'
import { type CellKind, type CatalogueTable, trustOrder } from '../define/catalogue-table.ts'
import { rule } from '../define/table-rule.ts'

/** Three-phase motors: order by power, poles (the faster first), then trust. */
export const acMotorTable: CatalogueTable<AcMotorCandidate> = {
  id: 'ac-motor',
  columns: {
    ratedPowerKw: 'number',
    poles: 'number',
    ratedSpeedRpm: 'number',
    frame: 'text',
    frameSize: 'number',
    efficiencyPercent: 'number',
    powerFactor: 'number',
    ratedCurrentA: 'number',
    massKg: 'number',
  } satisfies Record<keyof AcMotorCandidate, CellKind>,
  candidate: acMotorCandidate.check(
    rule('frame', 'frameOfOtherSize', ({ frame, frameSize }: AcMotorCandidate) => Number.parseInt(frame, 10) === frameSize),
  ),
  order: ({ basis, candidate }) => [candidate.ratedPowerKw, candidate.poles, trustOrder[basis]],
}
