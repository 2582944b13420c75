import type { Page } from '@playwright/test'
import { decodeSelection } from '../../contract/saved/selection-address.ts'
import type { Selection } from '../../contract/saved/selection-document.ts'

/** The selection in the address of a page, which is written a moment after each change: to be polled. Undefined where there is none. */
export const selectionIn = async (page: Page): Promise<Selection | undefined> => {
  const text = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('s')
  return text === null ? undefined : decodeSelection(text)
}
