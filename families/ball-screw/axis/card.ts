/** What the card of a linear axis shows: its parts with their order codes, and what they make of each other. */
import type { CombinedPart, FurtherFigure } from '../../../contract/selection.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import { ballRailCard } from '../../ball-rail/card.ts'
import type { PairCard } from '../../define/pair-family.ts'
import { inUnit } from '../../formulas/unit-scale.ts'
import { type Verdict, verdictOf } from '../../sizing/verdict.ts'
import { ballScrewCard } from '../card.ts'
import type { PreparedAxis } from './combination.ts'
import { type AxisPart, ofPart } from './parts.ts'
import { type Axis, candidateOf } from './search.ts'

/** Figures of a part that the card shows, by their names in the part's family. */
const shown: Readonly<Record<AxisPart, readonly string[]>> = {
  'ball-screw': ['maxAxialForce', 'criticalSpeed', 'shaftLength', 'brakeNeeded'],
  'ball-rail': ['meanBlockLoad', 'railLength'],
  'servo-motor': ['motorSpeed', 'effectiveTorque', 'peakTorque', 'inertiaRatio'],
}

/** What a mass or speed could be at most, no part says: all of them would have to be asked together. */
const notAsked = { largest: () => undefined }

const partRow = (family: AxisPart, model: CatalogueModel<unknown>, said: { readonly machineCode: string } & Verdict): CombinedPart => ({
  family,
  skuID: model.skuID,
  skuName: model.skuName,
  serviceID: model.series,
  series: model.series,
  maker: model.maker,
  machineCode: said.machineCode,
  utilisation: said.utilisation,
  governing: ofPart(family, said.governing),
  verdict: said.verdict,
})

/**
 * @param prepared axis
 * @param axis its three rows
 * @returns order codes of all parts, life (km, of the part that lives shortest), speed of the screw (rpm), efficiency (%), verdict, further figures
 */
export function axisCard(prepared: PreparedAxis, axis: Axis): PairCard {
  const { screw, guide, motor } = axis
  const parts = prepared.partsOf(candidateOf(axis))
  const joined = prepared.join(parts)
  const ofScrew = ballScrewCard(screw, parts.screw.sized, { ...prepared.screwSetting(parts.friction.force), ...notAsked })
  const ofGuide = ballRailCard(guide, parts.guide, { ...prepared.guideSetting, ...notAsked })
  const { utilisation, governing } = verdictOf(joined)
  const values = joined.values()
  // The keys of an object literal are its names.
  const ofParts = (Object.keys(shown) as AxisPart[]).flatMap((part) => shown[part].map((name) => ofPart(part, name)))
  const figures = ['guideFriction', ...ofParts]
  const further: FurtherFigure[] = figures.flatMap((wanted) => {
    const found = values.find(({ name }) => name === wanted)
    return found ? [{ name: found.name, value: found.value, unit: found.unit, ...(found.kind && { kind: found.kind }) }] : []
  })
  const lives = [parts.guide.figures.lifeDistance, parts.screw.sized.figures.lifeDistance]
  return {
    machineCode: ofScrew.machineCode,
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
    parts: [
      partRow('ball-screw', screw, { machineCode: ofScrew.machineCode, ...parts.screw.sized.verdict }),
      partRow('ball-rail', guide, { machineCode: ofGuide.machineCode, ...parts.guide.verdict }),
      partRow('servo-motor', motor, { machineCode: motor.skuName, ...parts.motor.verdict }),
    ],
    furtherFigures: further,
  }
}
