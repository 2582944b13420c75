/** What the laws of a selection ask of linear axes. */
import fc from 'fast-check'
import { ballRailTable } from '../../../families/ball-rail/table.ts'
import { ballScrewTable } from '../../../families/ball-screw/table.ts'
import { figureFaults } from '../../../families/define/table-rule.ts'
import { longestAxisList } from '../../../families/linear-axis/wire/axis.ts'
import { axisCalculation } from '../../../families/linear-axis/wire/names.ts'
import { servoMotorTable } from '../../../families/servo-motor/table.ts'
import { ballScrews, between } from './arbitraries.ts'
import { axisConditions, easyAxisConditions } from './axis-arbitraries.ts'
import type { PairCase } from './selection-case.ts'

export const axisCase: PairCase = {
  // A described part is refused for what a row of the catalogue is refused for.
  candidates: ballScrews.filter((screw) => figureFaults(ballScrewTable.candidate, 'screw', screw).length === 0),
  requests: fc.oneof(axisConditions, easyAxisConditions),
  demandsOf: () => ['mass', 'speed', 'acceleration'],
  tighter: [{ 'ball-screw/staticSafetyLimit': 5 }, { 'servo-motor/motorTorqueShare': 0.4 }, { 'ball-rail/loadFactor': 4.9 }],
  besides: [ballRailTable, servoMotorTable],
  call: axisCalculation,
  whole: { size: longestAxisList },
  reasons: (parameters, part) => ({ parameters: { ...parameters, ...part } }),
  described: (parameters, candidate) => ({ parameters, candidate }),
  times: (request, name, factor) => ({ ...request, [name]: Number(request[name]) * factor }),
  changed: (request, { parameter }, value) => ({ ...request, [parameter]: value }),
  heavier: (request) =>
    fc
      .tuple(fc.constantFrom('mass', 'acceleration'), between(1, 4))
      .map(([name, more]) => ({ ...request, [name]: Number(request[name]) * more })),
}
