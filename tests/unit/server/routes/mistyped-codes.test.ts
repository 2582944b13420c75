/** Laws of order codes over all models: codes of our forms as they are mistyped, codes of the makers' structures as they are read. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildOrderCode } from '../../../../contract/catalogue/judge-order.ts'
import type { OrderChosen, OrderPart } from '../../../../contract/catalogue/order-choices.ts'
import type { MakerPart } from '../../../../families/define/maker-code.ts'
import { orderChoicesOf } from '../../../../families/define/orderable.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'
import { decode } from '../support/decode-code.ts'

const ordered = async ({ id, table, shown }: Awaited<ReturnType<typeof loadFamilies>>[number]) => {
  if (!shown) return []
  const makers = await shown.makerCodes?.()
  return [
    { id, orderable: await shown.orderable(), orderCodes: { ...shown.orderCodes, ...(makers && { makers }) }, models: modelsOf(table) },
  ]
}
const families = (await Promise.all((await loadFamilies()).map(ordered))).flat()
type OrderedFamily = (typeof families)[number]

const valueOf = ({ values = [], span }: OrderPart): fc.Arbitrary<string | number | undefined> => {
  if (!span) return values.length > 0 ? fc.constantFrom(...values) : fc.constant(undefined)
  const { least, most, step } = span
  return fc
    .integer({ min: 0, max: Math.floor(((most ?? least + 1000) - least) / step) })
    .map((steps) => Number((least + steps * step).toFixed(3)))
}

/** A code that the family can make, by our own form, and its model. */
const ownCode = ({ orderCodes, orderable, models }: OrderedFamily) =>
  fc
    .constantFrom(...models)
    .chain((model) => {
      const choices = orderChoicesOf(orderCodes, model.series, orderable(model.candidate, modelsOf))
      return fc.tuple(...choices.parts.map((part) => valueOf(part).map((value) => [part.name, value] as const))).map((chosen) => {
        const stated: OrderChosen = Object.fromEntries(chosen.filter(([, value]) => value !== undefined))
        const { code, faults } = buildOrderCode(model.skuName, choices, stated)
        return { code, skuID: model.skuID, isMade: faults.size === 0 }
      })
    })
    .filter(({ isMade, code }) => isMade && code.length >= 8)

const anyCode = fc.constantFrom(...families).chain(ownCode)

/** A code and a place in it. */
const codeAndPlace = anyCode.chain((made) => fc.record({ made: fc.constant(made), place: fc.nat(made.code.length - 2) }))

const alike: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I', B: '8', 8: 'B' }

const edits: Readonly<Record<string, (code: string, place: number) => string>> = {
  'a character for one that looks like it': (code, place) => {
    const here = code[place] ?? ''
    return code.slice(0, place) + (alike[here] ?? here) + code.slice(place + 1)
  },
  'two characters swapped that are not both digits': (code, place) =>
    /^\d\d/.test(code.slice(place)) ? code : code.slice(0, place) + (code[place + 1] ?? '') + (code[place] ?? '') + code.slice(place + 2),
  'a letter or mark doubled': (code, place) => (/^\d/.test(code.slice(place)) ? code : code.slice(0, place + 1) + code.slice(place)),
}

test('with a blank anywhere, or with none, and in small letters any code is read whole as before', async () => {
  await fc.assert(
    fc.asyncProperty(codeAndPlace, async ({ made: { code }, place }) => {
      const before = await decode(code)
      for (const typed of [`${code.slice(0, place)} ${code.slice(place)}`, code.replaceAll(' ', '')]) {
        const { product, parts, understood, code: read } = await decode(typed.toLowerCase())
        expect([typed, product, parts, understood]).toEqual([typed, before.product, before.parts, read.length])
      }
    }),
  )
})

test.each(Object.entries(edits))(
  'with %s the model of any code is among the first two offered, unless what is typed is a code itself',
  async (_, edit) => {
    await fc.assert(
      fc.asyncProperty(codeAndPlace, async ({ made: { code }, place }) => {
        const typed = edit(code, place)
        const meant = (await decode(code)).product?.driveID
        const { product, understood, similar, code: read } = await decode(typed)
        if (product !== undefined && understood === read.length) return
        // Two repairs may be as likely: TU50GG-10-360 is TU50G-G10-360 or TU50G-10-360.
        expect([typed, ...similar.slice(0, 2).map(({ driveID }) => driveID)]).toContain(meant)
      }),
    )
  },
)

test('with a letter or mark left out the model of any code is read or among those offered, unless what is left is a code', async () => {
  await fc.assert(
    fc.asyncProperty(codeAndPlace, async ({ made: { code }, place }) => {
      const typed = /^\d/.test(code.slice(place)) ? code : code.slice(0, place) + code.slice(place + 1)
      const meant = (await decode(code)).product?.driveID
      const { product, similar, understood, code: read } = await decode(typed)
      if (product !== undefined && understood === read.length) return
      expect([typed, product?.driveID, ...similar.map(({ driveID }) => driveID)]).toContain(meant)
    }),
  )
})

/** A text that a part of a structure matches; what its pattern wants to follow does. */
const partText = (part: MakerPart, rest: string | undefined): fc.Arbitrary<string> => {
  if (part.part === 'model' && rest === undefined) return fc.constant('')
  const pattern = part.part === 'model' ? (rest ?? '') : part.pattern.replace(/^\(\?<=[^)]*\)|\(\?=.*\)$/, '')
  const groups = [part.before, pattern, part.after].filter((each) => each !== undefined).map((each) => `(?:${each})`)
  const text = fc.stringMatching(new RegExp(`^${groups.join('')}$`))
  return part.part === 'model' || part.required ? text : fc.oneof({ weight: 3, arbitrary: text }, fc.constant(''))
}

const structures = families.flatMap(({ orderCodes, models }) =>
  models.flatMap(({ skuName, series }) => {
    const maker = orderCodes.makers?.[series]
    if (!maker) return []
    const names = [
      { name: skuName, rest: undefined, isOwn: true },
      ...(maker.otherNames?.(skuName) ?? []).map((one) => ({ isOwn: false, ...one })),
    ]
    // The name of the catalogue is none of the maker's where his codes say the model otherwise.
    const written =
      names.some(({ isOwn }) => !isOwn) && maker.parts.some(({ part }) => part === 'model') ? names.filter(({ isOwn }) => !isOwn) : names
    return written.map(({ name, rest }) => ({ skuName, series, maker, name, rest }))
  }),
)

test('every structure of a maker is read as it is written, in whole, as the model or one of the same name', async () => {
  const series = [...new Set(structures.map((one) => one.series))]
  expect(series.length).toBeGreaterThan(35)
  const written = fc
    .constantFrom(...series)
    .chain((one) => fc.constantFrom(...structures.filter((each) => each.series === one)))
    .chain((one) =>
      fc.tuple(...one.maker.parts.map((part) => partText(part, one.rest))).map((texts) => ({ ...one, code: one.name + texts.join('') })),
    )
  await fc.assert(
    fc.asyncProperty(written, async ({ code, skuName }) => {
      const { product, understood, code: read } = await decode(code)
      expect([code, product?.skuName, understood]).toEqual([code, skuName, read.length])
    }),
  )
})
