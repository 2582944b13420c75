/**
 * Changed assumptions as one request parameter, `requiredLife:30000;loadFactor:1.5`; written by the page, parsed by both service and
 * page.
 */

/** Name of the request parameter, the same for every calculator. */
export const assumptionsParameter = 'Assumptions'

/** A syntax fault of the text, independent of the assumptions of a calculator. */
export type AssumptionsTextIssue = {
  readonly code: 'wrongType' | 'notANumber' | 'repeatedParameter'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Changed values by name of the assumption, in its own unit. */
type Changed = Readonly<Record<string, number>>

/** The changed values, or all issues. */
export type ReadAssumptions<Issue> = { readonly values: Changed } | { readonly issues: readonly (AssumptionsTextIssue | Issue)[] }

const name = '[A-Za-z][A-Za-z0-9]*'
const decimal = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?`
const entry = `${name}:${decimal}`

/** Regular expression of valid texts; '' changes nothing. */
export const assumptionsPattern = `^(?:${entry}(?:;${entry})*)?$`

const isName = new RegExp(`^${name}$`)
const isDecimal = new RegExp(`^${decimal}$`)

/**
 * @param overrides changed assumptions in their own units, finite
 * @returns text that `readAssumptions` parses back exactly; '' for none
 */
export const writeAssumptions = (overrides: Changed): string =>
  Object.entries(overrides)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')

/** Parses one entry to its name and value, or to an issue. */
function readEntry(text: string): { readonly key: string; readonly value: number } | { readonly issue: AssumptionsTextIssue } {
  const [key = '', written, ...more] = text.split(':')
  if (!isName.test(key) || written === undefined || more.length > 0) {
    return { issue: { code: 'wrongType', path: assumptionsParameter, params: { expected: 'name:value;name:value' } } }
  }
  const value = isDecimal.test(written) ? Number(written) : NaN
  // Adding 0 turns -0 into 0: both are the same value.
  if (Number.isFinite(value)) return { key, value: value + 0 }
  return { issue: { code: 'notANumber', path: `assumptions.${key}`, params: { text: written } } }
}

/**
 * @param text value of the request parameter; '' changes nothing
 * @param judge validates the parsed values (a family's `assumptionIssues`)
 * @returns the changed assumptions in their own units, or the issues: malformed entries, invalid numbers, duplicate names, and the
 * issues `judge` returns
 */
export function readAssumptions<Issue>(text: string, judge: (overrides: Changed) => readonly Issue[]): ReadAssumptions<Issue> {
  const values: Record<string, number> = {}
  const issues: (AssumptionsTextIssue | Issue)[] = []
  for (const one of text === '' ? [] : text.split(';')) {
    const read = readEntry(one)
    if ('issue' in read) issues.push(read.issue)
    else if (Object.hasOwn(values, read.key)) issues.push({ code: 'repeatedParameter', path: `assumptions.${read.key}`, params: {} })
    else values[read.key] = read.value
  }
  issues.push(...judge(values))
  return issues.length > 0 ? { issues } : { values }
}

/**
 * @param query parameters of a request
 * @returns the same query without changed assumptions: only the values of the form
 */
export const withoutAssumptions = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const { [assumptionsParameter]: _changed, ...others } = query
  return others
}
