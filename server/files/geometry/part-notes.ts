/** Notes common to drawings and solids. */
import { formatUnit, readablePercent } from '../../../engine/units/index.ts'
import { translate } from '../../../i18n/translate.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { FileInput } from '../file-input.ts'

/** How many lengths are stated, and how many are typical values, by name and value. */
export const lengthsInWords = (locale: Locale, { stated, usual }: LengthCount): readonly [name: string, value: string] => {
  const say = (path: string, params?: Readonly<Record<string, string>>) => translate(locale, `server/drawing:${path}`, params) ?? path
  return [say('fields.lengths'), say('lengths', { stated: String(stated), usual: String(usual) })]
}

/** Notes on the accuracy of a drawing; `hasUsual`: some dimension is a typical value instead of a stated one. */
export const notesOf = ({ locale, unit, model, motor, position }: FileInput, hasUsual: boolean): readonly string[] => {
  const say = (name: string, params?: Readonly<Record<string, string>>) => translate(locale, `server/drawing:notes.${name}`, params) ?? name
  return [
    ...(model.basis === 'demo' ? [say('demo')] : []),
    ...(hasUsual ? [say('usual')] : []),
    unit === 'in' ? say('roundedInches') : say('rounded', { unit: formatUnit(unit, locale) }),
    ...(position === undefined ? [] : [say('position', { share: readablePercent(position) })]),
    ...(motor && !motor.flange ? [say('motorApart', { motor: motor.name })] : []),
    say('simplified'),
    say('licence'),
  ]
}
