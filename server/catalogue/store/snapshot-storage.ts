/** Interface for storing built data for the next start; implemented by `server/catalogue/snapshot`. */
import type { FamilyBytes, HeldFamily } from './load-family.ts'
import type { CatalogueVersion } from './repository.ts'

/** Storage of built data. */
export interface Snapshots {
  /** @returns the bytes of every family in order; undefined without a valid snapshot of this version */
  readonly read: (version: CatalogueVersion, held: readonly HeldFamily[]) => Promise<readonly FamilyBytes[] | undefined>
  /** Stores a snapshot; failures are reported, not thrown. */
  readonly write: (version: CatalogueVersion, held: readonly HeldFamily[], built: readonly FamilyBytes[]) => Promise<void>
}
