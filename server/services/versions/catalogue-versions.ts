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
export interface AskedVersion {
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
  readonly at: (version: string | undefined) => Promise<AskedVersion>
}

/** Older versions held in memory. */
const mostKept = 2

const byPath = (calls: readonly ServedCall[]): ReadonlyMap<string, ServedCall> =>
  new Map(calls.filter(({ versioned }) => versioned).map((call) => [`${call.service}/${call.call}`, call]))

/** Whether a version failed to load because its data lacks the shape that the program expects today. */
const isUnreadable = (cause: unknown): boolean =>
  cause instanceof z.core.$ZodError || cause instanceof RangeError || cause instanceof SyntaxError

type Held = { readonly catalogue: LoadedCatalogue; readonly calls: ReadonlyMap<string, ServedCall> }

/** Caches recently used versions; concurrent requests share one load. */
export const createVersions = ({ current, live, tables, find, load, serve }: VersionParts): CatalogueVersions => {
  const liveCalls = byPath(live)
  const kept = new Map<string, Promise<Held>>()
  const loaded = async (version: string): Promise<Held> => {
    const catalogue = await load(version)
    return { catalogue, calls: byPath(serve(catalogue)) }
  }
  const held = (version: string): Promise<Held> => {
    const now = current()
    if (version === now.version) return Promise.resolve({ catalogue: now, calls: liveCalls })
    const found = kept.get(version) ?? loaded(version)
    kept.delete(version)
    kept.set(version, found)
    found.catch(() => kept.delete(version))
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return found
  }
  return {
    at: async (asked) => {
      const version = asked ?? current().version
      const found = await find(version)
      if (!found) throw new AppError('unknownVersion')
      const { catalogue, calls } = await held(version).catch((cause: unknown) => {
        throw isUnreadable(cause) ? new AppError('unknownVersion', { cause }) : cause
      })
      const rowsWhere = (isWanted: (model: Row['model']) => boolean): readonly Row[] =>
        tables.flatMap((table) => catalogue.modelsById(table.id).models.flatMap((model) => (isWanted(model) ? [{ table, model }] : [])))
      return {
        version,
        created: found.createdAt,
        callAt: (path) => calls.get(path),
        rowsOf: (skus) => {
          const wanted = new Set(skus)
          return rowsWhere(({ skuID }) => wanted.has(skuID))
        },
        rowsNamed: (name) => rowsWhere(({ skuName }) => skuName === name),
      }
    },
  }
}
