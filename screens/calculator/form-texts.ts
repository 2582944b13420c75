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

export const createFormTexts = ({ LL, text, locale }: Texts, schemaName: string): FormTexts => {
  const own = (path: string) => text(`calculators.${schemaName}.${path}`)
  const label = (id: string): string => own(`${id}.label`) ?? id
  const rule = ({ rule: name, cause }: Change): string => text(`rules.${name}`, { field: cause === undefined ? '' : label(cause) }) ?? name
  const issue = ({ code, path, params }: Issue, shown: { limit?: string; unit: string; label: string }): string => {
    const limit = [shown.limit ?? '', shown.unit].filter(Boolean).join(' ')
    return text(`issues.${code}`, { ...params, value: params['text'] ?? params['value'] ?? '', path, name: shown.label, limit }) ?? code
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
    rule,
    changed: (change, { label: name, from, to }) =>
      text(`corrections.${change.rule}`, { name, value: to }) ?? `${name}: ${LL.form.change({ from, to })} (${rule(change)})`,
    lock,
    unit: formatUnit,
    number: (value) => formatSignificant(value, inputDigits, locale),
    start: LL.form.start(),
    stillNeeded: LL.form.stillNeeded(),
    waiting: LL.form.optionsLoading(),
    undo: LL.form.undo(),
    formula: LL.form.formula(),
    choose: LL.form.choose(),
    reset: LL.form.reset(),
  }
}
