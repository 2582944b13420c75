/** Data for the text of an issue. */
import type { Issue } from '../index.ts'
import { readCellPath, unitOf } from '../index.ts'
import type { BoundName } from '../plan/plan.ts'
import { displayUnit } from '../units/index.ts'
import type { FormStore } from './form-store.ts'
import { shownLimit } from './shown-limit.ts'
import type { FormTexts } from './texts.ts'

const sideOf: Readonly<Partial<Record<Issue['code'], BoundName>>> = {
  belowMinimum: 'min',
  aboveMaximum: 'max',
  notAbove: 'exclusiveMin',
  notBelow: 'exclusiveMax',
}

/** Arguments of an issue text: the limit in the displayed unit, and the label of the field. */
export type ShownIssue = Parameters<FormTexts['issue']>[1]

/** The limit in the displayed unit, and the label of the field the issue is about. */
export function shownIssue({ plan, system }: FormStore, texts: FormTexts, { issue, field }: { issue: Issue; field: string }): ShownIssue {
  const cell = readCellPath(field)
  const planned = cell ? plan.rows.get(cell.list)?.plan.fields.get(cell.field) : plan.fields.get(field)
  const { limit } = issue.params
  const [side, shown] = [sideOf[issue.code], system()]
  const exact = planned && typeof limit === 'number' ? limit : undefined
  return {
    ...(planned && exact !== undefined ? { limit: texts.number(shownLimit(planned, exact, { system: shown, side: side ?? 'min' })) } : {}),
    unit: texts.unit(planned ? displayUnit(unitOf(planned), shown) : ''),
    label: texts.label(field),
  }
}
