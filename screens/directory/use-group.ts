/** Choices in the two sections of a group, stored in the address for reloads, navigation and links. */
import { useState } from 'react'
import { type GroupSide, groupSides, type LectoGroupDetails, type SectionRequest } from '../../contract/directory/choice-groups.ts'
import type { SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import { decodeChoices, encodeChoices } from '../base/catalogue/choices-text.ts'
import { readPart, readText, writeParts } from './page-query.ts'

/** Address parts with the choices and the model of each section. */
const parts = { carrier: { choices: 'f', model: 's' }, motor: { choices: 'mf', model: 'm' } } as const satisfies Record<
  GroupSide,
  Readonly<Record<'choices' | 'model', string>>
>

export type GroupChoices = Readonly<Record<GroupSide, SectionRequest>>

/** Drops choices of the address whose parameter or value is unknown, for example after a change of the catalogue. */
const known = (choices: readonly SkuFilter[], params: readonly SkuParam[]): SkuFilter[] =>
  choices.flatMap((choice) => {
    const parameter = params.find(({ paramName }) => paramName === choice.paramName)
    if (!parameter) return []
    if (!choice.values) return parameter.paramType === 1 ? [choice] : []
    const values = choice.values.filter((value) => parameter.values.includes(value) || (parameter.customEnum && typeof value === 'number'))
    return values.length > 0 ? [{ ...choice, values }] : []
  })

const readSide = (side: GroupSide, params: readonly SkuParam[]): SectionRequest => {
  const skuID = readText(parts[side].model)
  return { filters: known(decodeChoices(readPart(parts[side].choices)), params), page: 1, ...(skuID !== '' && { skuID }) }
}

const write = (group: string, choices: GroupChoices): void =>
  writeParts({
    group: encodeURIComponent(group),
    ...Object.fromEntries(
      groupSides.flatMap((side) => [
        [parts[side].choices, encodeChoices(choices[side].filters)],
        [parts[side].model, encodeURIComponent(choices[side].skuID ?? '')],
      ]),
    ),
  })

/**
 * Returns the choices and their setters.
 *
 * @param details of the group; another group requires a remount
 */
export const useGroup = ({ id, carrier, motor }: LectoGroupDetails) => {
  const [chosen, setChosen] = useState<GroupChoices>(() => ({
    carrier: readSide('carrier', carrier.params),
    motor: readSide('motor', motor.params),
  }))
  const change = (side: GroupSide, next: SectionRequest) => {
    const other = side === 'carrier' ? 'motor' : 'carrier'
    // The other list may have become shorter: show its first page.
    const both: GroupChoices = { ...chosen, [other]: { ...chosen[other], page: 1 }, [side]: next }
    setChosen(both)
    write(id, both)
  }
  return { chosen, change }
}
