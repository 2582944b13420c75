/** Finds semantic faults in schemas that compile. */
import type { CheckedPlan, RowCheck } from '../plan/plan.ts'
import type { LintContext, LintOptions } from './facts/context.ts'
import { createContext } from './facts/context.ts'
import type { Finding, RuleFinding } from './facts/finding.ts'
import { uselessFallback } from './rules/fallbacks.ts'
import { maskedFeedsVisible } from './rules/masked.ts'
import { uselessHide, uselessSort } from './rules/option-lists.ts'
import { branchUnits, deadOption } from './rules/options.ts'
import { unknownPicker } from './rules/picker.ts'
import { demandedInExtended, duplicateInLayout, emptySection, missingText, notInLayout } from './rules/presentation.ts'
import { previousWithoutStart } from './rules/previous-rows.ts'
import { defaultOutsideRange, emptyRange, typicalBesideDefault } from './rules/ranges.ts'
import {
  loadedButUnusedInit,
  needlessSend,
  refusedConstant,
  unknownParameter,
  unmappedField,
  unusedDerived,
  unshownResult,
  unusedTable,
} from './rules/request.ts'
import { ruleAlwaysHolds, ruleNeverHolds, ruleNotCarried } from './rules/rules.ts'
import { outsideTable } from './rules/tables.ts'
import { falseScale, nearConstant } from './rules/scales.ts'
import { fixedCondition, unreadData, uselessProperty } from './rules/unread.ts'
import { windowBesideNumber } from './rules/tolerance.ts'
import {
  backwardClears,
  backwardSets,
  forwardLock,
  unseenSet,
  optionListOnMaskable,
  unreachableField,
  visibilityDeadlock,
} from './rules/visibility.ts'

/** Every rule by name. */
export const lintRules = {
  unreachableField,
  visibilityDeadlock,
  emptyRange,
  defaultOutsideRange,
  maskedFeedsVisible,
  deadOption,
  unmappedField,
  needlessSend,
  unknownParameter,
  missingText,
  branchUnits,
  duplicateInLayout,
  notInLayout,
  demandedInExtended,
  unusedTable,
  unusedDerived,
  optionListOnMaskable,
  loadedButUnusedInit,
  uselessSort,
  uselessHide,
  windowBesideNumber,
  unknownPicker,
  falseScale,
  nearConstant,
  backwardClears,
  backwardSets,
  emptySection,
  forwardLock,
  typicalBesideDefault,
  unseenSet,
  refusedConstant,
  unreadData,
  uselessProperty,
  fixedCondition,
  outsideTable,
  ruleAlwaysHolds,
  ruleNeverHolds,
  ruleNotCarried,
  unshownResult,
  uselessFallback,
  previousWithoutStart,
} as const satisfies Record<string, (context: LintContext) => RuleFinding[]>

/** The name of a lint rule, such as `unreachableField`. */
export type LintRule = keyof typeof lintRules

/**
 * Checks a compiled schema for semantic faults.
 *
 * Choices and branches are enumerated (at most 2048 combinations per question), numbers are tracked as intervals. A finding that
 * something never happens is certain; conditions on numbers that intervals cannot decide are not reported.
 *
 * @param options - Texts, an init answer, the contract's parameters and the screens' pickers; each is checked only if passed.
 * @returns Every finding, in the order of the rules; empty for a sound schema. Errors should stop a release, warnings need a review.
 */
export function lint(plan: CheckedPlan, options: LintOptions = {}): readonly Finding[] {
  const context = createContext(plan, options)
  const found = Object.entries(lintRules).flatMap(([rule, find]) => find(context).map((one): Finding => ({ rule, ...one })))
  return [...found, ...plan.rowChecks.flatMap((row) => lintRow(row, options))]
}

/** The rules applied to the rows of a list: those that need no layout and no request. */
const rowRules = {
  unreachableField,
  visibilityDeadlock,
  emptyRange,
  defaultOutsideRange,
  typicalBesideDefault,
  deadOption,
  uselessSort,
  uselessHide,
  falseScale,
  nearConstant,
  fixedCondition,
  uselessFallback,
  previousWithoutStart,
  ruleAlwaysHolds,
  ruleNeverHolds,
} as const

function lintRow({ list, plan, scope }: RowCheck, { init }: LintOptions): readonly Finding[] {
  const context = createContext(plan, init ? { init } : {}, scope)
  return Object.entries(rowRules).flatMap(([rule, find]) =>
    find(context).map((found): Finding => ({ rule, ...found, path: `${list}.${found.path}` })),
  )
}
