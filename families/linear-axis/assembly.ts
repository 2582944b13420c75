/** The assembly of an axis: screw, guides and motor, coupling and support units, and the positions that no row fills. */
import type { Figure, Flow, Item, Offer } from '../../engine/assembly/assembly.ts'
import { type Judged, judged } from '../../engine/assembly/judge.ts'
import { numbered, type UnnumberedPart } from '../../engine/assembly/positions.ts'
import { assemblyBasis, partState } from '../../engine/assembly/state.ts'
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import { ballRailCard } from '../ball-rail/card.ts'
import { ballRailMakerCodes } from '../ball-rail/maker-codes.ts'
import { ballRailOrderCodes } from '../ball-rail/order-codes.ts'
import { ballRailOrderable } from '../ball-rail/orderable.ts'
import { layoutShapes } from '../ball-rail/sizing/layout.ts'
import type { BallRailCandidate } from '../ball-rail/wire/ball-rail.ts'
import { ballScrewCard } from '../ball-screw/card.ts'
import { ballScrewMakerCodes } from '../ball-screw/maker-codes.ts'
import { ballScrewOrderCodes } from '../ball-screw/order-codes.ts'
import { ballScrewOrderable } from '../ball-screw/orderable.ts'
import type { BallScrewCandidate } from '../ball-screw/wire/ball-screw.ts'
import { demandsOf, type FlowName, flowsFrom } from '../define/assembly-flow.ts'
import { modelItem, type OrderedFamily, unruledItem } from '../define/assembly-item.ts'
import { orderFormOf } from '../define/order-code.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { Sized } from '../sizing/define-sizing.ts'
import { verdictOf } from '../sizing/verdict.ts'
import type { PreparedAxis, SizedParts } from './combination.ts'
import { otherCompletion } from './other-completion.ts'
import { axisJoints, type Completing, completed } from './joints.ts'
import { openFlows, openParts } from './open-positions.ts'
import { type AxisPart, ofPart, wholeAxis } from './parts.ts'
import { type Axis, type AxisModels, candidateOf } from './search.ts'

const screws: OrderedFamily<BallScrewCandidate> = {
  id: 'ball-screw',
  orderCodes: { ...ballScrewOrderCodes, makers: ballScrewMakerCodes },
  orderable: ballScrewOrderable,
}
const guides: OrderedFamily<BallRailCandidate> = {
  id: 'ball-rail',
  orderCodes: { ...ballRailOrderCodes, makers: ballRailMakerCodes },
  orderable: ballRailOrderable,
}

/** Largest masses and speeds of a part are omitted: they would have to be computed for all parts together. */
const notComputed = { largest: () => undefined }

/** What the chosen parts give each other. */
const partFlows: readonly FlowName[] = [
  ['conditions', 'guide', ofPart('ball-rail', 'meanBlockLoad')],
  ['conditions', 'screw', ofPart('ball-screw', 'maxAxialForce')],
  ['guide', 'screw', ofPart(wholeAxis, 'guideFriction')],
  ['screw', 'motor', ofPart('servo-motor', 'motorSpeed')],
  ['screw', 'motor', ofPart('servo-motor', 'effectiveTorque')],
  ['screw', 'motor', ofPart('servo-motor', 'peakTorque')],
  ['screw', 'motor', ofPart('servo-motor', 'loadInertia')],
]

type Filled = Pick<UnnumberedPart, 'quantity' | 'set' | 'mass'> & {
  readonly item: Item
  readonly sized: Pick<Sized<unknown, unknown>, 'verdict' | 'notKnown'>
}

/** A position that is filled and sized. */
const filledPart = (
  [role, family]: readonly [role: string, family: AxisPart],
  { item, sized, ...rest }: Filled,
): Omit<UnnumberedPart, 'demands'> => {
  const { verdict, utilisation, governing } = sized.verdict
  return {
    role,
    item,
    ...rest,
    use: { at: ofPart(family, governing), utilisation },
    ...(sized.notKnown.length > 0 && {
      notKnown: sized.notKnown.map(({ name, needs }) => ({ name: ofPart(family, name), needs: [...needs] })),
    }),
    state: partState(item, verdict),
  }
}

const screwPart = (prepared: PreparedAxis, model: Axis['screw'], { screw: { sized }, friction }: SizedParts) => {
  const { machineCode: code } = ballScrewCard(model, sized, { ...prepared.screwSetting(friction.force), ...notComputed })
  return filledPart(['screw', 'ball-screw'], { quantity: 1, item: modelItem(screws, model, { code }), sized })
}

/** A code that names the rails is that of the whole set; any other is that of one rail with its blocks. */
const guidePart = (prepared: PreparedAxis, model: Axis['guide'], { guide: sized }: SizedParts) => {
  const { machineCode: code, furtherFigures } = ballRailCard(model, sized, { ...prepared.guideSetting, ...notComputed })
  const { rails, blocksPerRail } = layoutShapes[prepared.guideSetting.duty.layout]
  const namesRails = orderFormOf(ballRailOrderCodes, model.series).some(({ part }) => part === 'rails')
  const mass = furtherFigures.find(({ name }) => name === 'guideMass')?.value
  const perCode = namesRails ? rails : 1
  return filledPart(['guide', 'ball-rail'], {
    quantity: rails / perCode,
    item: modelItem(guides, model, { code }),
    set: [
      { name: 'rails', quantity: perCode },
      { name: 'blocks', quantity: perCode * blocksPerRail },
    ],
    ...(typeof mass === 'number' && { mass }),
    sized,
  })
}

const motorPart = (model: Axis['motor'], { motor: sized }: SizedParts) =>
  filledPart(['motor', 'servo-motor'], { quantity: 1, item: unruledItem('servo-motor', model), sized })

/** The life of the axis, km: the shortest of its rolling parts. */
const lifeOf = ({ guide, screw }: SizedParts, rolling: readonly Pick<UnnumberedPart, 'item'>[]): Figure => {
  const life = inUnit(Math.min(guide.figures.lifeDistance, screw.sized.figures.lifeDistance), 'km')
  return Number.isFinite(life) ? { value: life, unit: 'km', basis: assemblyBasis(rolling) } : { missing: ['guide', 'screw'] }
}

/**
 * @param prepared axis
 * @param axis its rows
 * @param sized their sizings, and the rows of support units in rank order
 * @returns the axis with its filled and open positions
 */
export function axisAssembly(prepared: PreparedAxis, axis: Axis, sized: Completing): Judged {
  const { parts } = sized
  const { fixing, screwEnd } = prepared.conditions
  const matched = { ...candidateOf(axis), screwEnd }
  const flows: readonly Flow[] = flowsFrom(prepared.join(parts).values(), [...partFlows, ...openFlows(fixing)])
  const screw = screwPart(prepared, axis.screw, parts)
  const rolling = [screw, guidePart(prepared, axis.guide, parts)]
  const motor = motorPart(axis.motor, parts)
  const completion = completed(prepared, axis, sized)
  const fillings = {
    coupling: completion.coupling?.filling,
    ...Object.fromEntries(completion.supports.map(([{ role }, filling]) => [role, filling])),
  }
  return judged(
    {
      parts: numbered([
        ...[...rolling, motor].map((part) => ({ ...part, demands: demandsOf(flows, part.role) })),
        ...openParts(fixing, flows, { ...matched, fillings }),
      ]),
      joints: axisJoints(completion, matched, { screw: screw.item, motor: motor.item }),
      flows,
    },
    {
      ratedPower: { value: axis.motor.candidate.ratedPowerW, unit: 'W', basis: axis.motor.basis },
      life: lifeOf(parts, rolling),
    },
  )
}

/** Maximum number of alternatives listed for one part. */
const mostOthers = 40

const offerOf = ({ role, item, use, state }: Omit<UnnumberedPart, 'demands'>): Offer => ({ role, item, ...(use && { use }), state })

/**
 * @param prepared axis
 * @param axis its three rows
 * @param models available models, in rank order
 * @returns for each role the models with which all parts together pass, the others kept
 */
export function otherParts(prepared: PreparedAxis, whole: Axis, models: AxisModels): Offer[] {
  const { screw, guide, motor } = whole
  // The coupling is chosen anew for other parts.
  const axis: Axis = { screw, guide, motor }
  const passing = <Row extends CatalogueModel<unknown>>(
    own: Row,
    rows: readonly Row[],
    [changed, toPart]: readonly [(row: Row) => Axis, (row: Row, parts: SizedParts) => Omit<UnnumberedPart, 'demands'>],
  ): Offer[] => {
    const offers: Offer[] = []
    for (const row of rows) {
      if (offers.length === mostOthers) break
      if (row.skuID === own.skuID) continue
      const parts = prepared.partsOf(candidateOf(changed(row)))
      if (verdictOf(prepared.join(parts)).passed) offers.push(offerOf(toPart(row, parts)))
    }
    return offers
  }
  return [
    ...passing(axis.screw, models.screws, [(screw) => ({ ...axis, screw }), (screw, parts) => screwPart(prepared, screw, parts)]),
    ...passing(axis.guide, models.guides, [(guide) => ({ ...axis, guide }), (guide, parts) => guidePart(prepared, guide, parts)]),
    ...passing(axis.motor, models.motors, [(motor) => ({ ...axis, motor }), motorPart]),
    ...otherCompletion(prepared, whole, models),
  ]
}
