/** Reads a code as each of the models with whose name it begins. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { isUnconfirmed, orderFaultOf } from '../../../contract/catalogue/judge-order.ts'
import { type OrderChoices, orderCodePartNames } from '../../../contract/catalogue/order-choices.ts'
import type { ReadMakerCode } from '../../../families/define/maker-code.ts'
import { orderChoicesOf } from '../../../families/define/orderable.ts'
import type { NameIndex, Named } from './name-index.ts'
import { compact, readCode } from './read-code.ts'

/** Names that the code begins with, blanks and case apart: the longest first, of equal ones that written alike. */
const beginnings = ({ byName }: NameIndex, code: string): readonly Named[] => {
  const written = compact(code)
  const named: Named[] = []
  for (let length = written.length; length > 0; length -= 1) named.push(...(byName.get(written.slice(0, length)) ?? []))
  const isOther = ({ model }: Named) => Number(!code.startsWith(model.skuName))
  return named.sort((one, other) => other.name.length - one.name.length || isOther(one) - isOther(other))
}

type Judged = Pick<Named, 'family' | 'model'> & Pick<NameIndex, 'modelsOf'> & Pick<ReadMakerCode, 'parts'>

/** The values of a code as the model offers them, blanks and case apart: `LSES132SM6P3KW` is the motor `LSES 132SM 6P 3 kW`. */
const asOffered = ({ parts: offered }: OrderChoices, parts: ReadMakerCode['parts']): ReadMakerCode['parts'] => {
  const spelled = offered.flatMap(({ name, values = [] }) => {
    const value = parts[name]
    if (typeof value !== 'string' || values.includes(value)) return []
    const alike = values.find((one) => compact(String(one)) === compact(value))
    return alike === undefined ? [] : [[name, alike] as const]
  })
  return { ...parts, ...Object.fromEntries(spelled) }
}

/** The parts of a code, each with its fault for this model or a mark that it is unconfirmed. */
export const judgedParts = ({ family: { orderCodes, orderable }, modelsOf, model, parts }: Judged): DecodedOrderCode['parts'] => {
  const choices = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOf))
  const chosen = asOffered(choices, parts)
  return orderCodePartNames.flatMap((name) => {
    const value = chosen[name]
    if (value === undefined) return []
    const fault = orderFaultOf(choices, chosen, { name, value })
    const part = choices.parts.find((one) => one.name === name)
    const isOpen = !fault && part !== undefined && isUnconfirmed(choices, chosen, part)
    return [{ name, value, ...(fault && { fault }), ...(isOpen && { unconfirmed: true as const }) }]
  })
}

/** A code read as one of a model. */
export type Reading = Pick<Named, 'family' | 'model'> & ReadMakerCode

/** Readings by each name that the code begins with: the longest name first. */
export const readBeginnings = (index: NameIndex, code: string): readonly Reading[] =>
  beginnings(index, code).map(({ family, model, name, nameParts }) => {
    // A name of the maker may be the beginning of ours: TSL90M-500/AT2015 is no TSL90M-5.
    const isOurs = name === compact(model.skuName) && code.startsWith(model.skuName)
    return { family, model, ...readCode(family, { written: isOurs ? model.skuName : name, model, nameParts }, code) }
  })

/** A reading held against what the model can be ordered with: `faults` and `doubts` count parts that cannot be made and that are unconfirmed. */
export type JudgedReading = Reading & { readonly judged: DecodedOrderCode['parts']; readonly faults: number; readonly doubts: number }

export const judge = ({ modelsOf }: NameIndex, reading: Reading): JudgedReading => {
  const judged = judgedParts({ ...reading, modelsOf })
  return {
    ...reading,
    judged,
    faults: judged.filter(({ fault }) => fault).length,
    doubts: judged.filter(({ unconfirmed }) => unconfirmed).length,
  }
}
