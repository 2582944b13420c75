/** What is said of every drawing and solid beside its lengths. */
import { translate } from '../../../i18n/translate.ts'
import type { FileInput } from '../file-input.ts'

/** Sentences about what is exact and what is not; `hasUsual`: some dimension is said by nobody. */
export const notesOf = ({ locale, unit, model, motor, position }: FileInput, hasUsual: boolean): readonly string[] => {
  const say = (name: string, params?: Readonly<Record<string, string>>) => translate(locale, `server/drawing:notes.${name}`, params) ?? name
  return [
    ...(model.basis === 'demo' ? [say('demo')] : []),
    ...(hasUsual ? [say('usual')] : []),
    say('rounded', { unit }),
    ...(position === undefined ? [] : [say('position', { percent: String(Math.round(100 * position)) })]),
    ...(motor && !motor.flange ? [say('motorApart', { motor: motor.name })] : []),
    say('simplified'),
    say('licence'),
  ]
}
