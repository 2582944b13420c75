/** Order codes: one rule per series, documented in docs/order-codes.md. */

/** Parts that a rule may use; a rule uses only parts that its family has. */
export type OrderCodeParts = {
  readonly name: string
  /** Threaded length, mm. */
  readonly length?: number
  /** Accuracy grade, e.g. C7. */
  readonly grade?: string
  /** Travel deviation over 300 mm, mm. */
  readonly deviation?: number
  /** Install type of a jack. */
  readonly install?: string
  /** Stroke, mm. */
  readonly stroke?: number
  /** Blocks on each rail of a guide. */
  readonly blocks?: number
  /** Rails of a guide, where there are several. */
  readonly rails?: number
}

const thk = '{name} +{length}L {grade}'
const hiwin = '{name}-{length}-{deviation}'
const thkGuide = '{name}{blocks} +{length}L-{rails}'
const hiwinGuide = '{name}{blocks}R{length}-{rails}'
const generalScrew = '{name}-{grade}-{length}'
const generalJack = '{name}-{install}-{stroke}'

/** Series → form of its order code. */
export const orderCodeRules: Readonly<Record<string, string>> = {
  MTF: thk,
  BTK: thk,
  BLK: thk,
  WTF: thk,
  CNF: thk,
  JPF: thk,
  FSC: hiwin,
  FSCDIN: hiwin,
  FSIDIN: hiwin,
  DFSCDIN: hiwin,
  DEB: hiwin,
  DEBH: hiwin,
  VFI: generalScrew,
  VFE: generalScrew,
  SFU: generalScrew,
  HSR: thkGuide,
  SHS: thkGuide,
  HG: hiwinGuide,
  EG: hiwinGuide,
  MG: hiwinGuide,
  WE: hiwinGuide,
  BM: '{name}-{blocks}-{length}-{rails}',
  SWL: generalJack,
  CS: generalJack,
  SJ: generalJack,
}

/** A part of a rule with the mark or letter before it and the letter after it, which go with it. */
const partPattern = /(?<before>[ -]?[+R]?)\{(?<part>\w+)\}(?<after>L?)/g

/**
 * @param series series of the model
 * @param parts what the rule may put in
 * @returns the order code; parts that are not known are left out together with the mark before them
 */
export function orderCode(series: string, parts: OrderCodeParts): string {
  const rule = orderCodeRules[series] ?? (parts.stroke === undefined ? generalScrew : generalJack)
  const values: Readonly<Record<string, string | number | undefined>> = parts
  return [...rule.matchAll(partPattern)]
    .map(({ groups: { before = '', part = '', after = '' } = {} }) =>
      values[part] === undefined ? '' : `${before}${values[part]}${after}`,
    )
    .join('')
}
