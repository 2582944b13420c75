/** The Node side of the comparison: worked inputs of every calculator with a spread of the shipped models, and what the sizing says of them. */
import { join } from 'node:path'
import { compile, decodeRequest, requestCall } from '../../../engine/index.ts'
import { familyLoaders } from '../../../families/loaders.ts'
import { calculators } from '../../../schemas/registry.ts'
import { readCatalogueFolder } from '../../../server/catalogue/read-folder.ts'
import type { CatalogueRow } from '../../../server/catalogue/family.ts'
import { type SizingCase, sizedTexts } from './sized-texts.ts'

/** Folder of the rows of each service. */
const folders: Readonly<Record<string, string>> = {
  BallScrewWorking: 'ball-screw',
  BallRailWorking: 'guide',
  LiftWorking: 'screw-jack',
  ModuleWorking: 'slide',
  ElectricCylinderWorking: 'electric-cylinder',
  ModuleLinear: 'linear-module',
  ModuleLinearTwo: 'linear-module',
}

const modelsPerCase = 3

const spread = <T>(items: readonly T[]): readonly T[] =>
  Array.from({ length: modelsPerCase }, (_, index) => items[Math.floor(((index + 0.5) / modelsPerCase) * items.length)]).flatMap((item) =>
    item === undefined ? [] : [item],
  )

const modelOf = ({ sku, name, ...row }: CatalogueRow): SizingCase['model'] => ({ ...row, skuID: sku, skuName: name, rank: 0 })

const casesOf = (rows: ReadonlyMap<string, readonly CatalogueRow[]>): readonly SizingCase[] =>
  calculators.flatMap(({ schema, examples }) => {
    const plan = compile(schema)
    const service = requestCall(schema.request).path.split('/')[0] ?? ''
    const models = spread(rows.get(folders[service] ?? '') ?? [])
    return examples.cases.flatMap(({ request }) => {
      const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
      const decoded = decodeRequest(plan, query, examples.init)
      if ('issues' in decoded) throw new Error(`${schema.name}: ${JSON.stringify(decoded.issues)}`)
      return models.map((row) => ({ service, conditions: decoded.values, model: modelOf(row) }))
    })
  })

export type SizedInNode = { readonly case: SizingCase; readonly texts: readonly string[] }

/** Every case with its texts, and the services that have a sizing. */
export const sizeInNode = async (): Promise<{ readonly services: readonly string[]; readonly sized: readonly SizedInNode[] }> => {
  const { rows } = await readCatalogueFolder(join(import.meta.dirname, '../../../server/catalogue/data'))
  const sized: SizedInNode[] = []
  for (const one of casesOf(rows)) sized.push({ case: one, texts: await sizedTexts(one) })
  return { services: Object.keys(familyLoaders), sized }
}
