/** Older catalogue versions, loaded on request; the most recently used are cached. */
import * as z from 'zod/mini'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import { AppError } from '../../base/errors.ts'
import type { CurrentCatalogue, LoadedCatalogue } from '../../catalogue/store/catalogue.ts'
import type { ServedCall } from '../calls/served-call.ts'

/** Dependencies of the version store. */
export interface VersionParts {
  readonly current: CurrentCatalogue
  /** Calls answered from the current catalogue. */
  readonly live: readonly ServedCall[]
  readonly tables: readonly CatalogueTable[]
  /** @returns undefined for a version that is not stored */
  readonly find: (version: string) => Promise<{ readonly createdAt: string } | undefined>
  readonly load: (version: string) => Promise<LoadedCatalogue>
  /** Creates the same calls for another catalogue. */
  readonly serve: (catalogue: LoadedCatalogue) => readonly ServedCall[]
}

/** A model with its table. */
export interface Row {
  readonly table: CatalogueTable
  readonly model: CatalogueModel<unknown>
}

/** A loaded version. */
export interface LoadedVersion {
  readonly version: string
  readonly created: string
  readonly callAt: (path: string) => ServedCall | undefined
  /** The models with these ids in any table; unknown ids are left out. */
  readonly rowsOf: (skus: readonly string[]) => readonly Row[]
  /** The models with this name. */
  readonly rowsNamed: (name: string) => readonly Row[]
}

export interface CatalogueVersions {
  /**
   * @param version the current one by default
   * @throws AppError `unknownVersion` for a version that is not stored or cannot be read
   */
  readonly at: (version: string | undefined) => Promise<LoadedVersion>
}

/** Older versions held in memory. */
const mostCached = 2

const byPath = (calls: readonly ServedCall[]): ReadonlyMap<string, ServedCall> =>
  new Map(calls.filter(({ versioned }) => versioned).map((call) => [`${call.service}/${call.call}`, call]))

/** Whether a version failed to load because its data lacks the shape that the program expects today. */
const isUnreadable = (cause: unknown): boolean =>
  cause instanceof z.core.$ZodError || cause instanceof RangeError || cause instanceof SyntaxError

type Held = { readonly catalogue: LoadedCatalogue; readonly calls: ReadonlyMap<string, ServedCall> }

/** Caches recently used versions; concurrent requests share one load. */
export const createVersions = ({ current, live, tables, find, load, serve }: VersionParts): CatalogueVersions => {
  const liveCalls = byPath(live)
  const cached = new Map<string, Promise<Held>>()
  const loaded = async (version: string): Promise<Held> => {
    const catalogue = await load(version)
    return { catalogue, calls: byPath(serve(catalogue)) }
  }
  const held = (version: string): Promise<Held> => {
    const now = current()
    if (version === now.version) return Promise.resolve({ catalogue: now, calls: liveCalls })
    const found = cached.get(version) ?? loaded(version)
    cached.delete(version)
    cached.set(version, found)
    found.catch(() => cached.delete(version))
    for (const oldest of cached.keys()) {
      if (cached.size <= mostCached) break
      cached.delete(oldest)
    }
    return found
  }
  return {
    at: async (requested) => {
      const version = requested ?? current().version
      const found = await find(version)
      if (!found) throw new AppError('unknownVersion')
      const { catalogue, calls } = await held(version).catch((cause: unknown) => {
        throw isUnreadable(cause) ? new AppError('unknownVersion', { cause }) : cause
      })
      const rowsWhere = (isIncluded: (model: Row['model']) => boolean): readonly Row[] =>
        tables.flatMap((table) => catalogue.modelsById(table.id).models.flatMap((model) => (isIncluded(model) ? [{ table, model }] : [])))
      return {
        version,
        created: found.createdAt,
        callAt: (path) => calls.get(path),
        rowsOf: (skus) => {
          const requestedSkus = new Set(skus)
          return rowsWhere(({ skuID }) => requestedSkus.has(skuID))
        },
        rowsNamed: (name) => rowsWhere(({ skuName }) => skuName === name),
      }
    },
  }
}
