/** Provides published content to calls and pages. */
import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import type { ImageKey } from '../../../contract/site/content-calls.ts'
import type { ContentKind } from '../../../contract/site/content.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Database } from '../../database/database.ts'
import { findEntry, findFile, siteSecret, type ListedEntry, listEntries } from './content-repository.ts'
import { picturePath, type StoredFile } from './file-store.ts'
import { imageKeyOf, isTokenOf, sealPicture } from './seal.ts'

interface ContentQuery<Shape> {
  readonly site: Site
  readonly locale: Locale
  readonly kind: ContentKind
  readonly shape: Shape
}

/**
 * Selects one language per entry: the reader's, else the first available one of the site's languages, else any; keeps the order
 * of the list.
 */
export const inOneLanguage = (
  entries: readonly ListedEntry[],
  locale: string,
  languages: readonly string[] = [],
): readonly ListedEntry[] => {
  const preferred = [locale, ...languages]
  const rank = ({ language }: ListedEntry) => (preferred.includes(language) ? preferred.indexOf(language) : preferred.length)
  return [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((same) => same.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1))
}

/** @param now ms since the epoch */
export const createPublished = ({ db }: Pick<Database, 'db'>, now: () => number) => {
  const secretOf = (site: string) => siteSecret(db, site, () => randomBytes(32).toString('base64url'))
  const chosen = async ({ site, locale, kind }: ContentQuery<unknown>) =>
    inOneLanguage(await listEntries(db, site.key, kind), locale, site.languages)
  return {
    /** The entries of a kind on a page of the list, and their total number. */
    page: async <Shape extends z.ZodMiniType>(
      query: ContentQuery<Shape>,
      { first, size }: { readonly first: number; readonly size: number },
    ) => {
      const all = await chosen(query)
      const { site, kind, shape } = query
      const found = await Promise.all(all.slice(first, first + size).map((entry) => findEntry(db, site.key, { kind, entry, shape })))
      return { list: found.filter((one) => one !== undefined), count: all.length }
    },
    /** An entry by its id; undefined where the site has none. */
    detail: async <Shape extends z.ZodMiniType>(query: ContentQuery<Shape>, id: string) => {
      const { site, kind, shape } = query
      const entry = (await chosen(query)).find((one) => one.id === id)
      return entry && findEntry(db, site.key, { kind, entry, shape })
    },
    file: (site: string, id: string): Promise<Pick<StoredFile, 'type' | 'bytes'> | undefined> => findFile(db, site, id),
    imageKey: async (site: string): Promise<ImageKey> => imageKeyOf(await secretOf(site), now()),
    /** Whether a token is of the current or the previous hour. */
    isToken: async (site: string, token: string): Promise<boolean> => isTokenOf(await secretOf(site), token, now()),
    /** @returns the encrypted bytes; `expired` for an expired token; undefined where the site has no such image */
    picture: async (site: string, { id, token }: { readonly id: string; readonly token: string }) => {
      const file = await findFile(db, site, id)
      if (file?.type !== 'png') return undefined
      const secret = await secretOf(site)
      return isTokenOf(secret, token, now()) ? sealPicture(secret, file.bytes, `${picturePath(site, id)}?t=${token}`) : 'expired'
    },
  }
}

export type PublishedContent = ReturnType<typeof createPublished>
