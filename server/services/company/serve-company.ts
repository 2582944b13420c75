/** The calls by which administrators of a company look after it: what it tells of itself, and who has been given which button. */
import { companyState } from '../../../contract/site/company-state.ts'
import { companyUsers, permissionChange, permissions } from '../../../contract/people/people.ts'
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
import { asked, posted } from '../people/person-call.ts'
import { exampleID, longest, missing, pages, to } from '../people/record-call.ts'

const state = { name: 'CompanyState', shape: companyState }
/** The site that comes with the program. */
const exampleSite = site.parse({ key: 'default', name: 'Sizewright' })

const details = (parts: PeopleParts, sites: Pick<Sites, 'reload'>): readonly GuardedCall[] => [
  asked(
    { service: 'CompDetail', call: 'Get', kind: 'companyState', access: to('company', 'read'), answer: state },
    {},
    { example: {}, answer: (_, { visit }) => companyStateOf(parts.db, visit.site.key) },
  ),
  posted(
    {
      service: 'CompDetail',
      call: 'Update',
      kind: 'companyUpdate',
      access: to('company', 'change'),
      answer: state,
      mayMiss: 'changedMeanwhile',
    },
    {
      request: state,
      example: { version: versionOfFields(exampleSite), detail: { ...fieldsOf(exampleSite), comp_out_name_en: 'Sizewright' } },
      answer: async (wanted, { known, visit: { site: own } }) => {
        const { personID } = known()
        const now = parts.now()
        const stored = await changeCompany(parts.db, { key: own.key, wanted, time: new Date(now) }, (db, fields) =>
          noteEvent(db, { company: own.key, personID, event: 'companyChanged', detail: { fields } }, now),
        )
        // The next page of this process has it at once, those of others within seconds.
        await sites.reload()
        return stored
      },
    },
  ),
]

const people = (parts: PeopleParts): readonly GuardedCall[] => [
  asked(
    {
      service: 'UserButPer',
      call: 'GetUsers',
      kind: 'companyPeople',
      access: to('companyPeople', 'read'),
      answer: { name: 'CompanyUsers', shape: companyUsers },
    },
    { ...pages, keyword: optionalText('userKeyword', longest), order: choice('recordOrder', peopleOrders, '-created') },
    {
      example: {},
      answer: (wanted, { scope, visit }) => listCompanyPeople(parts.db, scope.of === 'company' ? scope.company : visit.site.key, wanted),
    },
  ),
  posted(
    {
      service: 'UserButPer',
      call: 'SetUserPermission',
      kind: 'setUserPermission',
      access: to('permission', 'change'),
      answer: { name: 'Permissions', shape: permissions },
      mayMiss: missing,
    },
    {
      request: { name: 'PermissionChange', shape: permissionChange },
      example: { id: exampleID, permission: 'submit', isGiven: true },
      answer: async (change, { known, scope }) => ({ infoReview: await setPermission(parts, { who: known(), scope }, change) }),
    },
  ),
]

/** @param sites those of this process */
export const serveCompany = (parts: PeopleParts, sites: Pick<Sites, 'reload'>): readonly GuardedCall[] => [
  ...details(parts, sites),
  ...people(parts),
]
