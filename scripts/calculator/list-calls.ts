/** `npm run calculator -- calls`: lists the parameters of each call, for writing requests. */
import { suggest } from '../../engine/expression/index.ts'
import { bodyParameters } from '../../families/define/body-parameters.ts'
import { boundsText, type CallParameter, type CallParameters, type CellParameter } from '../../families/define/call-parameters.ts'
import { loadFamilies } from '../../families/registry.ts'
import { formCalls } from '../../server/services/calls/served-call.ts'

const cellText = (cell: CellParameter): string => (cell.kind === 'name' ? 'a text' : `[${cell.unit}] ${boundsText(cell)}`.trimEnd())

const textOf = (parameter: CallParameter): string => {
  if (parameter.kind === 'number' || parameter.kind === 'name') return cellText(parameter)
  if (parameter.kind === 'text') return parameter.options.join(' | ')
  if (parameter.kind === 'list') return `several of ${parameter.options?.join(', ') ?? 'any words'}`
  const columns = Object.entries(parameter.columns).map(([name, column]) => `${name} ${cellText(column)}`)
  return `rows of ${columns.join(', ')}`
}

const lineOf = (name: string, what: string, isOptional: boolean): string =>
  `  ${name.padEnd(23)} ${what}${isOptional ? ', may be left out' : ''}`

const tableLines = (taken: CallParameters): readonly string[] =>
  Object.entries(taken).map(([name, parameter]) => lineOf(name, textOf(parameter), parameter.optional === true))

/** Every call with its lines of output. */
const allCalls = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>()
  for (const { selection, pairs } of await loadFamilies()) {
    const taken = selection ? tableLines(await selection.parameters()) : []
    for (const service of Object.keys(selection?.services ?? {})) found.set(`${service}/${formCalls.calculation}`, taken)
    const paired = await pairs?.()
    for (const { call, request } of paired?.calculations ?? []) {
      found.set(`${paired?.service}/${call}`, tableLines(bodyParameters(request, paired?.units ?? {})))
    }
  }
  return found
}

/**
 * @param word a service, a call, or a prefix of one; defaults to every call
 * @throws RangeError if none matches
 */
export const listCalls = async (word = ''): Promise<readonly string[]> => {
  const calls = await allCalls()
  const matching = [...calls].filter(([path]) => path.startsWith(word))
  if (matching.length === 0) {
    const near = suggest(word, [...calls.keys(), ...[...calls.keys()].map((path) => path.split('/')[0] ?? path)])
    throw new RangeError(
      `there is no call '${word}'; ${near === undefined ? `there are ${[...calls.keys()].join(', ')}` : `did you mean '${near}'?`}`,
    )
  }
  return matching.flatMap(([path, lines]) => [path, ...lines])
}
