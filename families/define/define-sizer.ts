/** Builds the sizer of a family whose candidates are the rows of its table: request → duty → sizing → card. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { IndexedSizing, Setting, Sized } from '../sizing/define-sizing.ts'
import { type Judged, lackingOf, sharesIn } from '../sizing/judge.ts'
import { assumptionValues, resolveAssumptions, type AssumptionDefinitions, type AssumptionOverrides } from './assumption-set.ts'
import type { OwnReasons } from './coverage.ts'
import { largestPassing } from './largest-value.ts'
import { remembering } from './remembering.ts'
import { withoutUnloadedFigures } from './unloaded-card.ts'
import { motionOf, type Cycle } from './motion.ts'
import type { CardFields, DriveNeed, IndexedPreparation, IndexedSizer, Lever, LeverOf } from './sizer.ts'

/**
 * The largest value of an input, all others unchanged, with which the model passes: all figures are stated and no limit is
 * exceeded. `highest`: upper bound of the search, in the input's unit.
 */
export type LargestPassing<Parameters> = (parameter: keyof Parameters, highest: number) => number | undefined

/**
 * Whether the request has a duty spectrum. Its loads and speeds do not scale with the inputs, so that a largest value would ignore
 * life and heat.
 */
const hasSpectrum = (parameters: object): boolean =>
  'Phases' in parameters && Array.isArray(parameters.Phases) && parameters.Phases.length > 0

/**
 * The family-specific parts of a sizer. `Parameters` is the decoded request, `Candidate` the technical part of a row; the other
 * types belong to its sizing, in SI.
 */
export type SizerParts<Parameters, Candidate, Duty, Name extends string, Demand, Component, Figures> = {
  readonly assumptions: AssumptionDefinitions<Duty, Name>
  readonly levers: readonly LeverOf<Parameters>[]
  /** Why failure modes of a model are not checked, where that differs from its family. */
  readonly ownReasons?: (candidate: Candidate) => OwnReasons
  readonly assumptionLevers?: readonly (Lever & { readonly parameter: NoInfer<Name> })[]
  readonly dutyOf: (parameters: Parameters) => Duty
  readonly componentOf: (candidate: Candidate) => Component
  readonly sizing: IndexedSizing<Duty, Readonly<Record<Name, number>>, Demand, Component, Figures>
  /** Motion and loads of one cycle, of the best component if there is one. */
  readonly cycle: (setting: Setting<Duty, Readonly<Record<Name, number>>, Demand>, best?: Component) => Cycle
  /** Values of an input, ascending, in its unit, beyond which a lookup table of the sizing switches to another row. */
  readonly jumps?: Readonly<Partial<Record<keyof Parameters, readonly number[]>>>
  /** Whether a passing model runs within the usual speed range of its drives; default: always true. */
  readonly suits?: (figures: Figures) => boolean
  /** What the drive of a model has to provide; undefined for a model that does not compete. */
  readonly need?: (sized: {
    readonly candidate: Candidate
    readonly component: Component
    readonly duty: Duty
    readonly demand: Demand
    readonly figures: Figures
  }) => DriveNeed | undefined
  /** Text key of the warning where no load acts on a part, by the working conditions; default: `unloaded`. */
  readonly unloaded?: (duty: Duty) => string
  /** Whether the values of the best model are listed as results of the whole calculation. */
  readonly showsResults?: true
  readonly card: (
    model: CatalogueModel<Candidate>,
    sized: Sized<Demand, Figures>,
    setting: Setting<Duty, Readonly<Record<Name, number>>, Demand> & {
      readonly parameters: Parameters
      readonly largest: LargestPassing<Parameters>
    },
  ) => CardFields
}

/** Models whose sizing is cached while a list is made: about those of a page, whatever the size of the catalogue. */
const cachedModels = 128
/** Settings that are cached of one input with other values: bounds and jumps that many models have in common. */
const cachedSettings = 16

/** The family for one request. */
function preparationOf<Parameters extends object, Candidate, Duty, Name extends string, Demand, Component, Figures>(
  parts: SizerParts<Parameters, Candidate, Duty, Name, Demand, Component, Figures>,
  parameters: Parameters,
  overrides: AssumptionOverrides,
): IndexedPreparation<Candidate> {
  const { assumptions, componentOf, sizing } = parts
  const valuesFor = assumptionValues(assumptions, overrides)
  const settingFor = (values: Parameters) => {
    const duty = parts.dutyOf(values)
    return sizing.settingOf(duty, valuesFor(duty))
  }
  const setting = settingFor(parameters)
  const settingWith = remembering(cachedSettings, (parameter: keyof Parameters) =>
    remembering(cachedSettings, (value: number) => settingFor({ ...parameters, [parameter]: value })),
  )
  const largestFor =
    (component: Component, sized: Judged): LargestPassing<Parameters> =>
    (parameter, highest) => {
      if (hasSpectrum(parameters)) return undefined
      return largestPassing({
        entered: Number(parameters[parameter]),
        atEntered: sharesIn(sized, sizing.checkNames),
        highest,
        sharesOf: (value) => sizing.shares(settingWith(parameter)(value), component),
        jumps: parts.jumps?.[parameter] ?? [],
      })
    }
  // A list sizes each of its models to match, to propose and to show it.
  const sizedOf = remembering(cachedModels, (candidate: Candidate) => {
    const component = componentOf(candidate)
    return { component, sized: sizing.size(setting, component) }
  })
  const size = (candidate: Candidate) => sizedOf(candidate).sized
  const demands = () => sizing.demandValues(setting)
  return {
    assumptions: resolveAssumptions(assumptions, setting.duty, overrides).list,
    demands,
    queryTerms: () => Float64Array.from(sizing.terms.ofSetting(setting)),
    size,
    ranges: (candidate) => sizing.ranges(setting, componentOf(candidate)),
    proposal: (candidate) => {
      const { component, sized } = sizedOf(candidate)
      const { verdict, figures } = sized
      const need = parts.need?.({ ...setting, candidate, component, figures })
      return { utilisation: verdict.utilisation, suits: parts.suits?.(figures) ?? true, ...need }
    },
    motion: (best?: Candidate) => motionOf(best === undefined ? parts.cycle(setting) : parts.cycle(setting, componentOf(best))),
    ...(parts.showsResults && { results: (best: Candidate | undefined) => (best === undefined ? demands() : size(best).values()) }),
    card: (model) => {
      const { component, sized } = sizedOf(model.candidate)
      const card = parts.card(model, sized, { ...setting, parameters, largest: largestFor(component, sized) })
      return withoutUnloadedFigures(card, parts.unloaded?.(setting.duty) ?? 'unloaded')
    },
  }
}

/**
 * @param parts the family-specific parts
 * @returns the sizer of the family
 */
export function defineSizer<Parameters extends object, Candidate, Duty, Name extends string, Demand, Component, Figures>(
  parts: SizerParts<Parameters, Candidate, Duty, Name, Demand, Component, Figures>,
): IndexedSizer<Parameters, Candidate> {
  const { assumptions, levers, componentOf, sizing } = parts
  const { terms } = sizing
  return {
    assumptions,
    levers,
    assumptionLevers: parts.assumptionLevers,
    ...(parts.ownReasons && { ownReasons: parts.ownReasons }),
    terms: terms.layout,
    lacking: (candidate) => lackingOf(sizing.unknowns, componentOf(candidate)),
    modelTerms: (candidate) => terms.ofComponent(componentOf(candidate)),
    prepare: (parameters, overrides) => preparationOf(parts, parameters, overrides),
  }
}
