/** What the values of the calls of rotating platforms are called. */
import { reducerLabelKey } from '../reducer/labels.ts'
import { customMotorField } from '../reducer/wire/custom-motor.ts'
import { secondDemandField } from './wire/second-demand.ts'

/** Text keys by the list that a path is in: what the items and rows of a request are called. */
const lists: Readonly<Record<string, string>> = { list: 'scenes:items', [secondDemandField]: 'scenes:rows', workingData: 'scenes:rows' }

/** What the choices of a request are called. */
const choices: ReadonlySet<string> = new Set(['reducerType', 'match', 'seriesList'])

const rowLabelKey = (path: string): string | undefined => {
  const [list = '', name] = path.split('.')
  // An entry that is no entry at all is named by its place.
  const named = name !== undefined && !/^\d+$/.test(name)
  if (!named || !Object.hasOwn(lists, list)) return path === 'type' ? 'scenes:type' : undefined
  return `${lists[list]}.${name}`
}

/**
 * The text key of what a path in a request is called: `list.tableDiameter`, `parameters.workingData.axialLoad`, `i`.
 * @param path of a value
 * @returns key of a text, or undefined for a path without a name of its own
 */
export const rotaryLabelKey = (path: string): string | undefined => {
  if (path.startsWith('assumptions.')) return `families/rotary:${path}`
  const own = path.replace(/^(parameters|candidate)\./, '')
  const [first = ''] = own.split('.')
  if (choices.has(first)) return `scenes:choices.${first}`
  return rowLabelKey(own) ?? reducerLabelKey(own.startsWith(`${customMotorField}.`) ? own : path)
}
