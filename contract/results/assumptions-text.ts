/** Changed assumptions as one text of a request, `requiredLife:30000;loadFactor:1.5`: written by the page, read by service and page alike. */

/** Name of the request parameter, the same for every calculator. */
export const assumptionsParameter = 'Assumptions'

/** What is wrong with such a text before anything is known about the assumptions. */
export type AssumptionsTextIssue = {
  readonly code: 'wrongType' | 'notANumber' | 'repeatedParameter'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Changed values by the name of the assumption, in its own unit. */
type Changed = Readonly<Record<string, number>>

/** The changed values, or everything that is wrong with them. */
export type ReadAssumptions<Issue> = { readonly values: Changed } | { readonly issues: readonly (AssumptionsTextIssue | Issue)[] }

const name = '[A-Za-z][A-Za-z0-9]*'
const decimal = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?`
const entry = `${name}:${decimal}`

/** The texts that can be read, as a regular expression; '' changes nothing. */
export const assumptionsPattern = `^(?:${entry}(?:;${entry})*)?$`

const isName = new RegExp(`^${name}$`)
const isDecimal = new RegExp(`^${decimal}$`)

/**
 * @param overrides changed assumptions in their own units, finite
 * @returns text that `readAssumptions` reads back to the last bit; '' for none
 */
export const writeAssumptions = (overrides: Changed): string =>
  Object.entries(overrides)
    .map(([key, value]) => `${key}:${value}`)
    .join(';')

/** One entry of the text: its name and value, or what is wrong with it. */
function readEntry(text: string): { readonly key: string; readonly value: number } | { readonly issue: AssumptionsTextIssue } {
  const [key = '', written, ...more] = text.split(':')
  if (!isName.test(key) || written === undefined || more.length > 0) {
    return { issue: { code: 'wrongType', path: assumptionsParameter, params: { expected: 'name:value;name:value' } } }
  }
  const value = isDecimal.test(written) ? Number(written) : NaN
  // Adding 0 turns -0 into 0: the two are one value.
  if (Number.isFinite(value)) return { key, value: value + 0 }
  return { issue: { code: 'notANumber', path: `assumptions.${key}`, params: { text: written } } }
}

/**
 * @param text value of the request parameter; '' changes nothing
 * @param judge what is wrong with values that could be read (a family's `assumptionIssues`)
 * @returns the changed assumptions in their own units, or what is wrong: no pairs of name and value, no numbers, names that occur twice,
 *   and whatever `judge` finds in the rest
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
 * @returns the same without changed assumptions: what the form alone asks for
 */
export const withoutAssumptions = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const { [assumptionsParameter]: _changed, ...others } = query
  return others
}
