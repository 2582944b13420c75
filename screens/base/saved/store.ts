/** The store of saved items: an account or this browser, with one interface. */
import type * as z from 'zod/mini'
import type { collectList, selectionDetails, selectionList, shoppingList } from '../../../contract/saved/saved-items.ts'
import type { Json, Selection } from '../../../contract/saved/selection-document.ts'
import type { CallOptions } from '../api/api.ts'

export const listPageSize = 15

export const selectionOrders = ['-changed', 'changed', 'name', '-name', '-created', 'created'] as const
export type SelectionOrder = (typeof selectionOrders)[number]

export type SelectionsQuery = { readonly page: number; readonly keyword: string; readonly order: SelectionOrder }
export type SelectionPage = { readonly list: readonly ListedSelection[]; readonly count: number }
/** An entry of the list. Those of this browser have their inputs, since the service has not described them. */
export type ListedSelection = z.infer<typeof selectionList>['list'][number] & { readonly inputs?: Selection['inputs'] }
export type Snapshot = Readonly<Record<string, Json>>
export type SavedSelection = Pick<z.infer<typeof selectionDetails>, 'id' | 'name' | 'versions' | 'version'> & {
  readonly selection: Selection
  readonly snapshot: Snapshot | null
}

export type SelectionToSave = {
  /** Record to add a version to; omitted for a new record. */
  readonly id?: string
  readonly clientID: string
  readonly name: string
  readonly selection: Selection
  readonly snapshot: Snapshot
}

export type Favourite = z.infer<typeof collectList>['list'][number]
export type ShoppingItem = z.infer<typeof shoppingList>['list'][number]
export type ItemToAdd = Omit<ShoppingItem, 'id' | 'added'> & { readonly clientID: string }

export type SavedStore = {
  readonly selections: {
    readonly list: (query: SelectionsQuery, options: CallOptions) => Promise<SelectionPage>
    /**
     * Returns a saved selection.
     *
     * @param version the newest if omitted
     */
    readonly details: (place: { readonly id: string; readonly version?: number }, options: CallOptions) => Promise<SavedSelection>
    readonly save: (selection: SelectionToSave, options: CallOptions) => Promise<{ readonly id: string; readonly version: number }>
    readonly rename: (change: { readonly id: string; readonly name: string }, options: CallOptions) => Promise<unknown>
    readonly copy: (change: { readonly id: string; readonly name: string }, options: CallOptions) => Promise<unknown>
    readonly remove: (id: string, options: CallOptions) => Promise<unknown>
    /** Restores a removed selection. */
    readonly restore: (id: string, options: CallOptions) => Promise<unknown>
  }
  readonly favourites: {
    /** Returns all favourites, newest first. */
    readonly list: (options: CallOptions) => Promise<readonly Favourite[]>
    readonly add: (fid: string, options: CallOptions) => Promise<unknown>
    readonly remove: (fid: string, options: CallOptions) => Promise<unknown>
  }
  readonly shopping: {
    readonly list: (options: CallOptions) => Promise<readonly ShoppingItem[]>
    readonly add: (item: ItemToAdd, options: CallOptions) => Promise<unknown>
    readonly change: (item: Pick<ShoppingItem, 'id' | 'quantity' | 'note'>, options: CallOptions) => Promise<unknown>
    readonly remove: (id: string, options: CallOptions) => Promise<unknown>
  }
}
