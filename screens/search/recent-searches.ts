/** Recent keywords of this browser with results, newest first. */
import { readStoredJson, writeStored } from '../base/browser/storage.ts'

const key = 'sizewright.searches'
const mostSearches = 8

/** Reads the stored keywords; invalid entries are dropped. */
export const readSearches = (): readonly string[] => {
  const stored = readStoredJson('local', key)
  const texts: readonly unknown[] = Array.isArray(stored) ? stored : []
  return texts.filter((one) => typeof one === 'string').slice(0, mostSearches)
}

const write = (searches: readonly string[]): readonly string[] => {
  writeStored('local', key, JSON.stringify(searches))
  return searches
}

/**
 * Adds a keyword at the head. Rereads the storage first because other tabs write to it.
 *
 * @returns the stored keywords
 */
export const addSearch = (keyword: string): readonly string[] => {
  const others = readSearches().filter((one) => one !== keyword)
  return keyword === '' ? others : write([keyword, ...others].slice(0, mostSearches))
}

/** Removes a keyword and returns the others. */
export const removeSearch = (keyword: string): readonly string[] => write(readSearches().filter((one) => one !== keyword))
