/** The tables about people. Owner: `server/people`. Times are ISO 8601 in UTC, so that their texts sort as they do. */

/** An account; it belongs to the site where it was made. */
interface PersonTable {
  id: string
  /** Key of the site. */
  company: string
  phone: string | null
  email: string | null
  role: 'user' | 'companyAdmin' | 'operator'
  /** 1: the company has let it in. */
  let_in: number
  /** See `server/people/passwords.ts`. */
  password: string | null
  created_at: string
}

/** Another name that a person may act under. */
interface AgentTable {
  id: string
  person_id: string
  name: string
  logo_url: string | null
}

interface PersonPermissionTable {
  person_id: string
  name: string
}

/** Where somebody is signed in; a row that is gone was revoked. */
interface SignInTable {
  /** SHA-256 of the token, which is kept nowhere. */
  token_hash: string
  id: string
  person_id: string
  agent_id: string | null
  device: string
  created_at: string
  seen_at: string
  /** Moves on with use, up to `ends_at`. */
  expires_at: string
  ends_at: string
}

/** The code sent last to an account for a purpose; a row that is gone was used. */
interface SignInCodeTable {
  id: string
  company: string
  account: string
  type: string
  code_hash: string
  expires_at: string
  tries: number
}

/** How often something was tried within a window of time. */
interface AttemptTable {
  key: string
  began_at: string
  ends_at: string
  count: number
}

/** A message to somebody. Its body is emptied once it is sent. */
interface MessageTable {
  id: string
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  body: string
  created_at: string
  /** It is of no use afterwards and is removed. */
  expires_at: string
  sent_at: string | null
  /** Why it was not sent. */
  fault: string | null
}

interface AuditEntryTable {
  id: string
  at: string
  company: string
  person_id: string | null
  event: string
  /** JSON. */
  detail: string
}

interface SelectionRecordTable {
  id: string
  person_id: string
  company: string
  /** The sender's own name for it: one that is repeated is stored once. */
  client_id: string
  name: string
  /** In small letters, for the search. */
  name_folded: string
  /** The newest one, from 1. */
  version: number
  created_at: string
  changed_at: string
  deleted_at: string | null
}

interface SelectionVersionTable {
  record_id: string
  version: number
  /** JSON, see `contract/saved/selection-document.ts`. */
  selection: string
  /** Results as they were, JSON. */
  snapshot: string | null
  /** SHA-256 of the selection's JSON, hexadecimal. */
  hash: string
  saved_at: string
}

interface FavouriteTable {
  person_id: string
  fid: string
  added_at: string
}

interface ShoppingItemTable {
  id: string
  person_id: string
  client_id: string
  selection_id: string
  /** JSON. */
  order_params: string
  quantity: number
  note: string
  added_at: string
}

/** Selections that belong together: a machine, an axis. */
interface ProjectTable {
  id: string
  person_id: string
  company: string
  /** The sender's own name for it: one that is repeated is stored once. */
  client_id: string
  name: string
  customer: string
  number: string
  notes: string
  /** Name, customer and number in small letters, for the search. */
  words_folded: string
  name_folded: string
  created_at: string
  changed_at: string
  deleted_at: string | null
}

/** A selection is in one project at most. */
interface ProjectSelectionTable {
  record_id: string
  project_id: string
  /** In the order in which they were put there. */
  place: number
}

/** A row that is gone was revoked. */
interface ProjectLinkTable {
  id: string
  project_id: string
  /** SHA-256 of the token, which is kept nowhere. */
  token_hash: string
  created_at: string
  ends_at: string
}

export interface PeopleTables {
  person: PersonTable
  agent: AgentTable
  person_permission: PersonPermissionTable
  sign_in: SignInTable
  sign_in_code: SignInCodeTable
  attempt: AttemptTable
  message: MessageTable
  audit_entry: AuditEntryTable
  selection_record: SelectionRecordTable
  selection_version: SelectionVersionTable
  favourite: FavouriteTable
  shopping_item: ShoppingItemTable
  project: ProjectTable
  project_selection: ProjectSelectionTable
  project_link: ProjectLinkTable
}
