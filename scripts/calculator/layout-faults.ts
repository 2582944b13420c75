/** Checks where the fields of a form stand. */
import { errorAt, type Fault } from '../../engine/check/fault.ts'
import type { CalculatorSchema } from '../../engine/define/index.ts'

/** @returns fields of a tab that stand before the choice of the tab, or in another section */
export const layoutFaults = ({ fields, layout }: CalculatorSchema): readonly Fault[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const section = layout.find(({ items }) => items.includes(id))
    if (field.kind !== 'alternatives' || !section) return []
    const isLaidOut = (member: string) => layout.some(({ items }) => items.includes(member))
    const stray = Object.values(field.branches)
      .flat()
      .filter((member) => isLaidOut(member) && section.items.indexOf(member) < section.items.indexOf(id))
    if (stray.length === 0) return []
    const message = `${stray.join(', ')} of its tabs stand before it or in another section`
    return [{ ...errorAt(`layout.${section.section}`, 'strayTab', { message, cure: `put them behind '${id}'` }), severity: 'warning' }]
  })
