/** Models that a code may have meant where it is not understood whole. */
import type { DecodedOrderCode } from '../../../contract/catalogue/order-code.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { judge, judgedParts, type JudgedReading, readBeginnings } from './code-readings.ts'
import type { NameIndex, Named } from './name-index.ts'
import { asOther } from './product-of.ts'
import { compact, readCode } from './read-code.ts'
import { repairedCodes, withDigits } from './repaired-codes.ts'
import { modelsOfSameSize } from './same-size.ts'
import { inOneSpelling, isOneEditAway } from './similar-names.ts'

type Similar = DecodedOrderCode['similar']
/** The parts of a code after the model name. */
type CodeParts = Pick<DecodedOrderCode, 'parts' | 'further'>
type Meant = { readonly model: CatalogueModel<unknown>; readonly codeParts: CodeParts }

const mostSimilar = 5
/** Shorter names would match too many others. */
const shortestSpelling = 4
/** Shorter names with a wrong character are offered only if the rest of the code can be read. */
const shortestWithoutRest = 5

const hasParts = ({ codeParts: { parts, further } }: Meant): boolean => parts.length + further.length > 0
const faultsOf = ({ codeParts: { parts } }: Meant): number => parts.filter(({ fault }) => fault).length

const keyOf = ({ model, judged, further }: JudgedReading): string =>
  JSON.stringify([model.skuID, judged.map(({ name, value }) => [name, value]), further])

/** Models for which one of the codes can be read to its end; equal readings are listed once. */
const wholeReadings = (index: NameIndex, codes: Iterable<string>): readonly JudgedReading[] => {
  const found = new Map<string, JudgedReading>()
  for (const code of codes) {
    for (const reading of readBeginnings(index, code)) {
      if (reading.understood < code.length) continue
      const judged = judge(index, reading)
      if (!found.has(keyOf(judged))) found.set(keyOf(judged), judged)
    }
  }
  return [...found.values()]
}

const meantBy = ({ model, judged, further }: JudgedReading): Meant => ({ model, codeParts: { parts: judged, further: [...further] } })

/** Models for which the repaired code is understood from beginning to end, by the most likely repair. */
const repairedReadings = (index: NameIndex, code: string): readonly Meant[] => {
  let faulty: readonly JudgedReading[] = []
  for (const { codes, isAlike, isOnly } of repairedCodes(compact(code))) {
    if (!isAlike && faulty.length > 0) break
    const whole = wholeReadings(index, codes)
    const right = whole.filter(({ faults }) => faults === 0)
    // What was left out of a code is not guessed: models of which it can only be one value.
    const sure = isOnly ? right.filter(({ model }) => right.filter((one) => one.model === model).length === 1) : right
    if (sure.length > 0 && !(isOnly && sure.length > mostSimilar)) return sure.map(meantBy)
    if (isAlike && faulty.length === 0) faulty = whole
  }
  return faulty.map(meantBy)
}

/** Differences in length that a misspelt name may have. */
const otherLengths = [0, -1, 1] as const

/** Whether a name ends at this place: at a mark, or between letters and digits. */
const isBoundary = (text: string, place: number): boolean =>
  !/^[A-Z]{2}$|^\d{2}$|^[\d.]{2}$/.test(text.slice(place - 1, place + 1)) || place === text.length

/**
 * @param isUnnamed whether the code begins with no name: only then similar names are offered without the rest of the code
 * @returns a function that reads a code as one of a model with a similar name; it returns undefined where the code does not begin
 * with such a name
 */
const meantIn = (code: string, modelsOf: NameIndex['modelsOf'], isUnnamed: boolean) => {
  const written = compact(code)
  const spellings = Array.from({ length: written.length + 1 }, (_, length) => inOneSpelling(written.slice(0, length)))
  const read = ({ family, model, name, nameParts }: Named, rest: string): CodeParts | undefined => {
    const meant = name + rest
    const { parts, further, understood } = readCode(family, { written: name, model, nameParts }, meant)
    const isRead = understood === meant.length && Object.keys(parts).length + further.length > 0
    return isRead ? { parts: judgedParts({ family, modelsOf, model, parts }), further: [...further] } : undefined
  }
  return (named: Named): CodeParts | undefined => {
    const { spelling, name } = named
    let isNamed = false
    for (const more of otherLengths) {
      const length = name.length + more
      const begins = spellings[length]
      if (begins === undefined || begins.length < shortestSpelling - 1) continue
      if (begins !== spelling && !isOneEditAway(begins, spelling)) continue
      const rest = written.slice(length)
      const codeParts = read(named, rest) ?? read(named, withDigits(rest))
      if (codeParts) return codeParts
      isNamed ||= begins === spelling || (spelling.length >= shortestWithoutRest && isBoundary(written, length))
    }
    return isNamed && isUnnamed ? { parts: [], further: [] } : undefined
  }
}

/** Models with a name like the beginning of the code. */
const namedAlike = ({ names, modelsOf }: NameIndex, code: string, isUnnamed: boolean): readonly Meant[] => {
  const requested = inOneSpelling(code)
  const meant = meantIn(code, modelsOf, isUnnamed)
  /** Names that match except for spelling precede names with one edit. */
  const isSpelled = ({ spelling }: Named) => Number(requested.startsWith(spelling))
  return names
    .flatMap((named) => {
      if (named.spelling.length < shortestSpelling) return []
      const isAlike = isOneEditAway(named.spelling, requested) || requested.startsWith(named.spelling)
      const codeParts = meant(named) ?? (isAlike ? { parts: [], further: [] } : undefined)
      return codeParts ? [{ ...named, codeParts }] : []
    })
    .toSorted(
      (one, other) =>
        Number(hasParts(other)) - Number(hasParts(one)) ||
        isSpelled(other) - isSpelled(one) ||
        other.spelling.length - one.spelling.length ||
        faultsOf(one) - faultsOf(other) ||
        one.model.rank - other.model.rank,
    )
}

/**
 * @param best the model that the code was read as; it is repeated only where the rest of the code was repaired
 * @returns models that the code may have meant: first those for which all of it can be read
 */
export function similarTo(index: NameIndex, code: string, best: CatalogueModel<unknown> | undefined): Similar {
  if (inOneSpelling(code).length < shortestSpelling) return []
  const found = new Map<CatalogueModel<unknown>, CodeParts>()
  for (const meant of [...repairedReadings(index, code), ...namedAlike(index, code, best === undefined)]) {
    if ((meant.model !== best || hasParts(meant)) && !found.has(meant.model)) found.set(meant.model, meant.codeParts)
  }
  if (best === undefined && found.size === 0) {
    for (const model of modelsOfSameSize(index.all, code)) found.set(model, { parts: [], further: [] })
  }
  return [...found].slice(0, mostSimilar).map(([model, codeParts]) => ({ ...asOther(model), ...codeParts }))
}
