/** The calls about submitted records: their senders see state and answer, the operator changes them. */
import { errorCodes } from '../../../../contract/errors.ts'
import { expect, it } from 'vitest'
import type { BehaviourBatch } from '../../../../contract/site/logs.ts'
import { submissionList } from '../../../../contract/people/submissions.ts'
import { changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { PeopleService } from '../people/people-service.ts'
import { createWholeService } from '../rights/actors.ts'
import { submissionOf } from '../support/submission.ts'
import { sampleBatch, sampleEvent, sampleReport } from '../logs/sample-logs.ts'
import { addBehaviour, addFaults } from '../../../../server/logs/repository.ts'

type EventName = BehaviourBatch['events'][number]['name']
const phone = '13800000001'
const submitPath = '/YQWorking/api/RotatingPlatformWorking/SubmitRecord'

const prepare = async (database: Database) => {
  const service = await createWholeService(database)
  const sender = { token: await service.tokenOf(phone) }
  const operator = { token: await service.tokenOf('13800000002') }
  const person = await findPerson(database.db, { company: 'default', account: '13800000002' })
  await changePerson(database.db, person?.id ?? '', { role: 'operator' })
  const { number } = (await service.post(submitPath, submissionOf(), sender)).data as { number: string } // stored just now
  return { service, sender, operator, number }
}

const stateOf = async (service: PeopleService, ask: { readonly token: string }) => {
  const { list } = submissionList.parse((await service.get('/api/RecordSubmission/GetList', ask)).data)
  return list.map(({ number, state }) => `${number} ${state}`)
}

describeOnDatabase('what was sent to the manufacturer', 'submissions', (databases) => {
  it('is seen by its sender with state and answer, by nobody else of the people, and by the operator without a name', async () => {
    const { service, sender, operator, number } = await prepare(await databases.seeded())
    const stranger = { token: await service.tokenOf('13800000003') }
    await service.post(submitPath, submissionOf('ring'))
    expect(await stateOf(service, sender)).toEqual([`${number} new`])
    expect(await stateOf(service, stranger)).toEqual([])
    const details = `/api/RecordSubmission/GetDetails?number=${number}`
    expect([await service.get(details), await service.get(details, stranger)].map(({ code }) => code)).toEqual([40101, 40406])
    const seen = await service.get(`/api/OperatorRecord/GetDetails?number=${number}`, operator)
    expect(seen.data).toMatchObject({ number, hasSender: true, changedBy: null, version: 0, sceneName: 'Disc with workpieces' })
    expect(seen.text).not.toMatch(/1380000000|personID/)
    const reply = { number, version: 0, state: 'answered', answer: 'DG-85 fits.\nRegards' }
    expect((await service.post('/api/OperatorRecord/Answer', reply, operator)).data).toMatchObject({ state: 'answered', changedBy: 'me' })
    expect(await stateOf(service, sender)).toEqual([`${number} answered`])
    const own = await service.get(details, sender)
    expect(own.data).toMatchObject({ answer: reply.answer })
    expect(own.text).toContain('"displayName":"Table diameter","value":400')
    expect(own.text).not.toMatch(/version|changedBy/)
  })

  it('is not answered over somebody else’s answer, with nothing, or by anybody but the operator', async () => {
    const { service, sender, operator, number } = await prepare(await databases.seeded())
    const give = (body: object, ask = operator) =>
      service.post('/api/OperatorRecord/Answer', { number, version: 0, state: 'inWork', answer: '', ...body }, ask)
    expect([(await give({}, sender)).code, (await service.get('/api/OperatorRecord/GetList', sender)).code]).toEqual([40301, 40301])
    expect((await give({ state: 'answered', answer: ' ' })).code).toBe(errorCodes.answerMissing.code)
    expect((await give({ answer: 'x'.repeat(2001) })).code).toBe(40001)
    expect((await give({})).code).toBe(0)
    const late = await give({ answer: 'mine' })
    expect([late.status, late.code]).toEqual([409, errorCodes.changedMeanwhile.code])
    expect((await service.get(`/api/OperatorRecord/GetDetails?number=${number}`, operator)).data).toMatchObject({ answer: '', version: 1 })
    expect((await give({ number: 'SR-999999' })).code).toBe(40406)
  })

  it('stays when its sender deletes the account, without a name and without what was written to them', async () => {
    const { service, sender, operator, number } = await prepare(await databases.seeded())
    await service.post('/api/OperatorRecord/Answer', { number, version: 0, state: 'answered', answer: 'Dear Ms Li, it fits' }, operator)
    expect((await service.post('/api/User/Remove', {}, sender)).code).toBe(0)
    const rows = await service.database.db.selectFrom('scene_record').selectAll().execute()
    expect(rows).toMatchObject([{ person_id: null, answer: '', state: 'answered', scene: 'disc' }])
    expect((await service.get(`/api/OperatorRecord/GetDetails?number=${number}`, operator)).data).toMatchObject({ hasSender: false })
    // Whoever signs in with the same number later is somebody else.
    expect(await stateOf(service, { token: await service.tokenOf(phone) })).toEqual([])
  })

  it('comes with the usage of the pages: by day, by call, and their faults', async () => {
    const { service, operator } = await prepare(await databases.seeded())
    const { db } = service.database
    const origin = { site: 'default', personID: undefined, now: service.now() }
    const at = new Date(service.now()).toISOString()
    const event = (name: EventName, tag: string) => sampleEvent({ name, tag, time: at })
    const events = [
      event('pageOpened', '/'),
      event('pageOpened', '/search'),
      event('calculationStarted', 'LiftWorking/Calculation'),
      event('calculationFailed', 'LiftWorking/Calculation'),
      event('linkCopied', '/'),
    ]
    await addBehaviour(db, sampleBatch({ events }), origin)
    await addFaults(db, sampleReport(), origin)
    const { data } = await service.get('/api/OperatorUsage/GetDays?days=7', operator)
    expect(data).toMatchObject({
      days: [{ day: at.slice(0, 10), pages: 2, models: 0, searches: 0, calculations: 1 }],
      calculators: [{ call: 'LiftWorking/Calculation', started: 1, failed: 1 }],
    })
    expect((data as { faults: unknown[] }).faults.length).toBeGreaterThan(0) // checked above
  })
})
