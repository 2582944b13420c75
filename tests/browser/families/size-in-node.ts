/** The Node side of the comparison: worked inputs of every calculator with a spread of the shipped models, and what the sizing says of them. */
import { compile, decodeRequest } from '../../../engine/index.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { calculators } from '../../../schemas/registry.ts'
import { readSeed } from '../../../server/catalogue/import/import-catalogue.ts'
import type { CatalogueRow } from '../../../families/define/catalogue-table.ts'
import { type SizingCase, sizedTexts } from './sized-texts.ts'

const [casesPerCalculator, modelsPerCase] = process.env['DEEP'] ? [undefined, 3] : [4, 1]

const spread = <T>(items: readonly T[]): readonly T[] =>
  Array.from({ length: modelsPerCase }, (_, index) => items[Math.floor(((index + 0.5) / modelsPerCase) * items.length)]).flatMap((item) =>
    item === undefined ? [] : [item],
  )

const modelOf = ({ sku, name, ...row }: CatalogueRow): SizingCase['model'] => ({ ...row, skuID: sku, skuName: name, rank: 0 })

const casesOf = (rows: ReadonlyMap<string, readonly CatalogueRow[]>, sized: readonly string[]): readonly SizingCase[] =>
  calculators.flatMap(({ schema, examples }) => {
    const plan = compile(schema)
    const { family } = schema.results
    if (!sized.includes(family)) return []
    const models = spread(rows.get(family) ?? [])
    return examples.cases.slice(0, casesPerCalculator).flatMap(({ request }) => {
      const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
      const decoded = decodeRequest(plan, query, examples.init)
      if ('issues' in decoded) throw new Error(`${schema.name}: ${JSON.stringify(decoded.issues)}`)
      return models.map((row) => ({ family, conditions: decoded.values, model: modelOf(row) }))
    })
  })

export type SizedInNode = { readonly case: SizingCase; readonly texts: readonly string[] }

/** Every case with its texts, and the families whose models the browser can size again. */
export const sizeInNode = async (): Promise<{ readonly families: readonly string[]; readonly sized: readonly SizedInNode[] }> => {
  const { rows } = await readSeed()
  const families = (await loadFamilies()).flatMap(({ id, selection }) => (selection ? [id] : []))
  const sized: SizedInNode[] = []
  for (const one of casesOf(rows, families)) sized.push({ case: one, texts: await sizedTexts(one) })
  return { families, sized }
}
