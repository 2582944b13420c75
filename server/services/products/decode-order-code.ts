/** Decodes an order code into the model that it names and the parts that it contains. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { alsoNeeded } from '../../../families/define/maker-code.ts'
import { orderChoicesOf } from '../../../families/define/orderable.ts'
import { judge, type JudgedReading, readBeginnings } from './code-readings.ts'
import type { NameIndex } from './name-index.ts'
import { plainCode, withoutMaker } from './plain-code.ts'
import { asOther } from './product-of.ts'
import { similarTo } from './similar-codes.ts'

/** Whether a code fits two models of the same name equally well. */
const isTie = (one: JudgedReading, best: JudgedReading): boolean =>
  one.model.skuName === best.model.skuName && one.understood === best.understood && one.faults === best.faults && one.doubts === best.doubts

/** A model that shares its name with others, with the parts that have only one possible value: they distinguish it. */
const twinOf = (
  { modelsOf }: NameIndex,
  { family: { orderCodes, orderable }, model }: JudgedReading,
): DecodedOrderCode['similar'][number] => {
  const { parts } = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOf))
  const only = parts.flatMap(({ name, values = [] }) =>
    values.length === 1 && values[0] !== undefined ? [{ name, value: values[0] }] : [],
  )
  return { ...asOther(model), parts: only, further: [] }
}

/** The parts that the maker's code needs, that the catalogue does not state, and that a code does not have. */
const neededBeyond = ({ family, model, further }: JudgedReading): DecodedOrderCode['missing'] =>
  alsoNeeded(family.orderCodes.makers?.[model.series]).filter((name) => !further.some((one) => one.name === name))

type Similar = DecodedOrderCode['similar']

/** What a code may have meant, then the models that share its name, each model once. */
const withTwins = (similar: Similar, twins: Similar): Similar => {
  const isFaulty = ({ parts }: Similar[number]) => parts.some(({ fault }) => fault)
  const open = twins.filter((twin) => !similar.some((one) => one.driveID === twin.driveID && !isFaulty(one)))
  return [...similar.filter((one) => !open.some((twin) => twin.driveID === one.driveID)), ...open]
}

/** @param text as typed or pasted */
export function decodeOrderCode(index: NameIndex, text: string): DecodedOrderCode {
  const code = withoutMaker(plainCode(text), index.makers)
  const readings = readBeginnings(index, code).map((reading) => judge(index, reading))
  // Of models with the same name, one without faults and then one without unconfirmed parts is preferred.
  const [best] = readings.toSorted(
    (one, other) => other.understood - one.understood || one.faults - other.faults || one.doubts - other.doubts,
  )
  const isWhole = best?.understood === code.length
  const twins = readings.filter((one) => best !== undefined && one.model !== best.model && isTie(one, best))
  return {
    code,
    ...(best && { product: asOther(best.model) }),
    parts: best?.judged ?? [],
    further: [...(best?.further ?? [])],
    missing: best ? neededBeyond(best) : [],
    understood: best?.understood ?? 0,
    similar: withTwins(
      isWhole ? [] : similarTo(index, code, best?.model),
      twins.map((twin) => twinOf(index, twin)),
    ),
  }
}
