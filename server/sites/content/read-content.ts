/** Parses content written by an operator into entries with their details and files. */
import type * as z from 'zod/mini'
import type { documentItem, informationDetail, newsDetail, sampleBookDetail, ShownBlock } from '../../../contract/site/content-calls.ts'
import { type ContentKind, type SiteContent, siteContent, type WrittenBlock } from '../../../contract/site/content.ts'
import { isKnownLocale, locales } from '../../../i18n/locales.ts'
import { shapeFaults } from '../../base/shape-faults.ts'
import { type ContentFault, fault } from './content-faults.ts'
import { createFileStore, type FileStore, type ReadFile, type StoredFile } from './file-store.ts'

type Detail = z.infer<typeof newsDetail | typeof documentItem | typeof sampleBookDetail | typeof informationDetail>

/** An entry in one language. */
export interface StoredEntry {
  readonly kind: ContentKind
  readonly detail: Detail
}

export type ReadContent =
  | { readonly entries: readonly StoredEntry[]; readonly files: readonly StoredFile[] }
  | { readonly faults: readonly ContentFault[] }

const inTurn = async <Item, Result>(items: readonly Item[], read: (item: Item, index: number) => Promise<Result | undefined>) => {
  const found: Result[] = []
  for (const [index, item] of items.entries()) {
    const one = await read(item, index)
    if (one !== undefined) found.push(one)
  }
  return found
}

const readBlock = async (block: WrittenBlock, store: FileStore, path: string): Promise<ShownBlock | undefined> => {
  if (typeof block === 'string' || !('picture' in block)) return block
  const picture = await store.picture(block.picture, `${path}.picture.file`)
  return picture && { picture, ...(block.caption !== undefined && { caption: block.caption }) }
}

const readBody = (body: readonly WrittenBlock[], store: FileStore, path: string): Promise<ShownBlock[]> =>
  inTurn(body, (block, index) => readBlock(block, store, `${path}.body.${index}`))

type Written<Name extends keyof SiteContent> = NonNullable<SiteContent[Name]> extends readonly (infer One)[] ? One : never

const readNews = async ({ body, picture, ...written }: Written<'news'>, store: FileStore, path: string): Promise<Detail> => ({
  ...written,
  picture: (picture && (await store.picture(picture, `${path}.picture.file`))) ?? null,
  body: await readBody(body, store, path),
})

const readDocument = async ({ file, ...written }: Written<'documents'>, store: FileStore, path: string): Promise<Detail | undefined> => {
  const stored = await store.document(file, `${path}.file`)
  return stored && { ...written, file: stored }
}

const readBook = async (written: Written<'sampleBooks'>, store: FileStore, path: string): Promise<Detail | undefined> => {
  const cover = await store.picture(written.cover, `${path}.cover.file`)
  const pages = await inTurn(written.pages, (page, index) => store.picture(page, `${path}.pages.${index}.file`))
  return cover && { ...written, summary: written.summary ?? null, cover, pages, pageCount: pages.length }
}

const readInformation = async ({ body, ...written }: Written<'information'>, store: FileStore, path: string): Promise<Detail> => ({
  ...written,
  body: await readBody(body, store, path),
})

const entriesOf = async (content: SiteContent, store: FileStore): Promise<StoredEntry[]> => {
  const ofKind = async <One>(
    kind: ContentKind,
    name: keyof SiteContent,
    { written, read }: { written: readonly One[]; read: (one: One, store: FileStore, path: string) => Promise<Detail | undefined> },
  ): Promise<StoredEntry[]> => {
    const details = await inTurn(written, (one, index) => read(one, store, `${name}.${index}`))
    return details.map((detail) => ({ kind, detail }))
  }
  return [
    ...(await ofKind('news', 'news', { written: content.news, read: readNews })),
    ...(await ofKind('document', 'documents', { written: content.documents, read: readDocument })),
    ...(await ofKind('sampleBook', 'sampleBooks', { written: content.sampleBooks, read: readBook })),
    ...(await ofKind('information', 'information', { written: content.information, read: readInformation })),
  ]
}

/** Faults that the shape cannot detect: unknown languages, repeated entries, empty content. */
const ownFaults = ({ news, documents, sampleBooks, information }: SiteContent): readonly ContentFault[] => {
  const lists = Object.entries({ news, documents, sampleBooks, information })
  const all = lists.flatMap(([name, list]) => list.map(({ id, language }, index) => ({ name, id, language, path: `${name}.${index}` })))
  const nameOf = ({ name, id, language }: (typeof all)[number]) => `${name} ${id} ${language}`
  return [
    ...(all.length === 0 ? [fault('', 'empty')] : []),
    ...all
      .filter(({ language }) => !isKnownLocale(language))
      .map(({ path, language }) => fault(`${path}.language`, 'unknownLanguage', { value: language, known: locales.join(', ') })),
    ...[...Map.groupBy(all, nameOf).values()].flatMap(([, ...more]) => more.map(({ path }) => fault(`${path}.id`, 'repeated'))),
  ]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
  }
}

/**
 * Parses a document and reads the files that it names, without storing anything.
 *
 * @param site key of the publishing site
 */
export const readContent = async (text: string, site: string, readFile: ReadFile): Promise<ReadContent> => {
  const document = parsed(text)
  if (document instanceof SyntaxError) return { faults: [fault('', 'notJson')] }
  const read = siteContent.safeParse(document, { reportInput: true })
  if (!read.success) return { faults: read.error.issues.flatMap(shapeFaults).map(({ path, code }) => fault(path, code)) }
  const store = createFileStore(site, readFile)
  const entries = await entriesOf(read.data, store)
  const faults = [...ownFaults(read.data), ...store.faults]
  return faults.length > 0 ? { faults } : { entries, files: [...store.files.values()] }
}
