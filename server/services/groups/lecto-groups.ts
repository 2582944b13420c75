/** Groups of two sections: the models that each choice leaves in the other section, and the selected pair. */
import { type Cooperative, mapCooperatively } from '../../../engine/base/cooperative.ts'
import { buildOrderCode } from '../../../contract/catalogue/judge-order.ts'
import type {
  ChosenModel,
  FilteredGroup,
  FilterGroupRequest,
  GroupSide,
  LeftSection,
  Mounting,
  MountVerdict,
  SectionRequest,
} from '../../../contract/directory/choice-groups.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { FilteredSkus, SkuValue } from '../../../contract/directory/sku-selection.ts'
import { andThen, faultsOf, inside, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { orderChoicesOf } from '../../../families/define/orderable.ts'
import { tableClass } from '../../../families/define/table-class.ts'
import type { FamilyModels } from '../../catalogue/match-index/model.ts'
import type { GroupedFamily } from '../calculators/registered-families.ts'
import { onceBuilt } from '../calls/cached-by-version.ts'
import { type ListOf, modelsOfNow } from '../products/name-index.ts'
import { asOther } from '../products/product-of.ts'
import { type Section, sectionOf } from './section.ts'

type Model = CatalogueModel<unknown>

type VerdictOf = (carrierMount: string, motorMount: string) => MountVerdict

/** A group, ready to serve requests. */
export type ServedGroup = GroupedFamily & {
  readonly sections: Readonly<Record<GroupSide, Section>>
  /** The verdicts for two ways of mounting, for the current models. */
  readonly verdicts: () => VerdictOf
  readonly listOf: ListOf
}

/** Caches a value per list of models. */
const cachedByModels = <Made>(make: (list: FamilyModels<unknown>) => Made) => {
  const cached = new WeakMap<FamilyModels<unknown>['models'], Made>()
  return (list: FamilyModels<unknown>): Made => {
    const made = cached.get(list.models) ?? make(list)
    cached.set(list.models, made)
    return made
  }
}

const onceForEach = (verdictOf: VerdictOf): VerdictOf => {
  const known = new Map<string, Map<string, MountVerdict>>()
  return (seat, shaft) => {
    const ofSeat = known.get(seat) ?? new Map<string, MountVerdict>()
    known.set(seat, ofSeat)
    const verdict = ofSeat.get(shaft) ?? verdictOf(seat, shaft)
    ofSeat.set(shaft, verdict)
    return verdict
  }
}

/** Number of figures in a list of motors. */
const fewFigures = 3

/**
 * @param grouped a group with the families of its sections
 * @param listOf the current models
 */
export function serveGroup(grouped: GroupedFamily, listOf: ListOf): ServedGroup {
  const { group, carrier, motor } = grouped
  const taken = cachedByModels(({ models, ...list }) => ({ ...list, models: models.filter(({ candidate }) => group.takes(candidate)) }))
  const carriers = sectionOf({
    family: carrier.id,
    skuClass: tableClass(carrier.table),
    figures: carrier.directory.figures,
    catalogue: () => taken(listOf(carrier.table)),
    mountOf: ({ candidate }) => group.seatOf(candidate),
  })
  const motors = sectionOf({
    family: motor.id,
    skuClass: motor.skuClass,
    figures: motor.skuClass.parameters.flatMap(({ paramName, kind }) => (kind === 'number' ? [paramName] : [])).slice(0, fewFigures),
    catalogue: () => listOf(motor.table),
    mountOf: ({ candidate }) => group.shaftOf(candidate),
  })
  // A thousand pairs of ways of mounting take longer than the rest of a request.
  const verdicts = cachedByModels(() =>
    cachedByModels(() => onceForEach((seat, shaft) => group.mount(carriers.candidateOf(seat), motors.candidateOf(shaft)).verdict)),
  )
  return {
    ...grouped,
    listOf,
    sections: { carrier: carriers, motor: motors },
    verdicts: () => verdicts(taken(listOf(carrier.table)))(listOf(motor.table)),
  }
}

type SectionQuery = SectionRequest & { readonly size: number; readonly chosen: Model | undefined }

const chosenIn = ({ models }: Section, { skuID }: SectionRequest): Parsed<Model | undefined> => {
  if (skuID === undefined) return { values: undefined }
  const model = models().find((one) => one.skuID === skuID)
  return model ? { values: model } : refuse('notAnOption', 'skuID', skuID)
}

const describeChosen = (model: Model): ChosenModel => {
  const { serviceID, driveID, skuName, maker, basis } = asOther(model)
  return { serviceID, driveID, skuName, maker, basis }
}

/** Ways of mounting of a section that the other section permits, for certain or possibly. */
type Allowed = { readonly fits: readonly string[]; readonly notKnown: readonly string[] }

function* allowedBy(
  own: readonly string[],
  others: readonly string[],
  verdict: (mine: string, other: string) => MountVerdict,
): Cooperative<Allowed> {
  const best = yield* mapCooperatively(own, (mine) => {
    const verdicts = new Set(others.map((other) => verdict(mine, other)))
    return { mine, best: verdicts.has('fits') ? 'fits' : verdicts.has('notKnown') ? 'notKnown' : 'refused' } as const
  })
  const ofVerdict = (requested: MountVerdict) => best.flatMap(({ mine, best: found }) => (found === requested ? [mine] : []))
  return { fits: ofVerdict('fits'), notKnown: ofVerdict('notKnown') }
}

/** Values that the choices of the section alone would leave, and that the other section excludes. */
const excludedFrom = (alone: FilteredSkus, found: FilteredSkus): LeftSection['excluded'] =>
  alone.filterParams.flatMap(({ paramName, values }) => {
    const left: ReadonlySet<SkuValue> = new Set(
      found.filterParams.find((one) => one.paramName === paramName)?.values.map(({ value }) => value),
    )
    const excluded = values.flatMap(({ value }) => (left.has(value) ? [] : [value]))
    return excluded.length > 0 ? [{ paramName, values: excluded }] : []
  })

const leave = (section: Section, { chosen, ...page }: SectionQuery, { fits, notKnown }: Allowed): Parsed<LeftSection> =>
  andThen(section.filter(page), (alone) =>
    andThen(section.filter(page, fits), (found) =>
      andThen(section.filter({ ...page, page: 1, size: 1 }, notKnown), (open) => ({
        values: {
          ...found,
          notKnown: open.count,
          excluded: excludedFrom(alone, found),
          ...(chosen && { chosen: describeChosen(chosen) }),
        },
      })),
    ),
  )

/** How the pair is mounted, and its order code where it can certainly be ordered so. */
const pairOf = ({ group, carrier, listOf }: ServedGroup, model: Model, motor: Model): NonNullable<FilteredGroup['pair']> => {
  const mounted: Mounting = group.mount(model.candidate, motor.candidate)
  const { orderCodes, orderable } = carrier
  const choices = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOfNow(listOf)))
  if (mounted.verdict !== 'fits' || mounted.flange === undefined) return { ...mounted, ordered: {} }
  const ordered = { flange: mounted.flange, motor: motor.skuName }
  const { code, faults, missing, unconfirmed } = buildOrderCode(model.skuName, choices, ordered)
  return faults.size + missing.length + unconfirmed.length > 0 ? { ...mounted, ordered: {} } : { ...mounted, code, ordered }
}

/**
 * @param served the group
 * @param request choices of both sections
 * @returns the models left in each section, or the faults of the choices
 */
export function* filterGroup(
  served: ServedGroup,
  { carrier: ofCarrier, motor: ofMotor, size }: FilterGroupRequest,
): Cooperative<Parsed<FilteredGroup>> {
  const { carrier, motor } = served.sections
  const mounts = (section: Section, model: Model | undefined, { filters }: SectionRequest): Parsed<readonly string[]> =>
    model ? { values: [section.mountOf(model)] } : section.mountsLeft(filters)
  const chosen = { carrier: inside('carrier', chosenIn(carrier, ofCarrier)), motor: inside('motor', chosenIn(motor, ofMotor)) }
  const faults = Object.values(chosen).flatMap(faultsOf)
  if (faults.length > 0) return { faults }
  const mounted = yield* onceBuilt(() =>
    andThen(chosen.carrier, (carrierModel) =>
      andThen(chosen.motor, (motorModel) =>
        andThen(inside('carrier', mounts(carrier, carrierModel, ofCarrier)), (seats) =>
          andThen(inside('motor', mounts(motor, motorModel, ofMotor)), (shafts) => ({
            values: { carrierModel, motorModel, seats, shafts },
          })),
        ),
      ),
    ),
  )
  if ('faults' in mounted) return mounted
  const { carrierModel, motorModel, seats, shafts } = mounted.values
  const verdictOf = served.verdicts()
  // Checked for all ways of mounting: alternatives to a chosen value are counted without that choice.
  const seatsLeft = yield* allowedBy(carrier.allMounts(), shafts, verdictOf)
  const shaftsLeft = yield* allowedBy(motor.allMounts(), seats, (shaft, seat) => verdictOf(seat, shaft))
  const left = yield* onceBuilt(() => inside('carrier', leave(carrier, { ...ofCarrier, size, chosen: carrierModel }, seatsLeft)))
  yield
  const motorsLeft = yield* onceBuilt(() => inside('motor', leave(motor, { ...ofMotor, size, chosen: motorModel }, shaftsLeft)))
  return andThen(left, (ofCarriers) =>
    andThen(motorsLeft, (ofMotors) => ({
      values: {
        carrier: ofCarriers,
        motor: ofMotors,
        ...(carrierModel && motorModel && { pair: pairOf(served, carrierModel, motorModel) }),
        catalogueVersion: served.listOf(served.carrier.table).version,
      },
    })),
  )
}
