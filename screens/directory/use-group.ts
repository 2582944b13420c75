/** What is chosen in the two sections of a group: kept in the address, so that reload, Back and a link that is sent on give the same page. */
import { useState } from 'react'
import { type GroupSide, groupSides, type LectoGroupDetails, type SectionRequest } from '../../contract/directory/choice-groups.ts'
import type { SkuFilter, SkuParam } from '../../contract/directory/sku-selection.ts'
import { decodeChoices, encodeChoices } from './choices-text.ts'
import { readPart, readText, writeParts } from './page-query.ts'

/** Parts of the address: the choices of a section, and its model. */
const parts = { carrier: { choices: 'f', model: 's' }, motor: { choices: 'mf', model: 'm' } } as const satisfies Record<
  GroupSide,
  Readonly<Record<'choices' | 'model', string>>
>

export type GroupChoices = Readonly<Record<GroupSide, SectionRequest>>

/** Choices of an address may be of another catalogue: what is no parameter here, or no value of one, chooses nothing. */
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

/** @param details of the group whose page is shown: another one is another page */
export const useGroup = ({ id, carrier, motor }: LectoGroupDetails) => {
  const [chosen, setChosen] = useState<GroupChoices>(() => ({
    carrier: readSide('carrier', carrier.params),
    motor: readSide('motor', motor.params),
  }))
  const change = (side: GroupSide, next: SectionRequest) => {
    const other = side === 'carrier' ? 'motor' : 'carrier'
    // The other list may be shorter now: it is read from its beginning.
    const both: GroupChoices = { ...chosen, [other]: { ...chosen[other], page: 1 }, [side]: next }
    setChosen(both)
    write(id, both)
  }
  return { chosen, change }
}
