/** Access rights as one table, which the service enforces and the pages read. */

/** From the unauthenticated caller to the operator of the service. */
export const roles = ['visitor', 'user', 'agent', 'companyAdmin', 'operator'] as const
export type Role = (typeof roles)[number]

/** Scope of a right: all items, one's own, those of one's company, one's own on sites that admit visitors, or none. */
export type Right = 'allowed' | 'own' | 'company' | 'bySite' | 'no'

type Row = Readonly<Record<Role, Right>>

const row = (...[visitor, user, agent, companyAdmin, operator]: readonly [Right, Right, Right, Right, Right]): Row => ({
  visitor,
  user,
  agent,
  companyAdmin,
  operator,
})

const everybody = row('allowed', 'allowed', 'allowed', 'allowed', 'allowed')
/** Personal items are accessible to their owner only, not even to the operator. */
const ownOnly = row('no', 'own', 'own', 'own', 'own')
const ofTheCompany = row('no', 'no', 'no', 'company', 'allowed')

/** Visitors may access what they request themselves, if the site permits it. */
const ownOrVisit = row('bySite', 'own', 'own', 'own', 'own')

/** Reserved for the operator of the service. */
const operatorOnly = row('no', 'no', 'no', 'no', 'allowed')

/** Resource × action × role. A call without an entry prevents the service from starting. */
const rights = {
  /** Public product data and calculations. */
  catalogue: { read: everybody, add: everybody },
  site: { read: everybody, add: everybody },
  /** Static files, documents and the state of the service. */
  page: { read: everybody },
  signIn: { add: everybody, read: ownOnly, remove: ownOnly },
  account: { read: ownOnly, change: ownOnly, remove: ownOnly },
  permission: { read: row('no', 'own', 'own', 'company', 'allowed'), change: ofTheCompany },
  /** The company's profile and its accounts. */
  company: { read: ofTheCompany, change: ofTheCompany },
  companyPeople: { read: ofTheCompany },
  selection: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
  project: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
  /** Content of a share link, for anyone who has the link. */
  sharedProject: { read: everybody },
  favourite: { read: ownOnly, add: ownOnly, remove: ownOnly },
  /** Verification of a report, for anyone who has one. */
  report: { read: everybody },
  /** Usage events sent by the pages; not from administrators of the company. */
  behaviourLog: { add: row('allowed', 'allowed', 'allowed', 'no', 'allowed') },
  errorLog: { add: everybody },
  /** The person's own requests for quotation, those that the company received, and one by its link. */
  inquiry: { read: ownOnly, add: ownOnly, change: ownOnly },
  companyInquiry: { read: ofTheCompany, change: ofTheCompany },
  sharedInquiry: { read: everybody },
  /** The person's own submissions to the manufacturer. */
  submission: { read: ownOnly },
  /** All submissions, as the manufacturer sees them. */
  record: { read: operatorOnly, change: operatorOnly },
  usage: { read: operatorOnly },
  /** Not granted to any account: access requires METRICS_TOKEN. */
  metrics: { read: row('no', 'no', 'no', 'no', 'no') },
  /** Files of models: requesting and fetching them. */
  file: { read: ownOrVisit, add: ownOrVisit },
  /** The person's own downloads. */
  download: { read: ownOnly },
  shopping: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Row>>>>

/** A resource and an action, as declared by a call. */
export interface Access {
  readonly resource: string
  readonly action: string
}

/** @returns undefined if the table has no such entry */
export const rightsOf = ({ resource, action }: Access): Row | undefined => {
  const table: Readonly<Record<string, Readonly<Record<string, Row>>>> = rights
  return Object.hasOwn(table, resource) ? table[resource]?.[action] : undefined
}

/** Every entry of the table, in its order. */
export const rightEntries = (): readonly Access[] =>
  Object.entries(rights).flatMap(([resource, actions]) => Object.keys(actions).map((action) => ({ resource, action })))

/** The caller of a request. */
export type Principal =
  | { readonly role: 'visitor'; readonly expired: boolean }
  | {
      readonly role: Exclude<Role, 'visitor'>
      readonly personID: string
      /** Key of the site the account belongs to. */
      readonly company: string
      readonly signInID: string
      readonly agentID: string | undefined
    }

/** The items a call may access. */
export type Scope =
  | { readonly of: 'all' }
  | { readonly of: 'own'; readonly personID: string }
  | { readonly of: 'company'; readonly company: string }
  | { readonly of: 'visit' }

/**
 * @param isOpen whether the site admits visitors
 * @returns the items the principal may access; undefined: none
 */
export const scopeOf = (right: Right, principal: Principal, isOpen = false): Scope | undefined => {
  if (right === 'allowed') return { of: 'all' }
  if (right === 'bySite') return isOpen ? { of: 'visit' } : undefined
  if (right === 'no' || principal.role === 'visitor') return undefined
  return right === 'own' ? { of: 'own', personID: principal.personID } : { of: 'company', company: principal.company }
}
