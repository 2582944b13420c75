import { reducerLabelKey } from '../reducer/reducer-labels.ts'
import { sceneLabelKey } from './scene-labels.ts'

/** What the choices of a request are called. */
const choices: ReadonlySet<string> = new Set(['reducerType', 'match', 'seriesList'])

/**
 * The text key of what a path in a request is called: `parmentDto.axialLoad`, `parameters.workingData.axialLoad`, `i`, `stlMotor.la`.
 *
 * @returns Key path in `i18n`, or undefined for a path without a name of its own.
 */
export const rotaryLabelKey = (path: string): string | undefined => {
  const own = path.replace(/^(parameters|candidate)\./, '')
  const [first = ''] = own.split('.')
  if (choices.has(first)) return `scenes.choices.${first}`
  return sceneLabelKey(own) ?? reducerLabelKey(own.startsWith('stlMotor.') ? own : path)
}
