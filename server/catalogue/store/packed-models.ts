/**
 * Models as bytes. A million models as objects take gigabytes, and garbage collection minutes; as bytes they take the size of
 * their text, and a model becomes an object on access.
 */
import * as z from 'zod/mini'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { basis } from '../../../contract/results/sizing.ts'
import { lazyList } from './lazy-list.ts'

/** Properties that many models share. */
export const origin = z.object({ series: z.string(), maker: z.string(), basis, source: z.string(), icon: z.string() })
export type Origin = z.infer<typeof origin>

type Shape = readonly string[]

/** Models in rank order. */
export interface PackedModels {
  readonly size: number
  /** Distinct origins. */
  readonly origins: readonly Origin[]
  /** Distinct lists of figure names, which are longer than the figures. */
  readonly shapes: readonly Shape[]
  /** JSON texts of `pageSize` models each, concatenated; the last page may have fewer. */
  readonly pages: readonly Uint8Array[]
  /** End of each model's text in its page, bytes. */
  readonly ends: Uint32Array
}

/** Models per page. */
const pageSize = 1000

/** Lists up to this size are unpacked at once; those of usual catalogues are ordinary arrays. */
const longestWhole = 10_000

/** The text of a model: its ids, the indexes of its origin and its shape, its figures, and its remark if any. */
type Packed = readonly [skuID: string, skuName: string, origin: number, shape: number, figures: readonly unknown[], tip?: string]

/** Packs models added in rank order. */
export interface Packer {
  readonly add: (model: CatalogueModel<unknown>) => void
  /** Finishes the packing. */
  readonly pack: () => PackedModels
}

/** @param most largest number of models */
export function createPacker(most: number): Packer {
  const origins = onceEach<Origin>()
  const shapes = onceEach<Shape>()
  const pages: Uint8Array[] = []
  const ends = new Uint32Array(most)
  let size = 0
  let texts: string[] = []
  let end = 0
  const turnPage = () => {
    if (texts.length > 0) pages.push(Buffer.from(texts.join('')))
    texts = []
    end = 0
  }
  return {
    add(model) {
      const { skuID, skuName, series, maker, basis: known, source, icon, tip } = model
      // The shape of its family refuses anything else.
      const figures = Object.entries(model.candidate as object).filter(([, figure]) => figure !== undefined)
      const names = figures.map(([name]) => name)
      const place = origins.placeOf({ series, maker, basis: known, source, icon })
      const packed: Packed = [skuID, skuName, place, shapes.placeOf(names), figures.map(([, figure]): unknown => figure)]
      const text = JSON.stringify(tip === undefined ? packed : [...packed, tip])
      texts.push(text)
      end += Buffer.byteLength(text)
      ends[size++] = end
      if (size % pageSize === 0) turnPage()
    },
    pack() {
      turnPage()
      return { size, origins: origins.list, shapes: shapes.list, pages, ends: ends.subarray(0, size) }
    },
  }
}

/** Assigns indexes to distinct values. */
function onceEach<Thing>() {
  const list: Thing[] = []
  const places = new Map<string, number>()
  return {
    list,
    placeOf(thing: Thing): number {
      const key = JSON.stringify(thing)
      const place = places.get(key) ?? list.push(thing) - 1
      places.set(key, place)
      return place
    },
  }
}

/** @returns the models; those of long lists are created on access and kept */
export function unpackModels(packed: PackedModels): readonly CatalogueModel<unknown>[] {
  const { size } = packed
  const models = lazyList(size, (rank) => modelAt(packed, rank))
  return size > longestWhole ? models : [...models]
}

function modelAt({ origins, shapes, pages, ends }: PackedModels, rank: number): CatalogueModel<unknown> {
  const page = pages[Math.floor(rank / pageSize)] ?? new Uint8Array(0)
  const from = rank % pageSize === 0 ? 0 : ends[rank - 1]
  const text = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('utf8', from, ends[rank])
  // Written above by the same program: snapshots of others are not read.
  const [skuID, skuName, place, shape, figures, tip] = JSON.parse(text) as Packed
  const common = origins[place]
  const names = shapes[shape]
  if (!common || !names) throw new RangeError(`model ${rank} has no origin or no shape`)
  const candidate = Object.fromEntries(names.map((name, at) => [name, figures[at]]))
  return { skuID, skuName, ...common, rank, candidate, ...(tip !== undefined && { tip }) }
}
