/** The text of the search box outlives a reload in the session: the field shows it before the box is fetched. */
import { readStored, writeStored } from '../base/browser/storage.ts'

const key = 'sizewright.search'

export const readText = (): string => readStored('session', key) ?? ''

export const keepText = (text: string): void => void writeStored('session', key, text)
