/** The whole app on a database of its own, and somebody of every role who is signed in there. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '../../../../contract/people/rights.ts'
import { roles } from '../../../../contract/people/rights.ts'
import { readConfig } from '../../../../server/base/config.ts'
import type { Database } from '../../../../server/database/database.ts'
import { addAgent, changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { createWholeApp } from '../../../../server/whole-app.ts'
import { askingOf, peopleSites, type PeopleService, startClock } from '../people/people-service.ts'
import { strictly } from '../support/strict-log.ts'

/** For what the service keeps beside its database: gone with the run of the tests. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-whole-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const createWholeService = async (database: Database, more: Readonly<Record<string, string>> = {}): Promise<PeopleService> => {
  const clock = startClock()
  for (const one of peopleSites) await saveSite(database.db, JSON.stringify(one), new Date(clock.now()))
  const settings = {
    REQUESTS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
    TRUST_PROXY: 'true',
    DIST_DIR: '/nowhere',
    DATA_DIR: newFolder(),
    ...more,
  }
  const { app, calls, people } = await createWholeApp(readConfig(settings), database, {
    clock: { now: clock.now, worked: () => performance.now() },
    log: strictly(() => undefined),
  })
  return askingOf({ app, calls, people, database, clock })
}

/** Somebody signed in, with a site to ask at. */
export interface Actor {
  readonly phone: string
  readonly site: string
  readonly token: string
}

export const actorOf = async (service: PeopleService, role: Role, phone: string, site = 'default'): Promise<Actor> => {
  const token = await service.tokenOf(phone, { site })
  const person = await findPerson(service.database.db, { company: site, account: phone })
  const id = person?.id ?? ''
  if (role === 'companyAdmin' || role === 'operator') await changePerson(service.database.db, id, { role })
  if (role === 'agent') {
    await addAgent(service.database.db, id, 'North')
    const [agent] = (await service.get('/api/User/GetUserAgents', { token, site })).data as { userAgentID: string }[] // added just now
    await service.post('/api/User/ChooseAgent', { userAgentID: agent?.userAgentID }, { token, site })
  }
  return { phone, site, token }
}

const phones = { user: '13800000001', agent: '13800000002', companyAdmin: '13800000003', operator: '13800000004' } as const

/** One of each role; a visitor is nobody. */
export const actorsOf = async (service: PeopleService): Promise<Readonly<Partial<Record<Role, Actor>>>> => {
  const actors: Partial<Record<Role, Actor>> = {}
  for (const role of roles) if (role !== 'visitor') actors[role] = await actorOf(service, role, phones[role])
  return actors
}

const colleague = '13800000009'

/** Two whose things are not those of the others: one of the same company, one of another. */
export const othersOf = async (service: PeopleService) => ({
  colleague: await actorOf(service, 'user', colleague),
  otherCompany: await actorOf(service, 'user', colleague, 'other'),
})
