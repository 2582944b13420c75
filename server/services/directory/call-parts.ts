/** What the calls of the directory have in common. */
import { productNames } from '../../../contract/catalogue/product-names.ts'
import { AppError } from '../../base/errors.ts'
import { classRoot, type QueryCall, type ServedCall } from '../calls/served-call.ts'
import type { Directory } from './directory.ts'

/** Longest id of an entry, and longest keyword. */
export const longest = { id: 200, keyword: 80 } as const

/** The directory of now. */
export type Now = () => Directory

export const common = {
  roots: [productNames.root],
  service: productNames.service,
  heading: { text: 'directoryTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

/** Those of the service of classes. */
export const classCommon = { ...common, roots: [classRoot], service: 'ProdClass' } as const satisfies Partial<ServedCall>

export const asQuery = { method: 'GET', options: [] } as const satisfies Partial<QueryCall>

/** What an id says that the directory does not have. */
export const missing = 'unknownEntry'

/** @throws AppError `unknownEntry` for what the directory does not have */
export const existing = <Entry>(entry: Entry | undefined): Entry => {
  if (entry === undefined) throw new AppError(missing)
  return entry
}

/** The call by its own name, which no other call has. */
export const named = (call: string) => ({ call, operation: call })

export const firstSeries = (now: Now) => now().roots[0]?.series[0]
