import { foldCase } from '../../engine/base/fold-case.ts'

/** A page of a list. */
export interface Page {
  /** Page number from 1. */
  readonly page: number
  readonly size: number
}

/** Number of rows before a page. */
export const before = ({ page, size }: Page): number => (page - 1) * size

/** Sort keys of lists of records; a leading minus reverses the order. */
export const recordOrders = ['changed', 'created', 'name', '-changed', '-created', '-name'] as const
export type RecordOrder = (typeof recordOrders)[number]

/** A page of records whose name contains the keyword. */
export type RecordQuery = Page & { readonly keyword: string; readonly order: RecordOrder }

const columnOf = { changed: 'changed_at', created: 'created_at', name: 'name_folded' } as const

/** Column and direction of a sort key. */
export const sortOf = (order: RecordOrder) => {
  const name = order.replace('-', '')
  const column = name === 'created' || name === 'name' ? columnOf[name] : columnOf.changed
  return { column, direction: order.startsWith('-') ? 'desc' : 'asc' } as const
}

/** Pattern for `like … escape '\\'` that matches folded texts containing a keyword. */
export const containing = (keyword: string): string => `%${foldCase(keyword).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
