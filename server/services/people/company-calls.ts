/** Calls with which company administrators change the company's details and button permissions. */
import { companyState } from '../../../contract/site/company-state.ts'
import { companyUsers, permissionChange, permissions } from '../../../contract/people/people.ts'
import { logoFaults } from '../../../contract/site/logo.ts'
import { site } from '../../../contract/site/site.ts'
import { noteEvent } from '../../people/audit.ts'
import { listCompanyPeople, peopleOrders } from '../../people/company-people.ts'
import { setPermission } from '../../people/own-account.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { fieldsOf, versionOfFields } from '../../sites/company-fields.ts'
import { changeCompany, companyStateOf } from '../../sites/company-state.ts'
import type { Sites } from '../../sites/sites.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { choice, optionalText } from '../calls/read-query.ts'
import { personCall } from './person-call.ts'
import { exampleID, longest, missing, pages, to } from './record-call.ts'

const state = { name: 'CompanyState', shape: companyState }
/** The site that comes with the program. */
const exampleSite = site.parse({ key: 'default', name: 'Sizewright' })

const detailCalls = (parts: PeopleParts, sites: Pick<Sites, 'reload'>): readonly GuardedCall[] => [
  personCall({
    service: 'CompDetail',
    call: 'Get',
    operation: 'companyState',
    summary: 'Get the company details that can be changed',
    description:
      'For administrators: the fields that may be changed, and their version. null means not set. A logo is an SVG element or data:image/png;base64.',
    access: to('company', 'read'),
    answer: state,
    handler: (_, { visit }) => companyStateOf(parts.db, visit.site.key),
  }),
  personCall({
    service: 'CompDetail',
    call: 'Update',
    operation: 'companyUpdate',
    summary: 'Change the company details',
    description:
      'For administrators, with the version that was read: if the fields have changed since, nothing is stored (409). Answers with the fields and their new version; the pages show them within seconds.',
    access: to('company', 'change'),
    body: state,
    example: { body: { version: versionOfFields(exampleSite), detail: { ...fieldsOf(exampleSite), comp_out_name_en: 'Sizewright' } } },
    answer: state,
    failures: ['changedMeanwhile', 'unknownSite', ...logoFaults],
    handler: async ({ body: requested }, { signedIn, visit: { site: own } }) => {
      const { personID } = signedIn()
      const now = parts.now()
      const stored = await changeCompany(parts.db, { key: own.key, requested, time: new Date(now) }, (db, fields) =>
        noteEvent(db, { company: own.key, personID, event: 'companyChanged', detail: { fields } }, now),
      )
      // This process shows the change at once, other processes within seconds.
      await sites.reload()
      return stored
    },
  }),
]

const userCalls = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service: 'UserButPer',
    call: 'GetUsers',
    operation: 'companyPeople',
    summary: 'List the users of the company',
    description: 'For administrators: a page of the accounts with masked phone number or e-mail address, role and button permissions.',
    access: to('companyPeople', 'read'),
    parameters: {
      ...pages,
      keyword: optionalText('A complete account, the first or last digits of a phone number, or the host of an e-mail address', longest),
      order: choice('Sort key; a leading minus reverses the order', peopleOrders, '-created'),
    },
    answer: { name: 'CompanyUsers', shape: companyUsers },
    handler: ({ query }, { scope, visit }) => listCompanyPeople(parts.db, scope.of === 'company' ? scope.company : visit.site.key, query),
  }),
  personCall({
    service: 'UserButPer',
    call: 'SetUserPermission',
    operation: 'setUserPermission',
    summary: 'Grant or revoke a button permission',
    description: 'For administrators: changes one button of one user of the company and answers with the buttons the user then has.',
    access: to('permission', 'change'),
    body: { name: 'PermissionChange', shape: permissionChange },
    example: { body: { id: exampleID, permission: 'submit', isGiven: true } },
    answer: { name: 'Permissions', shape: permissions },
    failures: [missing],
    handler: async ({ body }, { signedIn, scope }) => ({
      infoReview: await setPermission(parts, { principal: signedIn(), scope }, body),
    }),
  }),
]

/** @param sites sites of this process */
export const companyCalls = (parts: PeopleParts, sites: Pick<Sites, 'reload'>): readonly GuardedCall[] => [
  ...detailCalls(parts, sites),
  ...userCalls(parts),
]
