/** Who may do what: one table, which the service executes and its pages read. */

/** From the one who is not known to the one who runs the service. */
export const roles = ['visitor', 'user', 'agent', 'companyAdmin', 'operator'] as const
export type Role = (typeof roles)[number]

/** All things of the kind, one's own, those of one's company, what one asks for oneself where the site opens it to visitors, or none. */
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
/** What belongs to a person is nobody else's, not even the operator's. */
const ownOnly = row('no', 'own', 'own', 'own', 'own')
const ofTheCompany = row('no', 'no', 'no', 'company', 'allowed')

/** Somebody who is not known has what they ask for themselves, where the site lets them. */
const ownOrVisit = row('bySite', 'own', 'own', 'own', 'own')

/** What runs the service is one person's work alone. */
const operatorOnly = row('no', 'no', 'no', 'no', 'allowed')

/** Resource × action × role. What is not here does not start. */
const rights = {
  /** Everything that anybody may read of products, and the calculations. */
  catalogue: { read: everybody, add: everybody },
  site: { read: everybody, add: everybody },
  /** Files, documents, state of the service. */
  page: { read: everybody },
  signIn: { add: everybody, read: ownOnly, remove: ownOnly },
  account: { read: ownOnly, change: ownOnly, remove: ownOnly },
  permission: { read: row('no', 'own', 'own', 'company', 'allowed'), change: ofTheCompany },
  /** What a company tells of itself, and who has an account there. */
  company: { read: ofTheCompany, change: ofTheCompany },
  companyPeople: { read: ofTheCompany },
  selection: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
  project: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
  /** What a link shows to whoever has it. */
  sharedProject: { read: everybody },
  favourite: { read: ownOnly, add: ownOnly, remove: ownOnly },
  /** Whether a report is what it says: asked by whoever was given one. */
  report: { read: everybody },
  /** What the pages tell of their use: not of those who run the company's site. */
  behaviourLog: { add: row('allowed', 'allowed', 'allowed', 'no', 'allowed') },
  errorLog: { add: everybody },
  /** What one sent to the manufacturer. */
  submission: { read: ownOnly },
  /** The same as the manufacturer sees it: everybody's. */
  record: { read: operatorOnly, change: operatorOnly },
  usage: { read: operatorOnly },
  /** Of no account: whoever has METRICS_TOKEN reads them. */
  metrics: { read: row('no', 'no', 'no', 'no', 'no') },
  /** Files of models: asking for one, and fetching it. */
  file: { read: ownOrVisit, add: ownOrVisit },
  /** What one has fetched. */
  download: { read: ownOnly },
  shopping: { read: ownOnly, add: ownOnly, change: ownOnly, remove: ownOnly },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Row>>>>

/** A thing and what is done with it, as a call names them. */
export interface Access {
  readonly resource: string
  readonly action: string
}

/** @returns undefined where the table has no such entry */
export const rightsOf = ({ resource, action }: Access): Row | undefined => {
  const table: Readonly<Record<string, Readonly<Record<string, Row>>>> = rights
  return Object.hasOwn(table, resource) ? table[resource]?.[action] : undefined
}

/** Every entry of the table, in its order. */
export const rightEntries = (): readonly Access[] =>
  Object.entries(rights).flatMap(([resource, actions]) => Object.keys(actions).map((action) => ({ resource, action })))

/** Who calls. */
export type Principal =
  | { readonly role: 'visitor'; readonly expired: boolean }
  | {
      readonly role: Exclude<Role, 'visitor'>
      readonly personID: string
      /** Key of the site that the account belongs to. */
      readonly company: string
      readonly signInID: string
      readonly agentID: string | undefined
    }

/** The things that a call may touch. */
export type Scope =
  | { readonly of: 'all' }
  | { readonly of: 'own'; readonly personID: string }
  | { readonly of: 'company'; readonly company: string }
  | { readonly of: 'visit' }

/**
 * @param isOpen whether the site lets visitors
 * @returns what somebody may touch; undefined: nothing
 */
export const scopeOf = (right: Right, principal: Principal, isOpen = false): Scope | undefined => {
  if (right === 'allowed') return { of: 'all' }
  if (right === 'bySite') return isOpen ? { of: 'visit' } : undefined
  if (right === 'no' || principal.role === 'visitor') return undefined
  return right === 'own' ? { of: 'own', personID: principal.personID } : { of: 'company', company: principal.company }
}
