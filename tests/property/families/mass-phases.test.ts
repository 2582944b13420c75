/** Laws of a duty spectrum of moved masses: what it adds, and that its life is Miner's sum of the lives of its phases. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ballRailSizer } from '../../../families/ball-rail/sizer.ts'
import { resolveAssumptions } from '../../../families/define/assumption-set.ts'
import type { MassPhaseParameters } from '../../../families/define/mass-phases.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { linearModuleAssumptions } from '../../../families/linear-module/assumptions.ts'
import { linearModuleDuty, linearModuleOf } from '../../../families/linear-module/duty.ts'
import type { LinearModuleParameters } from '../../../families/linear-module/parameters.ts'
import { linearModuleSizer } from '../../../families/linear-module/sizer.ts'
import { linearModuleSizing } from '../../../families/linear-module/sizing/linear-module-sizing.ts'
import type { LinearModuleCandidate } from '../../../families/linear-module/wire/linear-module.ts'
import { slideModuleAssumptions } from '../../../families/slide-module/assumptions.ts'
import type { SlideModuleParameters } from '../../../families/slide-module/parameters.ts'
import { slideModuleDuty, slideModuleSizer, slideOf } from '../../../families/slide-module/sizer.ts'
import { slideModuleSizing } from '../../../families/slide-module/sizing/slide-module-sizing.ts'
import type { SlideModuleCandidate } from '../../../families/slide-module/wire/slide-module.ts'
import { between, massPhases } from './arbitraries.ts'
import { ballRailParameters, extendedGuideParameters, guides } from './ball-rail-arbitraries.ts'
import { expectNear } from './closeness.ts'
import { easyModuleParameters, extendedModuleParameters, linearModules } from './linear-module-arbitraries.ts'
import { easySlideParameters, extendedSlideParameters, slides } from './slide-module-arbitraries.ts'

type PhasedParameters = { readonly Phases?: readonly MassPhaseParameters[] }

/** Utilisations by check; what is not known is as much as can be. */
function usesOf<Parameters extends PhasedParameters, Candidate>(
  sizer: IndexedSizer<Parameters, Candidate>,
  { parameters, candidate }: { readonly parameters: Parameters; readonly candidate: Candidate },
) {
  const { limits } = sizer.prepare(parameters, {}).size(candidate)
  return new Map(limits.map(({ name, utilisation }) => [name, utilisation]))
}

/** Checks that use less after a change than before it. */
const eased = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...before].flatMap(([name, use]) => ((after.get(name) ?? Infinity) < use * (1 - 1e-12) ? [name] : []))

const isLife = (name: string): boolean => /life/i.test(name)

function describeLaws<Parameters extends PhasedParameters, Candidate>(
  name: string,
  sizer: IndexedSizer<Parameters, Candidate>,
  cases: {
    readonly parameters: fc.Arbitrary<Parameters>
    /** Without a force on the carriage, which acts in a phase without a mass, too. */
    readonly unforced: fc.Arbitrary<Parameters>
    readonly candidates: fc.Arbitrary<Candidate>
  },
) {
  describe(`phases of ${name}`, () => {
    const phases = massPhases(100).filter(({ length }) => length > 0)

    test('ask no less of any limit but the life than the motion alone', () => {
      fc.assert(
        fc.property(cases.parameters, cases.candidates, phases, (parameters, candidate, Phases) => {
          const alone = { ...parameters, Phases: [] }
          const before = usesOf(sizer, { parameters: alone, candidate })
          const after = usesOf(sizer, { parameters: { ...alone, Phases }, candidate })
          expect(eased(before, after).filter((check) => !isLife(check))).toEqual([])
        }),
      )
    })

    // A load may take some of a force that pulls the other way.
    test('ask no less of any limit, the life among them, where one carries more and nothing else pulls', () => {
      fc.assert(
        fc.property(cases.unforced, cases.candidates, phases, between(1, 3), (parameters, candidate, Phases, more) => {
          const [first, ...others] = Phases
          const heavier = first ? [{ ...first, load: first.load * more }, ...others] : []
          const before = usesOf(sizer, { parameters: { ...parameters, Phases }, candidate })
          const after = usesOf(sizer, { parameters: { ...parameters, Phases: heavier }, candidate })
          expect(eased(before, after)).toEqual([])
        }),
      )
    })

    test('that stand with nothing on them change nothing', () => {
      fc.assert(
        fc.property(cases.unforced, cases.candidates, (parameters, candidate) => {
          const alone = { ...parameters, Phases: [] }
          const unloaded = [{ load: 0, acceleration: 0, speed: 0, time: 1 }]
          const after = usesOf(sizer, { parameters: { ...alone, Phases: unloaded }, candidate })
          for (const [name, use] of usesOf(sizer, { parameters: alone, candidate })) expectNear(after.get(name) ?? Infinity, use)
        }),
      )
    })
  })
}

describeLaws('a ball rail', ballRailSizer, { parameters: extendedGuideParameters, unforced: ballRailParameters, candidates: guides })
describeLaws('a linear module', linearModuleSizer, {
  parameters: extendedModuleParameters,
  unforced: easyModuleParameters,
  candidates: linearModules,
})
describeLaws('a slide module', slideModuleSizer, { parameters: extendedSlideParameters, unforced: easySlideParameters, candidates: slides })

/** Lives of the parts of a module under phases, m, with a load factor that no speed changes. */
const moduleLives = (parameters: LinearModuleParameters, candidate: LinearModuleCandidate) => {
  const duty = linearModuleDuty(parameters)
  const { values } = resolveAssumptions(linearModuleAssumptions, duty, { loadFactor: 1.5 })
  const { guide, screwLife, bearingLife } = linearModuleSizing.size(
    linearModuleSizing.settingOf(duty, values),
    linearModuleOf(candidate),
  ).figures
  return [guide?.life, screwLife, bearingLife]
}
const slideLives = (parameters: SlideModuleParameters, candidate: SlideModuleCandidate) => {
  const duty = slideModuleDuty(parameters)
  const { values } = resolveAssumptions(slideModuleAssumptions, duty, { loadFactor: 1.5, acceleration: 3 })
  return [slideModuleSizing.size(slideModuleSizing.settingOf(duty, values), slideOf(candidate)).figures.guide?.life?.distance]
}

/** Lives of parts under all phases against Miner's sum of their lives under each phase alone: Σ s / L = Σ (si / Li). */
function expectMiner(
  livesUnder: (phases: readonly MassPhaseParameters[]) => readonly (number | undefined)[],
  phases: readonly MassPhaseParameters[],
) {
  const distances = phases.map(({ speed, time }) => speed * time)
  const alone = phases.map((phase) => livesUnder([phase]))
  for (const [part, life] of livesUnder(phases).entries()) {
    if (life === undefined || life > 1e12) continue
    const used = distances.map((distance, index) => distance / (alone[index]?.[part] ?? 0))
    expectNear(distances.reduce((sum, one) => sum + one, 0) / used.reduce((sum, one) => sum + one, 0), life)
  }
}

const moving = fc.array(
  fc.record({ load: between(1, 60), acceleration: between(0, 10), speed: between(1, 1000), time: between(0.1, 100) }),
  {
    minLength: 1,
    maxLength: 6,
  },
)

describe("Miner's sum of the lives under each phase is the life under all", () => {
  test('of a linear module, part by part', () => {
    fc.assert(
      fc.property(easyModuleParameters, linearModules, moving, (parameters, candidate, phases) => {
        expectMiner((Phases) => moduleLives({ ...parameters, Phases }, candidate), phases)
      }),
    )
  })

  test('of a slide module', () => {
    fc.assert(
      fc.property(easySlideParameters, slides, moving, (parameters, candidate, phases) => {
        expectMiner((Phases) => slideLives({ ...parameters, Phases }, candidate), phases)
      }),
    )
  })
})
