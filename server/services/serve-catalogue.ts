import type { Product } from '../../contract/catalogue/product.ts'
import { workingClasses, workingIdsOf, workingIdsOfFamily } from '../../schemas/registry.ts'
import { scenes } from '../../schemas/scenes/registry.ts'
import { tableClass } from '../../families/define/table-class.ts'
import type { CurrentCatalogue } from '../catalogue/store/catalogue.ts'
import type { SceneRecords } from '../records/scene-records.ts'
import type { ChosenFamily, RegisteredFamilies } from './calculators/registered-families.ts'
import { serveCalculators } from './calculators/serve-calculators.ts'
import type { Cooperative } from '../../engine/base/cooperative.ts'
import { onceBuilt } from './calls/cached-by-version.ts'
import { type CallAnswer, type CallResult, isCooperative, type QueryCall, type ServedCall } from './calls/served-call.ts'
import { type DirectoryFamily, directoryOf } from './directory/directory.ts'
import { directoryCalls } from './directory/directory-calls.ts'
import { solutionsCall } from './directory/solutions-call.ts'
import { directoryClassCalls } from './directory/class-calls.ts'
import { groupCalls } from './groups/group-calls.ts'
import { classListCall } from './pairs/class-list-call.ts'
import { pairCalls } from './pairs/pair-calls.ts'
import { type ListOf, namesOfNow } from './products/name-index.ts'
import { type PictureOf, productPictures } from './directory/product-pictures.ts'
import { exampleProduct, findProduct, type Products, productCalls } from './products/product-calls.ts'
import { sceneCalls } from './scenes/scene-calls.ts'
import { type ServedClass, servedClass, servedTable } from './sku-selection/served-class.ts'
import { searchCalls } from './search/search-calls.ts'
import { skuSelectionCalls } from './sku-selection/sku-selection-calls.ts'

type Families = Pick<RegisteredFamilies, 'indexed' | 'pairs' | 'chosen' | 'shown' | 'groups'>

/** The class under its own id, then under the working ids of the screens that select from it. */
const classOf = ({ id, table, skuClass }: ChosenFamily, pairs: Families['pairs'], current: CurrentCatalogue): ServedClass => {
  const screens = pairs.flatMap(({ choosesFrom, service }) => (choosesFrom === id ? workingIdsOf(service) : []))
  const { classID, ...described } = skuClass
  return servedClass({ ...described, family: id, classIDs: [classID, ...screens], catalogue: () => current().listOf(table) })
}

/**
 * A family of the directory; its table also serves as a class of SKUs, under its own id and those of the calculators that find its
 * models.
 */
const directoryFamily = (
  { id, table, directory, drawing }: Families['shown'][number],
  calculators: readonly string[],
  current: CurrentCatalogue,
): Omit<DirectoryFamily, 'groups'> => {
  const { classID, ...described } = tableClass(table)
  const served = servedTable({ ...described, family: id, classIDs: [classID, ...calculators], catalogue: () => current().listOf(table) })
  return { id, table, columns: directory, icon: drawing, served }
}

/** Finds a current model by its series and id; `code`: an order code of the model to be read. */
export type ProductOf = (request: { readonly serviceID: string; readonly driveID: string; readonly code?: string }) => Product | undefined

/** Answers cooperatively, so that values missing for this version are built in slices. */
function* ask(question: () => CallAnswer): Cooperative<CallResult> {
  const answer = yield* onceBuilt(question)
  if (answer instanceof Promise) throw new TypeError('what only reads the catalogue waits for nobody')
  return isCooperative(answer) ? yield* answer : answer
}

const inPieces = (call: ServedCall): ServedCall => {
  if (call.method === 'POST') return { ...call, respond: (body, caller, query) => ask(() => call.respond(body, caller, query)) }
  const respond: QueryCall['respond'] = (query, caller) => ask(() => call.respond(query, caller))
  return { ...call, respond }
}

/** Marks read-only calls as cacheable while `asOf` returns the same text. */
const cachedWhile = (asOf: () => string, calls: readonly ServedCall[]): readonly ServedCall[] =>
  calls.map((call) => (call.writes ? call : { ...inPieces(call), asOf }))

interface ServedCatalogue {
  readonly calls: readonly ServedCall[]
  readonly pictureOf: PictureOf
  readonly productOf: ProductOf
  /** Whether the product directory has a filter. */
  readonly hasFilter: (fid: string) => boolean
  /** Id of a model in the current catalogue, in the form that favourites and files use. */
  readonly exampleModel: () => string
}

/**
 * All calls answered from the current catalogue, and the one that stores a calculated scene; calls of one service are adjacent.
 * `search`: whether model search is enabled.
 */
export const serveCatalogue = (
  { indexed, pairs, chosen, shown, groups }: Families,
  current: CurrentCatalogue,
  { records, search }: { readonly records: SceneRecords; readonly search: boolean },
): ServedCatalogue => {
  const aboutScenes = sceneCalls(scenes, records)
  const listOf: ListOf = (table) => current().listOf(table)
  const groupsOf = (id: string) => groups.flatMap(({ carrier, group }) => (carrier.id === id ? [group] : []))
  const choices = chosen.map((family) => classOf(family, pairs, current))
  const choosing = new Set(choices.flatMap(({ classIDs }) => classIDs))
  const calculatorsOf = (id: string) => workingIdsOfFamily(id).filter((calculator) => !choosing.has(calculator))
  const roots = shown.map((family) => ({
    ...directoryFamily(family, calculatorsOf(family.id), current),
    groups: groupsOf(family.id).map((group) => group.id),
  }))
  const names = namesOfNow(shown, listOf)
  const directory = directoryOf(roots, listOf)
  const drawings = new Map(shown.flatMap(({ id, draw }) => (draw ? [[id, draw] as const] : [])))
  const products: Products = {
    families: shown.map((family) => ({ ...family, workingIDs: workingIdsOfFamily(family.id), groups: groupsOf(family.id) })),
    listOf,
  }
  return {
    exampleModel: () =>
      Object.values(exampleProduct(products) ?? {})
        .map(encodeURIComponent)
        .join('/'),
    hasFilter: (fid) => directory().filterOf.has(fid),
    productOf: ({ code = '', ...place }) => findProduct(products, { ...place, code }),
    pictureOf: productPictures(directory, drawings),
    calls: cachedWhile(
      () => current().version,
      [
        ...serveCalculators(indexed, current, new Set(pairs.map(({ service }) => service))),
        ...pairs.flatMap((family) => [
          ...aboutScenes.filter(({ service }) => service === family.service),
          ...pairCalls(family, current, workingIdsOf(family.service)),
          classListCall({ service: family.service, screens: workingIdsOf(family.service) }, () => current().modelsById(family.table)),
        ]),
        ...skuSelectionCalls([...choices, ...roots.map(({ served }) => served)]),
        ...productCalls(products, names),
        ...directoryCalls(directory),
        solutionsCall(workingClasses),
        ...directoryClassCalls(directory, ({ family }) => workingClasses.filter(({ id }) => workingIdsOfFamily(family.id).includes(id))),
        ...groupCalls(groups, listOf),
        ...searchCalls(names, search),
      ],
    ),
  }
}
