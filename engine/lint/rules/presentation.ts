/** Text keys and layout. */
import type { Field, ListField } from '../../define/index.ts'
import { conditionalDefault } from '../../plan/number-default.ts'
import { literalOptions } from '../../plan/options.ts'
import { isWindowEnd } from '../../plan/window-ends.ts'
import type { Plan } from '../../plan/plan.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

/** Text keys of the fields and values of a row, its literal options and rules. */
function cellKeys(list: string, { row, rowDerived = {}, rowRules = {} }: ListField): readonly string[] {
  const shown = Object.keys(rowDerived).filter((id) => rowDerived[id]?.shown !== false)
  const options = Object.entries(row).flatMap(([id, field]) =>
    field.kind === 'choice' ? (literalOptions(field) ?? []).map(({ value }) => `${list}.${id}.options.${value}`) : [],
  )
  const sentences = Object.keys(rowRules).map((rule) => `${list}.rules.${rule}`)
  return [...[...Object.keys(row), ...shown].map((id) => `${list}.${id}.label`), ...options, ...sentences]
}

/** Every text key of a calculator: labels, sections, literal options. */
export function textKeys({ schema, fields }: Plan): readonly string[] {
  const { name } = schema
  const cells = Object.entries(schema.fields).flatMap(([id, field]) => (field.kind === 'list' ? cellKeys(`${name}.${id}`, field) : []))
  const labels = [...Object.keys(schema.fields), ...Object.keys(schema.derived ?? {}).filter((id) => schema.derived?.[id]?.shown !== false)]
  const options = [...fields.values()].flatMap(({ id, field, options: written }) => {
    const values = field.kind === 'alternatives' ? Object.keys(field.branches) : (written ?? []).map((option) => option.value)
    return values.map((value) => `${name}.${id}.options.${value}`)
  })
  const demanded = [...fields.values()].filter(({ field }) => conditionalDefault(field) !== undefined)
  return [
    ...labels.map((id) => `${name}.${id}.label`),
    ...demanded.map(({ id }) => `${name}.${id}.needed`),
    ...schema.layout.map(({ section }) => `${name}.sections.${section}`),
    ...Object.keys(schema.rules ?? {}).map((rule) => `${name}.rules.${rule}`),
    ...new Set(options),
    ...cells,
  ]
}

/** Reports labels, options and sections without a text. */
export function missingText({ plan, options: { texts } }: LintContext): RuleFinding[] {
  if (!texts) return []
  return textKeys(plan)
    .filter((key) => !texts(key))
    .map((key) => error(key, 'there is no text under this key', 'add it in every language'))
}

/** Reports fields, derived values and sections that occur more than once in the layout. */
export function duplicateInLayout({ plan }: LintContext): RuleFinding[] {
  const { layout } = plan.schema
  const places = layout.flatMap(({ section, items }) => items.map((item) => ({ section, item })))
  const again = places.filter(({ item }, index) => places.findIndex((one) => one.item === item) < index)
  const sections = layout.filter(({ section }, index) => layout.findIndex((one) => one.section === section) < index)
  return [
    ...again.map(({ section, item }) => error(`layout.${section}`, `'${item}' is laid out a second time`, 'leave it in one place')),
    ...sections.map(({ section }) => error(`layout.${section}`, 'there are two sections of this name', 'join or rename them')),
  ]
}

/** Reports required fields in a section that starts closed. */
export function demandedInExtended({ plan }: LintContext): RuleFinding[] {
  return plan.schema.layout
    .filter(({ extended }) => extended)
    .flatMap(({ items }) => items)
    .filter((id) => isDemanded(plan.schema.fields[id]))
    .map((id) => error(id, 'must be filled in, but its section is closed', 'give it a default, make it `required: false` or move it'))
}

/** Whether a form cannot start until the user fills in the field. */
const isDemanded = (field: Field | undefined): boolean =>
  field !== undefined &&
  field.kind !== 'diagram' &&
  field.kind !== 'toggle' &&
  field.required !== false &&
  (!('default' in field) || conditionalDefault(field) !== undefined)

/** Reports fields that are in no section. */
export function notInLayout({ plan }: LintContext): RuleFinding[] {
  const shown = new Set(plan.schema.layout.flatMap(({ items }) => items))
  return [...plan.fields.values()]
    .filter(({ id }) => !shown.has(id) && !isWindowEnd(id))
    .map(({ id, field }) => {
      const needed = isDemanded(field)
      return (needed ? error : warning)(
        id,
        needed ? 'must be filled in, but no section shows it' : 'no section shows it',
        'add it to a section of `layout`',
      )
    })
}

/** Reports sections without items. */
export const emptySection = ({ plan }: LintContext): RuleFinding[] =>
  plan.schema.layout.filter(({ items }) => items.length === 0).map(({ section }) => error(`layout.${section}`, 'has no items', 'remove it'))
