/** Sentences about a catalogue comparison: per model all changes, and a summary. */
import type { CheckChange, ComparedCheck, Comparison, FigureChange, ModelComparison } from '../../../contract/catalogue/compare-results.ts'
import type { ProductFigure } from '../../../contract/catalogue/product.ts'
import type { VerdictKind } from '../../../contract/results/sizing.ts'

/** Texts of the sentences in the user's language and units. */
export type TravelWords = {
  readonly went: (name: string) => string
  readonly came: (name: string) => string
  readonly failsNow: (name: string, check: string, sides: readonly [before: string, now: string] | undefined) => string
  readonly passesNow: (name: string, check: string, sides: readonly [before: string, now: string] | undefined) => string
  /** A changed property with its values before and now. */
  readonly changed: (name: string, what: string, sides: readonly [before: string, now: string]) => string
  /** A changed verdict. */
  readonly judged: (name: string, before: string, now: string) => string
  readonly place: (name: string, before: number | null, now: number | null) => string
  readonly check: (name: string) => string
  readonly column: (name: string) => string
  readonly figure: (figure: ProductFigure) => string
  readonly percent: (share: number) => string
  readonly passed: string
  readonly failed: string
  readonly notMade: string
  readonly notJudged: (needs: readonly string[]) => string
  readonly verdict: (verdict: VerdictKind) => string
}

/** Describes the result of a check; undefined if the check does not exist. */
export const checkInWords = (check: ComparedCheck | undefined, words: TravelWords): string => {
  if (!check) return words.notMade
  if (!check.isMade) return words.notJudged(check.needs.map(words.column))
  const verdict = check.passed ? words.passed : words.failed
  return check.role === 'yesOrNo' ? verdict : `${verdict}, ${words.percent(check.utilisation)}`
}

const sharesOf = (before: ComparedCheck, now: ComparedCheck, words: TravelWords) =>
  before.isMade && now.isMade && before.role !== 'yesOrNo'
    ? ([words.percent(before.utilisation), words.percent(now.utilisation)] as const)
    : undefined

/** Describes a check with a changed result: passed, failed or no longer known. */
const turnedCheck = (name: string, { before, now, ...check }: CheckChange, words: TravelWords): readonly string[] => {
  const called = words.check(check.name)
  if (before?.isMade && now?.isMade) {
    if (before.passed === now.passed) return []
    return [(now.passed ? words.passesNow : words.failsNow)(name, called, sharesOf(before, now, words))]
  }
  if (before && now && before.isMade === now.isMade) return []
  return [words.changed(name, called, [checkInWords(before, words), checkInWords(now, words)])]
}

/** Describes a check with the same result but another utilisation. */
const movedCheck = (name: string, { before, now, isSame, ...check }: CheckChange, words: TravelWords): readonly string[] => {
  const hasMoved = !isSame && before?.isMade && now?.isMade && before.passed === now.passed && before.utilisation !== now.utilisation
  return hasMoved ? [words.changed(name, words.check(check.name), [checkInWords(before, words), checkInWords(now, words)])] : []
}

const figureLine = (model: ModelComparison, { before, now, name, skuName }: FigureChange, words: TravelWords): readonly string[] => {
  const whose = model.name.includes(skuName) ? model.name : `${model.name} (${skuName})`
  return [
    words.changed(whose, words.column(name), [before ? words.figure(before) : words.notMade, now ? words.figure(now) : words.notMade]),
  ]
}

const verdictLine = ({ name, verdict: { before, now } }: ModelComparison, words: TravelWords): readonly string[] =>
  before !== undefined && now !== undefined && before !== now ? [words.judged(name, words.verdict(before), words.verdict(now))] : []

/** Describes whether the model still exists and fits. */
const outcomeOf = (model: ModelComparison, words: TravelWords): readonly string[] => {
  if (model.presence === 'went') return [words.went(model.name)]
  if (model.presence === 'came') return [words.came(model.name)]
  const checks = model.checks.filter(({ isSame }) => !isSame)
  const turned = checks.flatMap((check) => turnedCheck(model.name, check, words))
  return turned.length > 0 ? turned : verdictLine(model, words)
}

const placeLine = ({ name, place: { before, now }, presence }: ModelComparison, words: TravelWords): readonly string[] =>
  presence === 'both' && before !== undefined && now !== undefined && before !== now ? [words.place(name, before, now)] : []

/** Returns all sentences about a model. */
export const sentencesOf = (model: ModelComparison, words: TravelWords): readonly string[] => {
  if (model.isSame) return []
  const outcome = outcomeOf(model, words)
  if (model.presence !== 'both') return outcome
  return [
    ...outcome,
    ...model.figures.flatMap((figure) => figureLine(model, figure, words)),
    ...model.checks.flatMap((check) => movedCheck(model.name, check, words)),
    ...placeLine(model, words),
  ]
}

/** Returns all sentences about the first recommended model, and the main change of the others. */
export const summaryOf = ({ models }: Comparison, words: TravelWords): readonly string[] => {
  const first = models.find(({ place }) => place.before === 1) ?? models[0]
  const others = models.filter((model) => model !== first && !model.isSame)
  return [
    ...(first ? sentencesOf(first, words) : []),
    ...others.flatMap((model) => {
      const outcome = outcomeOf(model, words)
      return outcome.length > 0 ? outcome : sentencesOf(model, words).slice(0, 1)
    }),
  ]
}
