/** Card figures of a linear axis: its parts with their order codes, and combined figures. */
import type { FurtherFigure } from '../../contract/results/selection.ts'
import type { SizedCard } from '../define/pair-family.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { verdictOf } from '../sizing/verdict.ts'
import { codeOf } from '../../engine/assembly/positions.ts'
import { axisAssembly } from './assembly.ts'
import type { PreparedAxis } from './combination.ts'
import { type AxisPart, ofPart, wholeAxis } from './parts.ts'
import { type Axis, type AxisModels, candidateOf } from './search.ts'

/** Figures of a part that the card shows, by their names in the part's family. */
const shown: Readonly<Record<AxisPart, readonly string[]>> = {
  'ball-screw': ['maxAxialForce', 'criticalSpeed', 'shaftLength', 'brakeNeeded'],
  'ball-rail': ['meanBlockLoad', 'railLength'],
  'servo-motor': ['motorSpeed', 'effectiveTorque', 'peakTorque', 'inertiaRatio'],
}

/**
 * @param prepared axis
 * @param axis its rows
 * @param models rows of support units in rank order, and the rows that were chosen
 * @returns order codes of all parts, life (km, the shortest of all parts), speed of the screw (rpm), efficiency (%), verdict,
 * further figures
 */
export function axisCard(prepared: PreparedAxis, axis: Axis, models: Pick<AxisModels, 'pinned' | 'supports'> = {}): SizedCard {
  const { screw, motor } = axis
  const parts = prepared.partsOf(candidateOf(axis))
  const joined = prepared.join(parts)
  const assembly = axisAssembly(prepared, axis, { parts, supports: models.supports, pinned: models.pinned })
  const { utilisation, governing } = verdictOf(joined)
  const values = joined.values()
  // The keys of an object literal are its names.
  const ofParts = (Object.keys(shown) as AxisPart[]).flatMap((part) => shown[part].map((name) => ofPart(part, name)))
  const figures = [ofPart(wholeAxis, 'guideFriction'), ...ofParts]
  const further: FurtherFigure[] = figures.flatMap((requested) => {
    const found = values.find(({ name }) => name === requested)
    return found ? [{ name: found.name, value: found.value, unit: found.unit, ...(found.kind && { kind: found.kind }) }] : []
  })
  const lives = [parts.guide.figures.lifeDistance, parts.screw.sized.figures.lifeDistance]
  return {
    sizing: joined,
    machineCode: codeOf(assembly, 'screw'),
    isSTL: false,
    lead: screw.candidate.leadMm,
    l10: inUnit(Math.min(...lives), 'km'),
    n1: inUnit(parts.screw.sized.figures.workingSpeed, 'rpm'),
    efficiency: inUnit(parts.screw.sized.figures.efficiency, '%'),
    motorSku: motor.skuID,
    motorCode: motor.skuName,
    utilisation,
    governing,
    warnings: [...joined.warnings],
    assembly,
    furtherFigures: further,
  }
}
