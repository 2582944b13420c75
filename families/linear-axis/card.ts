/** Card figures of a linear axis: its parts with their order codes, and combined figures. */
import type { CombinedPart, FurtherFigure } from '../../contract/results/selection.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { ballRailCard } from '../ball-rail/card.ts'
import type { SizedCard } from '../define/pair-family.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import { type Verdict, verdictOf } from '../sizing/verdict.ts'
import { ballScrewCard } from '../ball-screw/card.ts'
import type { PreparedAxis, SizedParts } from './combination.ts'
import { openPositions } from './open-positions.ts'
import { type AxisPart, ofPart, wholeAxis } from './parts.ts'
import { type Axis, type AxisModels, candidateOf } from './search.ts'

/** Figures of a part that the card shows, by their names in the part's family. */
const shown: Readonly<Record<AxisPart, readonly string[]>> = {
  'ball-screw': ['maxAxialForce', 'criticalSpeed', 'shaftLength', 'brakeNeeded'],
  'ball-rail': ['meanBlockLoad', 'railLength'],
  'servo-motor': ['motorSpeed', 'effectiveTorque', 'peakTorque', 'inertiaRatio'],
}

/** Largest masses and speeds of a part are omitted: they would have to be computed for all parts together. */
const notComputed = { largest: () => undefined }

const partRow = (family: AxisPart, model: CatalogueModel<unknown>, judged: { readonly machineCode: string } & Verdict): CombinedPart => ({
  family,
  skuID: model.skuID,
  skuName: model.skuName,
  serviceID: model.series,
  series: model.series,
  maker: model.maker,
  machineCode: judged.machineCode,
  utilisation: judged.utilisation,
  governing: ofPart(family, judged.governing),
  verdict: judged.verdict,
})

const screwRow = (prepared: PreparedAxis, screw: Axis['screw'], { screw: { sized }, friction }: SizedParts): CombinedPart =>
  partRow('ball-screw', screw, {
    machineCode: ballScrewCard(screw, sized, { ...prepared.screwSetting(friction.force), ...notComputed }).machineCode,
    ...sized.verdict,
  })

const guideRow = (prepared: PreparedAxis, guide: Axis['guide'], { guide: sized }: SizedParts): CombinedPart =>
  partRow('ball-rail', guide, {
    machineCode: ballRailCard(guide, sized, { ...prepared.guideSetting, ...notComputed }).machineCode,
    ...sized.verdict,
  })

/** Row of the motor, which has no page of its own. */
const motorRow = (motor: Axis['motor'], { motor: { verdict } }: SizedParts): CombinedPart => ({
  ...partRow('servo-motor', motor, { machineCode: motor.skuName, ...verdict }),
  serviceID: '',
})

/**
 * @param prepared axis
 * @param axis its three rows
 * @returns its parts in order, each with its order code and its own verdict
 */
export const partRows = (prepared: PreparedAxis, { screw, guide, motor }: Axis, parts: SizedParts): CombinedPart[] => [
  screwRow(prepared, screw, parts),
  guideRow(prepared, guide, parts),
  motorRow(motor, parts),
]

/** Maximum number of alternatives listed for one part. */
const mostOthers = 40

/**
 * @param prepared axis
 * @param axis its three rows
 * @param models available models, in rank order
 * @returns alternative guides and motors with which all parts together pass
 */
export function otherParts(prepared: PreparedAxis, axis: Axis, { guides, motors }: Pick<AxisModels, 'guides' | 'motors'>): CombinedPart[] {
  const passing = <Row extends CatalogueModel<unknown>>(
    own: Row,
    rows: readonly Row[],
    [changed, toPart]: readonly [(row: Row) => Axis, (row: Row, parts: SizedParts) => CombinedPart],
  ): CombinedPart[] =>
    rows
      .filter(({ skuID }) => skuID !== own.skuID)
      .flatMap((row) => {
        const parts = prepared.partsOf(candidateOf(changed(row)))
        return verdictOf(prepared.join(parts)).passed ? [toPart(row, parts)] : []
      })
      .slice(0, mostOthers)
  return [
    ...passing(axis.guide, guides, [(guide) => ({ ...axis, guide }), (guide, parts) => guideRow(prepared, guide, parts)]),
    ...passing(axis.motor, motors, [(motor) => ({ ...axis, motor }), motorRow]),
  ]
}

/**
 * @param prepared axis
 * @param axis its three rows
 * @returns order codes of all parts, life (km, the shortest of all parts), speed of the screw (rpm), efficiency (%), verdict,
 * further figures
 */
export function axisCard(prepared: PreparedAxis, axis: Axis): SizedCard {
  const { screw, motor } = axis
  const parts = prepared.partsOf(candidateOf(axis))
  const joined = prepared.join(parts)
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
    machineCode: screwRow(prepared, screw, parts).machineCode,
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
    parts: partRows(prepared, axis, parts),
    open: openPositions(prepared.fixing, candidateOf(axis), values),
    furtherFigures: further,
  }
}
