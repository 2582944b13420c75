/** Fields that are not sent, parameters that are unknown, and loaded data that is not used. */
import { requestCall, resultValues } from '../../define/index.ts'
import { references, suggest } from '../../expression/index.ts'
import { itemOf } from '../../compile/edges.ts'
import { upstream } from '../facts/cases.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

/** What the request or the results are made of. */
const sentItems = ({ plan }: LintContext) =>
  upstream(plan.edges, ['init', ...plan.parameters.map(({ name }) => `request.${name}`), ...(resultValues(plan.schema) ?? [])])

/** Reports fields of a row that are neither sent nor read. */
function unmappedCells({ plan, checked }: LintContext): RuleFinding[] {
  const outer = checked.flatMap(({ expression }) => references(expression))
  return plan.rowChecks.flatMap(({ list, plan: row }) => {
    const inner = row.steps.flatMap(({ expression }) => (expression ? references(expression) : []))
    const sent = plan.parameters.flatMap(({ field, columns }) => (field === list ? (columns ?? []) : []))
    const used = new Set([
      ...sent,
      ...inner.map(itemOf),
      ...outer.filter((path) => path.startsWith(`${list}.`)).map((path) => path.split('.')[1]),
    ])
    return [...row.fields.keys()]
      .filter((id) => !used.has(id))
      .map((id) => warning(`${list}.${id}`, 'is asked for, but nothing sends or reads it', 'name it in the `columns` of its list'))
  })
}

/** The items the request or the init call depends on: values, ranges and conditions. */
const mappedItems = (context: LintContext): ReadonlySet<string> => {
  const { edges } = context.plan
  const inputsOfInit = edges.filter(({ to }) => to === 'init').map(({ from }) => from)
  return new Set([...sentItems(context), ...upstream(edges, inputsOfInit)])
}

/** Reports `send: false` on a field that a parameter depends on. */
export function needlessSend(context: LintContext): RuleFinding[] {
  const mapped = mappedItems(context)
  return Object.entries(context.plan.schema.fields)
    .filter(([id, field]) => field.kind !== 'diagram' && field.send === false && mapped.has(id))
    .map(([id]) => warning(`${id}#send`, 'is said not to be sent, and what is sent needs it', 'leave out `send: false`'))
}

const ofNoParameter = (id: string) =>
  warning(id, 'is asked for, but no request parameter needs it', 'map it in `request`, or write `send: false`')
const ofNoResult = (id: string) => warning(id, 'is asked for, but no result is made of it', 'use it in a formula, or remove it')

/** Reports fields with no effect on the request, not even on the range or condition of a sent value. */
export function unmappedField(context: LintContext): RuleFinding[] {
  const { plan } = context
  const sent = mappedItems(context)
  const unused = unmappedCells(context)
  const fields = Object.entries(plan.schema.fields)
    .filter(([id, field]) => field.kind !== 'diagram' && field.send !== false && !sent.has(id))
    .map(([id]) => (resultValues(plan.schema) ? ofNoResult(id) : ofNoParameter(id)))
  return [...fields, ...unused]
}

/** Reports parameters that the call of the contract does not have. */
export function unknownParameter({ plan, options: { knownParameters } }: LintContext): RuleFinding[] {
  if (!knownParameters) return []
  return plan.parameters
    .filter(({ name }) => !knownParameters.includes(name))
    .map(({ name }) => {
      const near = suggest(name, knownParameters)
      return error(
        `request.${name}`,
        'the call has no such parameter',
        near === undefined ? `known: ${knownParameters.join(', ')}` : `did you mean '${near}'?`,
      )
    })
}

/** Reports tables that no expression reads. */
export function unusedTable({ plan, checked }: LintContext): RuleFinding[] {
  const read = new Set(checked.flatMap(({ expression }) => references(expression)).map((path) => path.split('.').slice(0, 2).join('.')))
  return Object.keys(plan.schema.tables ?? {})
    .filter((name) => !read.has(`tables.${name}`))
    .map((name) => warning(`tables.${name}`, 'no expression reads this table', 'use it or remove it'))
}

/** Reports derived values that are neither shown nor used by anything shown or sent. */
export function unusedDerived(context: LintContext): RuleFinding[] {
  const { plan } = context
  const shown = plan.schema.layout.flatMap(({ items }) => items).filter((item) => plan.schema.derived?.[item]?.shown !== false)
  const used = new Set([...sentItems(context), ...upstream(plan.edges, shown)])
  return [...plan.derived.keys()]
    .filter((id) => !used.has(id))
    .map((id) => warning(id, 'is neither shown nor used', 'lay it out, use it or remove it'))
}

/** Reports results that are out of sight. */
export function unshownResult({ plan: { schema } }: LintContext): RuleFinding[] {
  return (resultValues(schema) ?? [])
    .filter((name) => schema.derived?.[name]?.shown === false)
    .map((name) => warning('results.values', `'${name}' is a result with \`shown: false\``, 'leave out one of the two'))
}

/** Reports lists and numbers of the init answer that nothing reads. */
export function loadedButUnusedInit({ plan, checked }: LintContext): RuleFinding[] {
  const { init, fields } = plan.schema
  const lists = new Set(Object.values(fields).flatMap((field) => ('optionsFrom' in field ? [field.optionsFrom] : [])))
  const read = new Set(checked.flatMap(({ expression }) => references(expression)))
  const unused = [
    ...Object.keys(init?.lists ?? {}).filter((name) => !lists.has(`init.${name}`)),
    ...Object.keys(init?.numbers ?? {}).filter((name) => !read.has(`init.${name}`)),
  ]
  return unused.map((name) => warning(`init.${name}`, 'is loaded, but nothing uses it', 'use it or remove it'))
}

/** Reports constants that our own server rejects: it accepts whole numbers from 1 to the constant. */
export function refusedConstant({ plan }: LintContext): RuleFinding[] {
  if (requestCall(plan.schema.request).method !== 'GET') return []
  return plan.parameters.flatMap(({ name, constant }): RuleFinding[] => {
    if (typeof constant !== 'number' || (Number.isInteger(constant) && constant >= 1)) return []
    const advice = 'send a derived value with `shown: false`'
    return [error(`request.${name}`, `a constant ${constant} is refused: whole numbers from 1 to it are read`, advice)]
  })
}
