/** Which of a model's checks speaks for it. */

/** Yes or no although quantities are compared: inside a window, or a fit of two parts. The quantities stand in the formula. */
const insideOrNot: ReadonlySet<string> = new Set([
  'ratioWindow',
  'outputSpeedWindow',
  'motorPowerWindow',
  'outputTorqueWindow',
  'ratedTorqueWindow',
  'motorFlange',
  'shaftBore',
  'motorPilot',
  'motorBoltCircle',
  'motorScrew',
  'hubDepth',
])

/** Checks that are a yes or a no: exactly the requested grade, or a use exactly as rated, is no tight fit. */
const yesOrNoChecks: ReadonlySet<string> = new Set([
  ...insideOrNot,
  'accuracy',
  'motorBrand',
  'ratedAcceleration',
  'ratedDuty',
  'verticalUse',
  'width',
  'environment',
  'repeatability',
  'offCentreLoad',
])

/** What a verdict looks at: a check of an answer, or a limit of a sizing. */
type Judged = { readonly name: string; readonly utilisation: number; readonly passed: boolean }

/**
 * Whether only the verdict of a check is worth showing: its numbers are a yes or a no, or how much of a limit is used says nothing.
 * @param check name and unit of an answered check
 */
export const isBareVerdict = (check: { readonly name: string; readonly unit: string }): boolean =>
  insideOrNot.has(check.name) || (check.unit === '' && yesOrNoChecks.has(check.name))

/** Verdict on a model in one line. */
export type Verdict = { readonly passed: boolean; readonly utilisation: number; readonly governing: string }

const highest = (checks: readonly Judged[]): Judged | undefined =>
  checks.reduce<Judged | undefined>((worst, check) => (worst && worst.utilisation >= check.utilisation ? worst : check), undefined)

/**
 * @param checks all checks that were made
 * @returns whether all passed; name and utilisation of the governing check: the highest utilisation, where a passed yes-or-no check never governs
 */
export function verdictOf(checks: readonly Judged[]): Verdict {
  const governing = highest(checks.filter((check) => !check.passed || !yesOrNoChecks.has(check.name))) ?? highest(checks)
  return {
    passed: checks.every((check) => check.passed),
    utilisation: governing?.utilisation ?? 0,
    governing: governing?.name ?? '',
  }
}
