/** Where what was built of a version is kept for the next start: the catalogue asks, `server/catalogue/snapshot` does it. */
import type { FamilyBytes, HeldFamily } from './load-family.ts'
import type { CatalogueVersion } from './repository.ts'

/** What was built, kept. */
export interface Snapshots {
  /** @returns bytes of every family in their order; undefined where there is no snapshot of this version that can be trusted */
  readonly read: (version: CatalogueVersion, held: readonly HeldFamily[]) => Promise<readonly FamilyBytes[] | undefined>
  /** Never fails: what prevented it is told. */
  readonly write: (version: CatalogueVersion, held: readonly HeldFamily[], built: readonly FamilyBytes[]) => Promise<void>
}
