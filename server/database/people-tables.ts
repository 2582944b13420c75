/** Tables about people. Owner: `server/people`. Times are ISO 8601 in UTC, so that they sort as texts. */

/** An account; it belongs to one site. */
interface PersonTable {
  id: string
  /** Key of the site. */
  company: string
  phone: string | null
  email: string | null
  role: 'user' | 'companyAdmin' | 'operator'
  /** 1: the company has admitted the person. */
  let_in: number
  /** See `server/people/passwords.ts`. */
  password: string | null
  created_at: string
}

/** An agent that a person may act for. */
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

/** A sign-in; revoking deletes the row. */
interface SignInTable {
  /** SHA-256 of the token, which itself is not stored. */
  token_hash: string
  id: string
  person_id: string
  agent_id: string | null
  device: string
  created_at: string
  seen_at: string
  /** Extended on use, at most to `ends_at`. */
  expires_at: string
  ends_at: string
}

/** The latest code sent to an account for a purpose; deleted when used. */
interface SignInCodeTable {
  id: string
  company: string
  account: string
  type: string
  code_hash: string
  expires_at: string
  tries: number
}

/** Number of attempts within a time. */
interface AttemptTable {
  key: string
  began_at: string
  ends_at: string
  count: number
}

/** A message to a person. Its body is cleared once it is sent. */
interface MessageTable {
  id: string
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  body: string
  created_at: string
  /** Deleted after this time. */
  expires_at: string
  sent_at: string | null
  /** Reason of a failed delivery. */
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
  /** Id chosen by the sender: repeated requests are stored once. */
  client_id: string
  name: string
  /** Lower-case name for searching. */
  name_folded: string
  /** Newest version, from 1. */
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
  /** Results when it was saved, JSON. */
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
  /** JSON, see `contract/saved/saved-assembly.ts`; null for a single model. */
  assembly: string | null
  quantity: number
  note: string
  added_at: string
}

/** A group of selections, e.g. for a machine or an axis. */
interface ProjectTable {
  id: string
  person_id: string
  company: string
  /** Id chosen by the sender: repeated requests are stored once. */
  client_id: string
  name: string
  customer: string
  number: string
  notes: string
  /** Lower-case name, customer and number for searching. */
  words_folded: string
  name_folded: string
  created_at: string
  changed_at: string
  deleted_at: string | null
}

/** The project of a selection; each is in one at most. */
interface ProjectSelectionTable {
  record_id: string
  project_id: string
  /** Position in the project. */
  place: number
}

/** A shared link; revoking deletes the row. */
interface ProjectLinkTable {
  id: string
  project_id: string
  /** SHA-256 of the token, which itself is not stored. */
  token_hash: string
  created_at: string
  ends_at: string
}

/** A request for quotation of an assembly. */
interface InquiryTable {
  id: string
  /** Sender; null for a deleted account. */
  person_id: string | null
  client_id: string
  company: string
  state: 'sent' | 'seen' | 'answered' | 'withdrawn'
  /** Number of changes. */
  version: number
  /** Number of the assembly. */
  reference: string
  quantity: number
  /** `2026-12-24`. */
  needed_by: string | null
  contact: string
  message: string
  /** JSON, see `server/people/inquiries.ts`. */
  snapshot: string
  answer: string
  /** SHA-256 of the token of its link, which itself is not stored. */
  token_hash: string
  link_ends: string
  created_at: string
  changed_at: string
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
  inquiry: InquiryTable
}
