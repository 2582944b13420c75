/** Recent calculations of this browser, newest first. */
import { isRecord } from '../../../engine/base/is-record.ts'
import { readSelection, type Selection } from '../../../contract/saved/selection-document.ts'
import { readStoredJson, recentsKey, writeStored } from '../browser/storage.ts'

export type Recent = {
  /** Path of the page, such as `/selection/calc_30`. */
  readonly path: string
  readonly selection: Selection
}

const mostRecents = 12

/** Returns a key that is equal for equal inputs and assumptions. */
const questionOf = ({ path, selection: { inputs, assumptions } }: Recent): string => JSON.stringify([path, inputs, assumptions])

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/selection(?:-in)?\/[a-z]+_[\w-]+$/.test(path)

const readRecent = (value: unknown): Recent[] => {
  if (!isRecord(value) || !isPath(value['path'])) return []
  const selection = readSelection(value['selection'])
  return selection ? [{ path: value['path'], selection }] : []
}

/** Reads the stored calculations; invalid entries are dropped. */
export const readRecents = (): readonly Recent[] => {
  const stored = readStoredJson('local', recentsKey)
  return Array.isArray(stored) ? stored.flatMap(readRecent).slice(0, mostRecents) : []
}

const write = (recents: readonly Recent[]): readonly Recent[] => {
  writeStored('local', recentsKey, JSON.stringify(recents))
  return recents
}

/** Adds a calculation at the head, replacing an equal one. Rereads the storage first because other tabs write to it. */
export const addRecent = (recent: Recent): void => {
  const question = questionOf(recent)
  write([recent, ...readRecents().filter((one) => questionOf(one) !== question)].slice(0, mostRecents))
}

/**
 * Removes a calculation, or all if none is named.
 *
 * @returns the remaining ones
 */
export const removeRecent = (removed?: Recent): readonly Recent[] =>
  write(removed ? readRecents().filter((one) => questionOf(one) !== questionOf(removed)) : [])
