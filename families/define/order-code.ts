/** Order codes: one rule per series, documented in docs/order-codes.md. */

/** Parts that a rule may use; a rule uses only parts that its family has. */
export type OrderCodeParts = {
  readonly name: string
  /** Threaded length of a screw, rail length of a guide or module, mm. */
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
  /** Flange or adapter between a gear and its motor. */
  readonly flange?: string
  /** What the motor of a gear is ordered as. */
  readonly motor?: string
}

/** The forms of a family's order codes: parts in braces, with marks between them. */
export type OrderCodes = {
  /** Of a series without a form of its own. */
  readonly general: string
  readonly series?: Readonly<Record<string, string>>
}

/** A part of a rule with the mark or letter before it and the letter after it, which go with it. */
const partPattern = /(?<before>[ -]?[+R]?)\{(?<part>\w+)\}(?<after>L?)/g

/**
 * @param codes forms of the family
 * @param series series of the model
 * @param parts what the form may put in
 * @returns the order code; parts that are not known are left out together with the mark before them
 */
export function orderCode({ general, series: forms = {} }: OrderCodes, series: string, parts: OrderCodeParts): string {
  const form = (Object.hasOwn(forms, series) ? forms[series] : undefined) ?? general
  const values: Readonly<Record<string, string | number | undefined>> = parts
  return [...form.matchAll(partPattern)]
    .map(({ groups: { before = '', part = '', after = '' } = {} }) =>
      values[part] === undefined ? '' : `${before}${values[part]}${after}`,
    )
    .join('')
}
