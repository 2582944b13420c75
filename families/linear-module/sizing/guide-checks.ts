/** Checks of a linear module's guide: static safety, moments; and of the life of all its components. */
import { ratingRevolutions } from '../../formulas/life.ts'
import { cubicMeanLoad } from '../../formulas/mean-load.ts'
import { checksOf, inverse, type Products } from '../../sizing/check-definition.ts'
import type { LinearModuleDemand, LinearModuleSetting, MovedLoad } from './demand.ts'
import { hasScrew, notNeeded } from './drive-checks.ts'
import type { LinearModuleContext } from './figures.ts'
import { blockFactors, contactFactor } from './guide.ts'
import type { LinearModule } from './input.ts'
import { largestMoment, type GuideLoad, type LinearModuleMoments } from './load.ts'

const guideSource = 'THK General Catalog A-399 – A-402'

const { check, ratingCheck } = checksOf<LinearModuleContext>()

type LoadPart = 'force' | keyof LinearModuleMoments

const loadParts = ['force', 'pitch', 'yaw', 'roll'] as const satisfies readonly LoadPart[]

/** Force and moments on the guide, each as a product. */
const loadProducts = (
  demand: (setting: LinearModuleSetting, part: LoadPart) => number,
  model: (module: LinearModule, part: LoadPart) => number,
): Products<LinearModuleContext, unknown> =>
  Object.fromEntries(
    loadParts.map((part) => [
      part,
      { demand: (setting: LinearModuleSetting) => demand(setting, part), model: (module: LinearModule) => model(module, part) },
    ]),
  )

/** Largest force or moment of a load, N or N·m. */
const largestPart = ({ radial, lateral, moments }: GuideLoad, part: LoadPart): number =>
  part === 'force' ? radial + lateral : largestMoment(moments[part])

/** A thrust along the travel says nothing of the load on the guide, which is then not judged, unless a phase or a force beside it does. */
const isGuideLoadStated = ({ duty, demand }: LinearModuleSetting): boolean =>
  !('thrust' in duty.load) ||
  [demand, ...demand.spectrum].some(({ guideLoad }) => loadParts.some((part) => largestPart(guideLoad, part) > 0))

/** Force or moment of a load at constant speed, N or N·m. */
const constantPart = ({ radial, lateral, moments }: GuideLoad, part: LoadPart): number =>
  part === 'force' ? radial + lateral : Math.abs(moments[part].constant)

/** Load of one block per newton of force, or per newton metre of a moment; 0 if not known. */
function blockShare({ guide, blocks }: LinearModule, part: LoadPart): number {
  if (part === 'force') return 1 / blocks
  const factors = blockFactors(guide)
  if (!factors) return 0
  return part === 'roll' ? factors.roll / blocks : factors[part]
}

/** Σ si xi³ / Σ si over the spectrum, if it determines the life; otherwise x³ of the motion. */
function meanCube({ spectrum, ofSpectrum, ...motion }: LinearModuleDemand, of: (load: MovedLoad) => number): number {
  if (!ofSpectrum) return of(motion) ** 3
  return cubicMeanLoad(spectrum.map((phase) => ({ load: of(phase), weight: phase.speed * phase.time }))) ** 3
}

/** Check of the life of a component under the axial force. */
const axialLife = (rating: (module: LinearModule) => number | undefined) => ({
  demand: ({ demand, assumptions }: LinearModuleSetting) => {
    // Half of a cycle runs forward; its load alone is a lower bound of both directions together. A phase counts with its largest force.
    const cube = meanCube(demand, ({ steadyForce, frictionForce }) => steadyForce + frictionForce) / (demand.ofSpectrum ? 1 : 2)
    return (assumptions.requiredDistance * assumptions.loadFactor ** 3 * cube) / ratingRevolutions
  },
  model: (module: LinearModule) => (hasScrew(module) ? inverse(rating(module)) ** 3 / module.travelPerTurn : 0),
})

const staticRating = { guideStaticRatingN: ({ guide }: LinearModule) => guide.staticLoadRating }
const guideMoments = {
  pitchMomentNm: ({ guide }: LinearModule) => guide.moments.pitch,
  yawMomentNm: ({ guide }: LinearModule) => guide.moments.yaw,
  rollMomentNm: ({ guide }: LinearModule) => guide.moments.roll,
}
/** Equivalent load factors of a block for the moments. */
const guideFactors = {
  pitchFactorPerMm: ({ guide }: LinearModule) => guide.factors.pitch,
  rollFactorPerMm: ({ guide }: LinearModule) => guide.factors.roll,
}

const guideSafetyCheck = check({
  needs: { ...staticRating, ...guideFactors },
  asks: isGuideLoadStated,
  limit: ({ assumptions, figures }) => ({
    required: assumptions.staticSafetyLimit,
    available: figures.guide?.staticSafety,
    unit: '',
    formula: 'fs = C0 / PE,max; PE = PR + PT + Σ K × M',
    source: guideSource,
    ...(figures.guide && { inputs: [['PE', figures.guide.largestLoad, 'N']] }),
  }),
  index: {
    lowerBound: true,
    sum: loadProducts(
      ({ demand, assumptions }, part) => assumptions.staticSafetyLimit * largestPart(demand.guideLoad, part),
      (module, part) => blockShare(module, part) * inverse(module.guide.staticLoadRating),
    ),
  },
})

const momentCheck = (axis: keyof LinearModuleMoments, formula: string) =>
  ratingCheck({
    needs: { [`${axis}MomentNm`]: ({ guide }) => guide.moments[axis] },
    asks: isGuideLoadStated,
    demand: ({ demand, assumptions }) => assumptions.staticSafetyLimit * demand.largest.moments[axis],
    rating: ({ guide }) => guide.moments[axis],
    row: ({ assumptions }) => ({ unit: 'N*m', formula, source: guideSource, inputs: [['fs', assumptions.staticSafetyLimit, '']] }),
  })

const combinedLoadCheck = check({
  needs: { ...staticRating, ...guideMoments },
  asks: isGuideLoadStated,
  limit: ({ figures }) => ({
    required: figures.combinedFactor,
    available: 1,
    unit: '',
    formula: 'Σ |F| / Fmax + Σ |M| / Mmax <= 1',
    source: 'Parker OSP-E p. 315; Schneider Electric PAS4S p. 42',
  }),
  index: {
    lowerBound: true,
    sum: loadProducts(
      ({ demand, assumptions }, part) => assumptions.staticSafetyLimit * largestPart(demand.guideLoad, part),
      ({ guide, blocks }, part) => (part === 'force' ? inverse(guide.staticLoadRating) / blocks : inverse(guide.moments[part])),
    ),
  },
})

const lifeCheck = check({
  needs: {
    guideDynamicRatingN: ({ guide }) => guide.dynamicLoadRating,
    ...guideFactors,
    screwDynamicRatingN: (module) => (hasScrew(module) ? module.screw.dynamicLoadRating : notNeeded),
    bearingDynamicRatingN: (module) => (hasScrew(module) ? module.screw.bearingDynamicRating : notNeeded),
  },
  limit: ({ assumptions, figures }) => ({
    required: assumptions.requiredDistance,
    available: figures.life?.distance,
    unit: 'km',
    formula: 'L = min(Lguide, Lscrew, Lbearing)',
    source: `${guideSource}, A-704`,
    inputs: [['fw', assumptions.loadFactor, '']],
  }),
  index: {
    // By the loads at constant speed: a mean of cubes is never less than the cube of the mean.
    lowerBound: true,
    largestOf: {
      guide: loadProducts(
        ({ demand, assumptions }, part) =>
          assumptions.requiredDistance * assumptions.loadFactor ** 3 * meanCube(demand, ({ guideLoad }) => constantPart(guideLoad, part)),
        (module, part) => {
          const { guide, blocks } = module
          const perRating = inverse(guide.dynamicLoadRating) / contactFactor(blocks)
          return (blockShare(module, part) * perRating) ** 3 * inverse(guide.lifeBasis)
        },
      ),
      screw: { life: axialLife(({ screw }) => screw.dynamicLoadRating) },
      bearing: { life: axialLife(({ screw }) => screw.bearingDynamicRating) },
    },
  },
})

/** Checks of the guide, and of the life of guide, screw and bearing. */
export const moduleGuideChecks = {
  guideStaticSafety: guideSafetyCheck,
  pitchMoment: momentCheck('pitch', 'fs × (|MP| + |MP,acc|) <= MP,max'),
  yawMoment: momentCheck('yaw', 'fs × (|MY| + |MY,acc|) <= MY,max'),
  rollMoment: momentCheck('roll', 'fs × |MR| <= MR,max'),
  combinedLoad: combinedLoadCheck,
  life: lifeCheck,
}
