/** Chosen rows of the positions beside screw, guides and motor: each is taken as it is, and fails the axis where a check of it fails. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { CouplingCandidate } from '../coupling/wire/coupling.ts'
import type { SupportUnitCandidate } from '../support-unit/wire/support-unit.ts'

/** The chosen rows by role. */
export type Pinned = {
  readonly coupling?: CatalogueModel<CouplingCandidate> | undefined
  readonly fixedSupport?: CatalogueModel<SupportUnitCandidate> | undefined
  readonly freeSupport?: CatalogueModel<SupportUnitCandidate> | undefined
}

/** Their skus in a request. */
export type PinnedSkus = {
  readonly couplingSku?: string | undefined
  readonly fixedSupportSku?: string | undefined
  readonly freeSupportSku?: string | undefined
}

/** The fields of a request that name them, by role. */
export const pinnedFields = {
  coupling: 'couplingSku',
  fixedSupport: 'fixedSupportSku',
  freeSupport: 'freeSupportSku',
} as const satisfies Record<keyof Pinned, keyof PinnedSkus>

/** The roles of which a row may be chosen. */
export const pinnedRoles = ['coupling', 'fixedSupport', 'freeSupport'] as const

type Rows = {
  readonly couplings?: readonly CatalogueModel<CouplingCandidate>[] | undefined
  readonly supports?: readonly CatalogueModel<SupportUnitCandidate>[] | undefined
}

const bySku = <Row extends { readonly skuID: string }>(rows: readonly Row[], sku: string | undefined): Row | undefined =>
  sku === undefined ? undefined : rows.find(({ skuID }) => skuID === sku)

/** @returns the rows that a request names; a support unit of the other side is none */
export function pinnedRows({ couplings = [], supports = [] }: Rows, skus: PinnedSkus): Pinned {
  const ofEnd = (end: SupportUnitCandidate['end']) => supports.filter(({ candidate }) => candidate.end === end)
  return {
    coupling: bySku(couplings, skus.couplingSku),
    fixedSupport: bySku(ofEnd('fixed'), skus.fixedSupportSku),
    freeSupport: bySku(ofEnd('supported'), skus.freeSupportSku),
  }
}

/** Whether a request has chosen any of them. */
export const hasPinned = ({ pinned = {} }: { readonly pinned?: Pinned | undefined }): boolean =>
  pinnedRoles.some((role) => pinned[role] !== undefined)
