/** Labels of the values of the rotary-platform calls. */
import { reducerLabelKey } from '../reducer/labels.ts'
import { customMotorField } from '../reducer/wire/custom-motor.ts'
import { secondDemandField } from './wire/second-demand.ts'

/** Text keys by the list that a path is in: labels of the items and rows of a request. */
const lists: Readonly<Record<string, string>> = { list: 'scenes:items', [secondDemandField]: 'scenes:rows', workingData: 'scenes:rows' }

/** Names of the choices of a request, which have labels of their own. */
const choices: ReadonlySet<string> = new Set(['reducerType', 'match', 'seriesList'])

const rowLabelKey = (path: string): string | undefined => {
  const [list = '', name] = path.split('.')
  // An entry without a name is labelled by its position.
  const named = name !== undefined && !/^\d+$/.test(name)
  if (!named || !Object.hasOwn(lists, list)) return path === 'type' ? 'scenes:type' : undefined
  return `${lists[list]}.${name}`
}

/**
 * Text key of the label of a path in a request: `list.tableDiameter`, `parameters.workingData.axialLoad`, `i`.
 * @param path of a value
 * @returns the text key, or undefined for a path without a label of its own
 */
export const rotaryLabelKey = (path: string): string | undefined => {
  if (path.startsWith('assumptions.')) return `families/rotary:${path}`
  const own = path.replace(/^(parameters|candidate)\./, '')
  const [first = ''] = own.split('.')
  if (choices.has(first)) return `scenes:choices.${first}`
  if (first === 'platformSku') return 'assembly:roles.platform'
  return rowLabelKey(own) ?? reducerLabelKey(own.startsWith(`${customMotorField}.`) ? own : path)
}
