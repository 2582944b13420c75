/** Text of the search box, stored for the session; the field shows it before the box is loaded. */
import { readStored, writeStored } from '../base/browser/storage.ts'

const key = 'sizewright.search'

export const readText = (): string => readStored('session', key) ?? ''

export const keepText = (text: string): void => void writeStored('session', key, text)
