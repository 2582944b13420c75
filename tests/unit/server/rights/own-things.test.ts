/** Calls over things of somebody: one's own, a colleague's, those of another company. */
import { expect, it } from 'vitest'
import { type Right, type Role, roles, rightsOf } from '../../../../contract/people/rights.ts'
import { findPerson } from '../../../../server/people/people-repository.ts'
import type { Answer, PeopleService } from '../people/people-service.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { addInquiry } from '../../../../server/people/inquiries.ts'
import { addSceneRecord } from '../../../../server/records/repository.ts'
import { sampleRecord, sampleTime } from '../records/sample-record.ts'
import { sampleInquiry } from '../people/sample-inquiry.ts'
import { type Actor, actorsOf, createWholeService, othersOf } from './actors.ts'

const selection = { v: 1, calculator: '30', inputs: { W: 80 } }

const idIn = ({ data }: Answer): string => (data as { id: string }).id // of something that was just stored

const someSelection = async ({ post }: PeopleService, actor: Actor) => idIn(await post('/api/RecordSelection/Add', { selection }, actor))
const someItem = async ({ post }: PeopleService, actor: Actor) =>
  idIn(await post('/api/RecordShopping/AddRecordStopping', { selectionID: 'WTF/THK-WTF2040-2', orderParams: [] }, actor))
const someProject = async ({ post }: PeopleService, actor: Actor) => idIn(await post('/api/RecordProject/Add', { name: 'Press' }, actor))
const someLink = async (service: PeopleService, actor: Actor) =>
  idIn(await service.post('/api/RecordProject/Share', { id: await someProject(service, actor), days: 7 }, actor))
const otherSignIn = async ({ get, tokenOf }: PeopleService, { phone, site, token }: Actor) => {
  await tokenOf(phone, { site })
  const list = (await get('/api/User/SignIns', { site, token })).data as { id: string; isThis: boolean }[] // its own list
  return list.find(({ isThis }) => !isThis)?.id ?? 'none'
}

/** Submitted by whoever it is, on their site. */
const someRecord = async ({ database: { db } }: PeopleService, { phone, site }: Actor): Promise<string> => {
  const person = await findPerson(db, { company: site, account: phone })
  return (await addSceneRecord(db, { ...sampleRecord(), personID: person?.id }, sampleTime)).number
}

/** Sent by whoever it is, on their site. */
const someInquiry = async ({ database: { db } }: PeopleService, { phone, site }: Actor): Promise<string> => {
  const person = await findPerson(db, { company: site, account: phone })
  if (!person) return 'none'
  return (await addInquiry(db, { personID: person.id, company: site }, { inquiry: sampleInquiry(), time: sampleTime })).id
}

type Ask = (service: PeopleService, owner: Actor, asking: Actor) => Promise<Answer>
const bySelection =
  (call: string, more = ''): Ask =>
  async (service, owner, asking) =>
    service.post(`/api/RecordSelection/${call}?ID=${await someSelection(service, owner)}${more}`, {}, asking)

const byProject =
  (call: string, more: Readonly<Record<string, unknown>> = {}): Ask =>
  async (service, owner, asking) =>
    service.post(`/api/RecordProject/${call}`, { id: await someProject(service, owner), ...more }, asking)
const readProject =
  (call: string): Ask =>
  async (service, owner, asking) =>
    service.get(`/api/RecordProject/${call}?id=${await someProject(service, owner)}`, asking)

/** What each call that names a thing asks of a thing of somebody. */
const askOf: Readonly<Record<string, Ask>> = {
  selectionAdd: async (service, owner, asking) =>
    service.post('/api/RecordSelection/Add', { id: await someSelection(service, owner), selection }, asking),
  selectionDetails: async (service, owner, asking) =>
    service.get(`/api/RecordSelection/GetDetails?id=${await someSelection(service, owner)}`, asking),
  selectionDelete: bySelection('Delete'),
  selectionRestore: bySelection('Restore'),
  selectionRename: bySelection('Rename', '&name=x'),
  selectionCopy: bySelection('Copy', '&name=x'),
  shoppingUpdate: async (service, owner, asking) =>
    service.post('/api/RecordShopping/UpdateRecordStopping', { id: await someItem(service, owner), quantity: 2, note: '' }, asking),
  shoppingRemove: async (service, owner, asking) =>
    service.post('/api/RecordShopping/RemoveRecordStopping', { id: await someItem(service, owner) }, asking),
  projectDetails: readProject('GetDetails'),
  projectExport: readProject('Export'),
  projectUpdate: byProject('Update', { name: 'x' }),
  projectDelete: byProject('Delete'),
  projectRestore: async (service, owner, asking) => {
    const id = await someProject(service, owner)
    await service.post('/api/RecordProject/Delete', { id }, owner)
    return service.post('/api/RecordProject/Restore', { id }, asking)
  },
  projectPut: async (service, owner, asking) =>
    service.post(
      '/api/RecordProject/Put',
      { selectionID: await someSelection(service, owner), projectID: await someProject(service, owner) },
      asking,
    ),
  projectShare: byProject('Share', { days: 7 }),
  projectUnshare: async (service, owner, asking) =>
    service.post('/api/RecordProject/Unshare', { id: await someLink(service, owner) }, asking),
  revokeSignIn: async (service, owner, asking) => service.post('/api/User/RevokeSignIn', { id: await otherSignIn(service, owner) }, asking),
  submissionDetails: async (service, owner, asking) =>
    service.get(`/api/RecordSubmission/GetDetails?number=${await someRecord(service, owner)}`, asking),
  recordDetails: async (service, owner, asking) =>
    service.get(`/api/OperatorRecord/GetDetails?number=${await someRecord(service, owner)}`, asking),
  inquiryDetails: async (service, owner, asking) =>
    service.get(`/api/RecordInquiry/GetDetails?id=${await someInquiry(service, owner)}`, asking),
  inquiryWithdraw: async (service, owner, asking) =>
    service.post('/api/RecordInquiry/Withdraw', { id: await someInquiry(service, owner) }, asking),
  companyInquiryDetails: async (service, owner, asking) =>
    service.get(`/api/CompanyInquiry/GetDetails?id=${await someInquiry(service, owner)}`, asking),
  companyInquiryAnswer: async (service, owner, asking) =>
    service.post('/api/CompanyInquiry/Answer', { id: await someInquiry(service, owner), version: 0, answer: 'Yes.' }, asking),
  recordAnswer: async (service, owner, asking) =>
    service.post(
      '/api/OperatorRecord/Answer',
      { number: await someRecord(service, owner), version: 0, state: 'inWork', answer: '' },
      asking,
    ),
  fileState: async (service, owner, asking) =>
    service.get(`/api/RecordDownload/CheckCreateModel?checkPath=${await someFile(service, owner)}`, asking),
  fileDownload: async (service, owner, asking) => {
    const { app } = service
    const path = `/api/RecordDownload/Download?id=${await someFile(service, owner)}`
    const headers = { 'site-key': asking.site, authorization: `Bearer ${asking.token}` }
    const answer = await app.request(path, { headers })
    return { status: answer.status, code: 0, data: undefined, text: await answer.text(), headers: answer.headers }
  },
  fileLog: async (service, owner, asking) =>
    service.post('/api/log/download', { id: await someFile(service, owner), outcome: 'saved' }, asking),
  // Asked at the site of the account: only who runs the service is known there.
  addUserPermission: (service, owner, asking) =>
    service.post('/api/UserButPer/AddUserPermission', { user: owner.phone, infoReview: ['price'] }, { ...asking, site: owner.site }),
  setUserPermission: async (service, owner, asking) => {
    const { id = 'none' } = (await findPerson(service.database.db, { company: owner.site, account: owner.phone })) ?? {}
    return service.post('/api/UserButPer/SetUserPermission', { id, permission: 'price', isGiven: true }, asking)
  },
}

/** Of a file that was made, as the table of jobs knows it: it is made anew where it is asked for. */
const someFile = async ({ post, calls, database: { db } }: PeopleService, actor: Actor): Promise<string> => {
  const create = calls.find(({ operation }) => operation === 'fileCreate')
  const { data } = await post('/api/RecordDownload/CreateModel', create?.method === 'POST' ? create.body.example() : {}, actor)
  await db.updateTable('file_job').set({ state: 'done', length: 0, content_hash: '' }).where('state', '=', 'waiting').execute()
  return (data as { taskid: string }).taskid // asked for just now
}

const whoseThings = ['own', 'colleague', 'otherCompany'] as const
type Whose = (typeof whoseThings)[number]
const expected = (right: Right, whose: Whose): string => {
  // The site lets nobody have files who has not signed in.
  if (right === 'no' || right === 'bySite') return 'refused'
  const reaches: Readonly<Record<Whose, boolean>> = { own: true, colleague: right !== 'own', otherCompany: right === 'allowed' }
  return reaches[whose] ? 'done' : 'unknown'
}

const outcome = ({ status }: Answer): string => ({ 200: 'done', 401: 'refused', 403: 'refused', 404: 'unknown' })[status] ?? String(status)

/** Calls that touch no thing but those of whoever asks: none is named in what they take. */
const namesNothing = [
  'userUpdate',
  'myRecordCount',
  'siteUserInfo',
  'userAgents',
  // Agents are the person's own; one that is not is unknown, see below.
  'chooseAgent',
  'signOut',
  'signIns',
  'setPassword',
  'userPermissions',
  'exportMine',
  'removeAccount',
  'selectionList',
  'isCollected',
  'collect',
  'cancelCollect',
  'collectList',
  'projectAdd',
  'projectImport',
  'projectList',
  'shoppingAdd',
  'shoppingList',
  'mergeMine',
  // What is asked for, and by it what was asked for before.
  'fileCheck',
  'fileCreate',
  'fileSend',
  'fileList',
  'fileAgents',
  // Of the company at whose site it is asked.
  'companyState',
  'companyUpdate',
  'companyPeople',
  'submissionList',
  'inquiryAdd',
  'inquiryList',
  'companyInquiryList',
  // The operator's lists are of everybody.
  'recordList',
  'usage',
]

describeOnDatabase('rights over things', 'own_things', (databases) => {
  it('are those of the table over one’s own, a colleague’s and another company’s', async () => {
    const service = await createWholeService(await databases.seeded())
    const [others, actors] = [await othersOf(service), await actorsOf(service)]
    // A visitor owns nothing.
    const cases = roles.flatMap((role) =>
      whoseThings.filter((whose) => role !== 'visitor' || whose !== 'own').map((whose) => ({ role, whose })),
    )
    let count = 0
    for (const call of service.calls.filter(({ operation = '' }) => operation in askOf)) {
      for (const { role, whose } of cases) {
        const asking = actors[role] ?? { phone: '', site: 'default', token: 'none' }
        const answer = await askOf[call.operation ?? '']?.(service, whose === 'own' ? asking : others[whose], asking)
        const right = rightsOf(call.access)?.[role] ?? 'no'
        // At another company's site nobody of this one is known.
        const isUnknownThere = call.operation === 'addUserPermission' && whose === 'otherCompany' && right !== 'allowed'
        const expectedOutcome = isUnknownThere ? 'refused' : expected(right, whose)
        expect(answer && outcome(answer), `${call.operation} by ${role} of ${whose}`).toBe(expectedOutcome)
        count++
      }
    }
    process.stdout.write(`rights: ${Object.keys(askOf).length} calls that name things, ${count} questions\n`)
    expect(count).toBe(Object.keys(askOf).length * cases.length)
  })

  it('are asked of every call: one that somebody may use for some things alone names a thing here, or none', async () => {
    const { calls } = await createWholeService(await databases.seeded())
    const limited = calls.filter(({ access }) => roles.some((role: Role) => rightsOf(access)?.[role] !== 'allowed'))
    const isOfAll = ({ access: { resource } }: (typeof calls)[number]) => resource === 'behaviourLog'
    const named = [...Object.keys(askOf), ...namesNothing]
    expect(
      limited
        .filter((call) => !isOfAll(call))
        .map(({ operation = '' }) => operation)
        .toSorted(),
    ).toEqual(named.toSorted())
  })

  it('do not reach the agents of another person', async () => {
    const service = await createWholeService(await databases.seeded())
    const { agent, user } = await actorsOf(service)
    const agents = (await service.get('/api/User/GetUserAgents', agent)).data as { userAgentID: string }[] // of the one who has one
    const stolen = await service.post('/api/User/ChooseAgent', { userAgentID: agents[0]?.userAgentID }, user)
    expect([agents.length, stolen.code]).toEqual([1, 40406])
  })
})
