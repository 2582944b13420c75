/** Changes of a site by its company's administrators. The rest of its document stays as the operator wrote it. */
import type { Kysely } from 'kysely'
import type { CompanyField, CompanyFields, CompanyState } from '../../contract/site/company-state.ts'
import { logoFields } from '../../contract/site/company-state.ts'
import { logoFault } from '../../contract/site/logo.ts'
import { site, type Site } from '../../contract/site/site.ts'
import { AppError } from '../base/errors.ts'
import type { Tables } from '../database/tables.ts'
import { fieldsOf, placeOf, versionOfFields } from './company-fields.ts'
import { findDefinition } from './repository.ts'

type Document = Record<string, unknown>

interface Stored {
  readonly definition: string
  readonly document: Document
  readonly site: Site
}

/** @throws AppError `unknownSite` where the site does not exist or cannot be read by this program */
const readStored = async (db: Kysely<Tables>, key: string): Promise<Stored> => {
  const definition = await findDefinition(db, key)
  if (definition === undefined) throw new AppError('unknownSite')
  const document: unknown = JSON.parse(definition)
  const read = site.safeParse(document)
  if (!read.success) throw new AppError('unknownSite')
  // A valid site is an object.
  return { definition, document: document as Document, site: read.data }
}

const stateOf = (found: Site): CompanyState => ({ version: versionOfFields(found), detail: fieldsOf(found) })

/** @throws AppError `unknownSite` */
export const companyStateOf = async (db: Kysely<Tables>, key: string): Promise<CompanyState> => stateOf((await readStored(db, key)).site)

// The keys of the map are exactly its type's keys.
const fieldNames = Object.keys(placeOf) as readonly CompanyField[]

/** The document with changed fields; unset fields are removed. */
const withFields = (document: Document, fields: CompanyFields, changed: readonly CompanyField[]): Document => {
  const next = { ...document }
  for (const name of changed) {
    const value = fields[name]
    if (value === null) delete next[placeOf[name]]
    else next[placeOf[name]] = value
  }
  return next
}

/** @throws AppError with the message for an invalid logo */
const requireLogos = (fields: CompanyFields): void => {
  for (const name of logoFields) {
    const logo = fields[name]
    const fault = logo === null ? undefined : logoFault(logo)
    if (fault) throw new AppError(fault)
  }
}

/** Attempts to store a change despite concurrent ones. */
const mostTries = 5

interface Change {
  readonly key: string
  readonly requested: CompanyState
  readonly time: Date
}

/**
 * Stores fields, provided that the sender has seen their current values.
 *
 * @param note further changes in the same transaction
 * @throws AppError `changedMeanwhile` where the fields have changed since, `unknownSite`, or the message for a logo; nothing is
 * stored then
 */
export async function changeCompany(
  db: Kysely<Tables>,
  { key, requested: { version, detail }, time }: Change,
  note: (db: Kysely<Tables>, changed: readonly CompanyField[]) => Promise<void>,
): Promise<CompanyState> {
  requireLogos(detail)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = await readStored(db, key)
    if (versionOfFields(stored.site) !== version) throw new AppError('changedMeanwhile')
    const before = fieldsOf(stored.site)
    const changed = fieldNames.filter((name) => before[name] !== detail[name])
    if (changed.length === 0) return stateOf(stored.site)
    const document = { ...withFields(stored.document, detail, changed), edited: time.toISOString() }
    const next = site.parse(document)
    const row = { definition: `${JSON.stringify(document, undefined, 2)}\n`, changed_at: time.toISOString() }
    const isStored = await db.transaction().execute(async (transaction) => {
      // Only replaces the document that was read, so that concurrent changes to any part are not overwritten.
      const { numUpdatedRows } = await transaction
        .updateTable('site')
        .set(row)
        .where('key', '=', key)
        .where('definition', '=', stored.definition)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await note(transaction, changed)
      return numUpdatedRows > 0n
    })
    if (isStored) return stateOf(next)
  }
  throw new AppError('changedMeanwhile')
}
