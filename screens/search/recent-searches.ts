/** Keywords that were searched for in this browser and led somewhere, the newest first. */
import { readStored, writeStored } from '../base/browser/storage.ts'

const key = 'sizewright.searches'
const mostSearches = 8

/** What another version or another hand wrote is left out. */
export const readSearches = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(readStored('local', key) ?? '[]')
    const texts: readonly unknown[] = Array.isArray(kept) ? kept : []
    return texts.filter((one) => typeof one === 'string').slice(0, mostSearches)
  } catch {
    return []
  }
}

const write = (searches: readonly string[]): readonly string[] => {
  writeStored('local', key, JSON.stringify(searches))
  return searches
}

/**
 * Puts a keyword at the head; other tabs may have added theirs meanwhile.
 *
 * @returns those that are kept
 */
export const addSearch = (keyword: string): readonly string[] => {
  const others = readSearches().filter((one) => one !== keyword)
  return keyword === '' ? others : write([keyword, ...others].slice(0, mostSearches))
}

/** @returns those that are left */
export const removeSearch = (keyword: string): readonly string[] => write(readSearches().filter((one) => one !== keyword))
