/** The calls about a company on a database whose sites they change, with people of two companies. */
import type { CompanyState } from '../../../../contract/site/company-state.ts'
import type { Database } from '../../../../server/database/database.ts'
import { changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { type GuardedCall, open } from '../../../../server/services/calls/guarded-call.ts'
import { siteCalls } from '../../../../server/services/sites/site-calls.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { createSites } from '../../../../server/sites/sites.ts'
import { createPeopleService } from '../people/people-service.ts'

const login = { auth: true }
export const written = {
  key: 'default',
  name: 'Default',
  hosts: ['default.example'],
  status: 2,
  redirectOrigins: ['https://shop.example'],
  switches: { login, search: false },
}

/** A service on the sites of a database. */
export const onSites = async (database: Database, calls: readonly GuardedCall[] = []) => {
  const sites = await createSites(database)
  const more = [...open('site', siteCalls({ overlay: 'declared', serviceFactor: 'offered' })), ...calls]
  return { ...createPeopleService(database, { sites, more }), sites }
}

export const createCompanyService = async (database: Database, more: object = {}, calls: readonly GuardedCall[] = []) => {
  for (const one of [
    { ...written, ...more },
    { key: 'other', name: 'Other', switches: { login } },
  ]) {
    await saveSite(database.db, JSON.stringify(one), new Date(0))
  }
  const service = await onSites(database, calls)
  const personWith = async (phone: string, role: 'user' | 'companyAdmin' | 'operator', site = 'default') => {
    const token = await service.tokenOf(phone, { site })
    const { id = '' } = (await findPerson(database.db, { company: site, account: phone })) ?? {}
    await changePerson(database.db, id, { role })
    return { token, id, site }
  }
  const stateFor = async (ask: { token: string; site?: string }) => {
    const { data } = await service.get('/api/CompDetail/Get', ask)
    return data as CompanyState // its own answer, whose shape the examples check
  }
  const update = (ask: { token: string; site?: string }, body: unknown) => service.post('/api/CompDetail/Update', body, ask)
  return { ...service, personWith, stateFor, update }
}
