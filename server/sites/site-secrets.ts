/** The secrets of sites, with which their reports are sealed. A site keeps its secret when it is renamed or removed. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { findSecret, siteSecret } from './content/content-repository.ts'

/** Gives the secret of a site to those who seal, and to those who check. */
export interface SiteSecrets {
  /** Created on first use. */
  readonly secretOf: (site: string) => Promise<string>
  /** Undefined for a site that has never had one. */
  readonly knownSecretOf: (site: string) => Promise<string | undefined>
}

export const createSiteSecrets = ({ db }: Pick<Database, 'db'>): SiteSecrets => ({
  secretOf: (site) => siteSecret(db, site, () => randomBytes(32).toString('base64url')),
  knownSecretOf: (site) => findSecret(db, site),
})
