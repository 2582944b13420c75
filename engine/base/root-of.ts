import { at } from './at.ts'

/** The first name of a path with dots. */
export const rootOf = (path: string): string => at(path.split('.', 1), 0)
