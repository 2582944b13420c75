/** The words of a calculator form, from `i18n`. */
import type { Change, Issue, Lock } from '../../engine/index.ts'
import type { FormTexts } from '../../engine/react/index.ts'
import { formatSignificant, formatUnit } from '../../engine/units/index.ts'
import type { Texts } from '../app/texts.tsx'

/** Enough for every committed value; inputs are never rounded for display. */
const inputDigits = 12

type Range = Parameters<FormTexts['range']>[0]

const rangeInWords = (LL: Texts['LL'], { min, max, above, below, typical, unit }: Range): string => {
  const limits =
    min !== undefined && max !== undefined
      ? LL.form.range({ min, max, unit })
      : min !== undefined
        ? LL.form.from({ min, unit })
        : max !== undefined
          ? LL.form.upTo({ max, unit })
          : above !== undefined
            ? LL.form.above({ min: above, unit })
            : below !== undefined
              ? LL.form.upTo({ max: below, unit })
              : ''
  const text = [limits.trim(), typical === undefined ? '' : LL.form.typical({ value: typical, unit }).trim()].filter(Boolean).join(' · ')
  return LL.form.sentence({ text })
}

const withUnit = (value: string, unit: string): string => [value, unit].filter(Boolean).join(' ')

/** The problems whose text goes on with the label: "Please select the motor brand". */
const asksFor: ReadonlySet<string> = new Set(['missing', 'notChosen'] satisfies Issue['code'][])

/** A label within a sentence; abbreviations such as "ED" keep their capitals. */
const inSentence = (label: string): string => (/^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label)

export const createFormTexts = ({ LL, text, locale }: Texts, schemaName: string): FormTexts => {
  const own = (path: string) => text(`calculators.${schemaName}.${path}`)
  const label = (id: string): string => own(`${id}.label`) ?? id
  const rule = ({ rule: name, cause }: Change): string => text(`rules.${name}`, { field: cause === undefined ? '' : label(cause) }) ?? name
  const issue = ({ code, path, params }: Issue, shown: { limit?: string; unit: string; label: string }): string => {
    const limit = withUnit(shown.limit ?? '', shown.unit)
    const name = asksFor.has(code) ? inSentence(shown.label) : shown.label
    return text(`issues.${code}`, { ...params, value: params['text'] ?? params['value'] ?? '', path, name, limit }) ?? code
  }
  const refused: FormTexts['refused'] = (problem, shown) => {
    const named = shown.label.toLocaleLowerCase(locale)
    const sentence = issue(problem, shown)
    return sentence.toLocaleLowerCase(locale).includes(named) ? sentence : LL.form.named({ name: shown.label, text: sentence })
  }
  const lock = (reason: Lock, first: string): string =>
    reason.code === 'chooseFirst' ? LL.form.locked({ name: first }) : LL.rules.onlyOption()
  return {
    label,
    section: (name) => own(`sections.${name}`) ?? name,
    option: (field, value, name) => own(`${field}.options.${value}`) ?? name ?? value,
    help: (id) => own(`${id}.hint`),
    range: (range) => rangeInWords(LL, range),
    issue,
    refused,
    rule,
    changed: (change, { label: name, from, to, unit }) =>
      text(`corrections.${change.rule}`, { name, typed: withUnit(from, unit), value: withUnit(to, unit) }) ??
      `${name}: ${LL.form.change({ from, to })} (${rule(change)})`,
    lock,
    unit: formatUnit,
    number: (value) => formatSignificant(value, inputDigits, locale),
    tolerance: LL.form.tolerance(),
    wanted: (window) => LL.form.wanted(window).trim(),
    start: LL.form.start(),
    stillNeeded: LL.form.stillNeeded(),
    waiting: LL.form.optionsLoading(),
    undo: LL.form.undo(),
    formula: LL.form.formula(),
    choose: LL.form.choose(),
    pick: (picker) => text(`form.pickers.${picker}`) ?? LL.form.choose(),
    reset: LL.form.reset(),
  }
}
