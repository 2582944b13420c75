/** Parses the data in a document as untrusted input: what identifies the calculation, and the claimed results. */
import * as z from 'zod/mini'
import { orderChosen } from '../../../contract/catalogue/order-choices.ts'
import { selectionDocument } from '../../../contract/saved/selection-document.ts'
import { productFigure } from '../../../contract/catalogue/product.ts'
import { basis, check, notKnown, verdictKind } from '../../../contract/results/sizing.ts'
import { isKnownLocale, type Locale } from '../../../i18n/locales.ts'
import { calculationFormat, calculationVersion } from '../../files/report/calculation-data.ts'

const text = z.string().check(z.maxLength(400))
const short = z.string().check(z.maxLength(120))

const callRequest = z.object({ path: short, query: z.record(short, z.string().check(z.maxLength(4000))), body: z.optional(z.unknown()) })

const line = z.object({
  verdict: verdictKind,
  utilisation: z.number(),
  governing: text,
  checks: z.array(check).check(z.maxLength(200)),
  notKnown: z.array(notKnown).check(z.maxLength(200)),
})

const model = z.object({
  sku: text,
  name: text,
  maker: text,
  series: text,
  basis,
  source: z.string(),
  figures: z.array(productFigure).check(z.maxLength(300)),
})

/** Most positions of an assembly. */
const mostParts = 60

/** The assembly with the rows of its models. */
const whole = z.object({
  assembly: z.object({
    reference: short,
    basis: z.enum([...basis.options, 'user']),
    parts: z.array(z.object({ item: z.object({ kind: short, code: z.optional(z.object({ code: text })) }) })).check(z.maxLength(mostParts)),
  }),
  models: z.record(short, model),
})

const locale = z.string().check(z.refine((tag): tag is Locale => isKnownLocale(tag)))

/** What identifies the calculation. All other data is a claim that is compared value by value. */
const named = z.object({
  format: z.literal(calculationFormat),
  version: z.literal(calculationVersion),
  input: z.object({
    kind: z.literal('report'),
    locale,
    unit: z.enum(['mm', 'in']),
    site: z.object({ key: short, name: text, address: text }),
    model,
    chosen: orderChosen,
    orderCode: text,
    catalogueVersion: short,
    engineVersion: short,
    seal: z.optional(short),
    calculation: z.object({
      selection: selectionDocument,
      family: short,
      asked: callRequest,
      motorSku: z.optional(text),
      line,
      whole: z.optional(whole),
      place: z.nullable(z.int()),
      matched: z.number(),
      total: z.number(),
    }),
  }),
})

/** The content that a document claims. */
export type Claimed = z.infer<typeof named>['input'] & { readonly locale: Locale }

/** The complete data, and the part that identifies the calculation. */
export type ReadData = { readonly whole: Whole; readonly claimed: Claimed }

/** The data with all members. */
type Whole = { readonly input: { readonly seal?: string | undefined } }

/** @returns undefined for text that is no calculation of this service */
export const readData = (data: string): ReadData | undefined => {
  try {
    const whole: unknown = JSON.parse(data)
    const read = z.safeParse(named, whole)
    if (!read.success) return undefined
    const { input } = read.data
    // Its shape has been read; members that the shape does not name are kept for the comparison.
    return isKnownLocale(input.locale) ? { whole: whole as Whole, claimed: { ...input, locale: input.locale } } : undefined
  } catch {
    return undefined
  }
}
