/** Decodes an order code into the model that it names and the parts that it contains. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import { isUnconfirmed, orderFaultOf } from '../../../contract/catalogue/judge-order.ts'
import { orderCodePartNames } from '../../../contract/catalogue/order-choices.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { alsoNeeded, type ReadMakerCode } from '../../../families/define/maker-code.ts'
import { orderChoicesOf } from '../../../families/define/orderable.ts'
import type { NameIndex, Named } from './name-index.ts'
import { asOther } from './product-of.ts'
import { compact, readCode } from './read-code.ts'
import { repairedCodes } from './repaired-codes.ts'
import { inOneSpelling, isOneEditAway } from './similar-names.ts'

type Model = CatalogueModel<unknown>

const mostSimilar = 5
/** Shorter names would match too many others. */
const shortestSpelling = 4

/** All models whose name the code begins with, blanks and case apart: the longest name first, of equal ones that written alike. */
const beginnings = ({ byName }: NameIndex, code: string): readonly Named[] => {
  const written = compact(code)
  const named = Array.from({ length: written.length }, (_, index) => byName.get(written.slice(0, written.length - index)) ?? []).flat()
  const isOther = ({ model }: Named) => Number(!code.startsWith(model.skuName))
  return named.toSorted(
    (one, other) => compact(other.model.skuName).length - compact(one.model.skuName).length || isOther(one) - isOther(other),
  )
}

type Reading = Pick<Named, 'family' | 'model'> & Pick<NameIndex, 'modelsOf'> & Pick<ReadMakerCode, 'parts'>

/** The parts of a code, each with its fault for this model or a mark that it is unconfirmed. */
const judgedParts = ({ family: { orderCodes, orderable }, modelsOf, model, parts }: Reading): DecodedOrderCode['parts'] => {
  const choices = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOf))
  return orderCodePartNames.flatMap((name) => {
    const value = parts[name]
    if (value === undefined) return []
    const fault = orderFaultOf(choices, parts, { name, value })
    const part = choices.parts.find((one) => one.name === name)
    const isOpen = !fault && part !== undefined && isUnconfirmed(choices, parts, part)
    return [{ name, value, ...(fault && { fault }), ...(isOpen && { unconfirmed: true as const }) }]
  })
}

/** Differences in length that a misspelt name may have. */
const otherLengths = [0, -1, 1] as const

/** What a code says after its name. */
type Said = Pick<DecodedOrderCode, 'parts' | 'further'>

/**
 * @returns a function that reads a code as one of a model with a similar name; it returns undefined where the rest is empty or
 * not fully understood, also after it was repaired
 */
const meantIn = (code: string, modelsOf: NameIndex['modelsOf']) => {
  const written = compact(code)
  const spellings = Array.from({ length: written.length + 1 }, (_, length) => inOneSpelling(written.slice(0, length)))
  const read = ({ family, model }: Named, rest: string): Said | undefined => {
    const meant = compact(model.skuName) + rest
    const { parts, further, understood } = readCode(family, model, meant)
    const isRead = understood === meant.length && Object.keys(parts).length + further.length > 0
    return isRead ? { parts: judgedParts({ family, modelsOf, model, parts }), further: [...further] } : undefined
  }
  return (named: Named): Said | undefined => {
    const { spelling, model } = named
    for (const more of otherLengths) {
      const length = compact(model.skuName).length + more
      const begins = spellings[length]
      if (begins === undefined || begins.length < shortestSpelling || !(begins === spelling || isOneEditAway(begins, spelling))) continue
      const rest = written.slice(length)
      const said = read(named, rest)
      if (said) return said
      if (begins !== spelling || rest === '') continue
      for (const repaired of repairedCodes(rest)) {
        const repairedSaid = read(named, repaired)
        if (repairedSaid?.parts.every(({ fault }) => !fault)) return repairedSaid
      }
    }
    return undefined
  }
}

/** Models with a name similar to that of the code: those for which the whole code can be read first, then by length of the name. */
const similarTo = ({ all, modelsOf }: NameIndex, code: string, best: Model | undefined): DecodedOrderCode['similar'] => {
  const requested = inOneSpelling(code)
  if (requested.length < shortestSpelling) return []
  const meant = meantIn(code, modelsOf)
  const alike = all.flatMap((named) => {
    const { model, spelling } = named
    if (spelling.length < shortestSpelling) return []
    const said = meant(named)
    // The recognised model is repeated only where the rest of the code was repaired.
    if (model === best && said === undefined) return []
    const isAlike = isOneEditAway(spelling, requested) || requested.startsWith(spelling)
    return said || isAlike ? [{ ...named, said: said ?? { parts: [], further: [] } }] : []
  })
  const isMeant = ({ said: { parts, further } }: (typeof alike)[number]) => Number(parts.length + further.length > 0)
  /** Names that match except for spelling precede names with one edit. */
  const isSpelled = ({ spelling }: Named) => Number(requested.startsWith(spelling))
  return alike
    .toSorted(
      (one, other) =>
        isMeant(other) - isMeant(one) ||
        isSpelled(other) - isSpelled(one) ||
        other.spelling.length - one.spelling.length ||
        one.model.rank - other.model.rank,
    )
    .slice(0, mostSimilar)
    .map(({ model, said }) => ({ ...asOther(model), ...said }))
}

type Read = Pick<Named, 'family' | 'model'> &
  Pick<NameIndex, 'modelsOf'> & { readonly understood: number; readonly faults: number; readonly doubts: number }

/** Whether a code fits two models of the same name equally well. */
const isTie = (one: Read, best: Read): boolean =>
  one.model.skuName === best.model.skuName && one.understood === best.understood && one.faults === best.faults && one.doubts === best.doubts

/** A model that shares its name with others, with the parts that have only one possible value: they distinguish it. */
const twinOf = ({ family: { orderCodes, orderable }, modelsOf, model }: Read): DecodedOrderCode['similar'][number] => {
  const { parts } = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOf))
  const only = parts.flatMap(({ name, values = [] }) =>
    values.length === 1 && values[0] !== undefined ? [{ name, value: values[0] }] : [],
  )
  return { ...asOther(model), parts: only, further: [] }
}

/** The parts that the maker's code needs, that the catalogue does not state, and that a code does not have. */
const neededBeyond = ({ family, model, further }: Pick<Named, 'family' | 'model'> & Pick<ReadMakerCode, 'further'>) =>
  alsoNeeded(family.orderCodes.makers?.[model.series]).filter((name) => !further.some((one) => one.name === name))

/** @param text as typed or pasted */
export function decodeOrderCode(index: NameIndex, text: string): DecodedOrderCode {
  const code = text.trim().replaceAll(/\s+/g, ' ')
  const readings = beginnings(index, code).map(({ family, model }) => {
    const { parts, further, understood } = readCode(family, model, code)
    const judged = judgedParts({ family, modelsOf: index.modelsOf, model, parts })
    const doubts = judged.filter(({ unconfirmed }) => unconfirmed).length
    return {
      family,
      modelsOf: index.modelsOf,
      model,
      understood,
      judged,
      further,
      faults: judged.filter(({ fault }) => fault).length,
      doubts,
    }
  })
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
    similar: [...twins.map(twinOf), ...(isWhole ? [] : similarTo(index, code, best?.model))],
  }
}
