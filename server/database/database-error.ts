/** External causes of database failures. */

export type DatabaseErrorCode =
  /** The file is not a SQLite database or is damaged. It is left unchanged. */
  | 'databaseCorrupt'
  /** The disk is full; the change was rolled back. */
  | 'databaseFull'
  /** The file or its folder cannot be read or written. */
  | 'databaseNotWritable'
  /** Another program has locked it. */
  | 'databaseLocked'
  /** The server at DATABASE_URL does not respond or refuses the login. */
  | 'databaseUnreachable'
  /** The database was written by a newer version of this program. */
  | 'databaseNewer'

/** Contains no credentials: `params` names the file or the host. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode
  readonly params: Readonly<Record<string, string>>

  constructor(code: DatabaseErrorCode, params: Readonly<Record<string, string>>, cause?: unknown) {
    super(`${code} ${JSON.stringify(params)}`, { cause })
    this.name = 'DatabaseError'
    this.code = code
    this.params = params
  }
}

/** Prefixes of codes of SQLite (result codes), PostgreSQL (SQLSTATE) and the operating system. */
const codesByPrefix: readonly (readonly [string, DatabaseErrorCode])[] = [
  ['SQLITE_CORRUPT', 'databaseCorrupt'],
  ['SQLITE_NOTADB', 'databaseCorrupt'],
  ['SQLITE_FULL', 'databaseFull'],
  ['ENOSPC', 'databaseFull'],
  ['EDQUOT', 'databaseFull'],
  ['53100', 'databaseFull'],
  ['SQLITE_READONLY', 'databaseNotWritable'],
  ['SQLITE_CANTOPEN', 'databaseNotWritable'],
  ['SQLITE_PERM', 'databaseNotWritable'],
  ['SQLITE_IOERR', 'databaseNotWritable'],
  // A read-only replica.
  ['25006', 'databaseNotWritable'],
  ['EACCES', 'databaseNotWritable'],
  ['EPERM', 'databaseNotWritable'],
  ['EROFS', 'databaseNotWritable'],
  ['ENOENT', 'databaseNotWritable'],
  ['EEXIST', 'databaseNotWritable'],
  ['ENOTDIR', 'databaseNotWritable'],
  ['EISDIR', 'databaseNotWritable'],
  ['SQLITE_BUSY', 'databaseLocked'],
  ['SQLITE_LOCKED', 'databaseLocked'],
  ['55P03', 'databaseLocked'],
  ['ECONNREFUSED', 'databaseUnreachable'],
  ['ECONNRESET', 'databaseUnreachable'],
  ['ENOTFOUND', 'databaseUnreachable'],
  ['EAI_AGAIN', 'databaseUnreachable'],
  ['ETIMEDOUT', 'databaseUnreachable'],
  ['08', 'databaseUnreachable'],
  ['28', 'databaseUnreachable'],
  ['3D000', 'databaseUnreachable'],
  ['53300', 'databaseUnreachable'],
  ['57P0', 'databaseUnreachable'],
  ['57014', 'databaseUnreachable'],
]

/** Messages of the PostgreSQL driver without a code. */
const unreachable =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|The server does not support SSL)/

/**
 * Converts a failure with an external cause; other errors are returned unchanged.
 *
 * @param error error of a driver
 * @param params identifies the database
 */
export function toDatabaseError(error: unknown, params: Readonly<Record<string, string>>): unknown {
  if (error instanceof DatabaseError) return error
  const thrown = codeOf(error)
  const known = codesByPrefix.find(([prefix]) => thrown.startsWith(prefix))
  const code = known?.[1] ?? (error instanceof Error && unreachable.test(error.message) ? 'databaseUnreachable' : undefined)
  return code === undefined ? error : new DatabaseError(code, params, error)
}

/** Whether a row was refused because its key exists. */
export const isConflict = (error: unknown): boolean => /^(SQLITE_CONSTRAINT|23505$)/.test(codeOf(error))

/** The code of an error; an AggregateError of connection attempts has it on its first error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return inner instanceof Error && 'code' in inner ? String(inner.code) : ''
}
