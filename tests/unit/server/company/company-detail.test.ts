import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findDefinition, saveSite } from '../../../../server/sites/repository.ts'
import { createSites } from '../../../../server/sites/sites.ts'
import { runSiteCommand } from '../../../../server/sites/site-command.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { makePng } from '../../support/make-png.ts'
import { createCompanyService, onSites, written } from './company-service.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1h8"/></svg>'
const png = `data:image/png;base64,${makePng({ width: 30, height: 30, colourType: 6 }).toString('base64')}`

describeOnDatabase('company details', 'company_detail', (databases) => {
  const prepare = async () => {
    const service = await createCompanyService(await databases.fresh())
    const admin = await service.personWith('13800000001', 'companyAdmin')
    // A site is an object.
    const stored = async () => JSON.parse((await findDefinition(service.database.db, 'default')) ?? '{}') as object
    return { ...service, admin, stored }
  }

  it('that an administrator changes stand on the pages of every node, and beside them nothing is changed', async () => {
    const { admin, stateFor, update, app, stored, database } = await prepare()
    const other = await onSites(database)
    const { version, detail } = await stateFor(admin)
    expect(detail).toMatchObject({ comp_name: 'Default', comp_out_name: null, phone_share: true, logo: null })
    const next = {
      ...detail,
      comp_out_name: '公司',
      comp_out_name_en: 'The Company',
      phone: '+86 21 1234',
      email: 'a@example.com',
      logo: svg,
      logo_square: png,
    }
    const answer = await update(admin, { version, detail: next })
    expect(answer).toMatchObject({ code: 0, data: { detail: next } })
    expect(answer.data).not.toMatchObject({ version })
    expect(await stored()).toEqual({
      ...written,
      outName: '公司',
      outNameEn: 'The Company',
      phone: '+86 21 1234',
      email: 'a@example.com',
      logo: svg,
      logoSquare: png,
      edited: '2026-11-24T08:01:01.000Z',
    })
    const detailOf = async (of: Pick<typeof app, 'request'>) =>
      (await (await of.request('/share/comp_detail?site=default')).json()) as { data: Record<string, string> } // the service's own answer
    expect(await other.sites.reload()).toBe(true)
    for (const node of [app, other.app]) {
      expect((await detailOf(node)).data).toMatchObject({ comp_out_name: '公司', phone: '+86 21 1234' })
    }
  })

  it('that are changed in the name alone reach the pages, where no other name is set', async () => {
    const { admin, stateFor, update, app } = await prepare()
    const { version, detail } = await stateFor(admin)
    await update(admin, { version, detail: { ...detail, comp_name: 'Renamed' } })
    const { data } = (await (await app.request('/share/site_info?site=default')).json()) as { data: { page: object } } // the service's own answer
    expect(data.page).toMatchObject({ outName: 'Renamed', outNameEn: 'Renamed' })
  })

  it('that have changed since they were read are not overwritten: the later one is told and sees both', async () => {
    const { admin, personWith, stateFor, update, stored } = await prepare()
    const second = await personWith('13800000002', 'companyAdmin')
    const seen = await stateFor(admin)
    expect((await update(second, { ...seen, detail: { ...seen.detail, comp_name: 'Second' } })).code).toBe(0)
    const late = { ...seen.detail, comp_name: 'First', phone: '12345' }
    expect(await update(admin, { ...seen, detail: late })).toMatchObject({ status: 409, code: 40901 })
    expect(await stored()).toMatchObject({ name: 'Second' })
    const now = await stateFor(admin)
    expect(now.detail.comp_name).toBe('Second')
    expect((await update(admin, { ...now, detail: late })).code).toBe(0)
    expect(await stored()).toMatchObject({ name: 'First', phone: '12345' })
  })

  it('of many who save at once are those of one, whom nobody else overwrites', async () => {
    const { admin, stateFor, update, stored } = await prepare()
    const seen = await stateFor(admin)
    const names = Array.from({ length: 12 }, (_, at) => `Name ${at}`)
    const answers = await Promise.all(names.map((comp_name) => update(admin, { ...seen, detail: { ...seen.detail, comp_name } })))
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, ...names.slice(1).map(() => 40901)])
    expect(await stored()).toMatchObject({ name: names[answers.findIndex(({ code }) => code === 0)] })
  })

  it('do not keep an operator from changing something else at the same time', async () => {
    const { admin, stateFor, update, stored, database } = await prepare()
    const seen = await stateFor(admin)
    await saveSite(database.db, JSON.stringify({ ...written, status: 1 }), new Date(0))
    expect((await update(admin, { ...seen, detail: { ...seen.detail, comp_name: 'New' } })).code).toBe(0)
    expect(await stored()).toMatchObject({ name: 'New', status: 1 })
  })

  it('are not lost under an operator’s older file, nor the operator’s under an administrator’s', async () => {
    const { admin, stateFor, update, stored } = await prepare()
    const folder = await mkdtemp(join(tmpdir(), 'company-'))
    const run = async (verb: string, document: object) => {
      const file = join(folder, 'site.json')
      await writeFile(file, JSON.stringify(document))
      const output: string[] = []
      const print = (line: string) => void output.push(line)
      const code = await runSiteCommand([verb, file], {
        database: databases.options(),
        locale: 'en',
        now: () => new Date(0),
        print,
        printError: print,
      })
      return { code, output: output.join('\n') }
    }
    const seen = await stateFor(admin)
    expect((await run('set', { ...written, name: 'Operator' })).code).toBe(0)
    expect((await update(admin, { ...seen, detail: { ...seen.detail, comp_name: 'Late' } })).code).toBe(40901)
    const now = await stateFor(admin)
    await update(admin, { ...now, detail: { ...now.detail, comp_name: 'Administrator' } })
    for (const verb of ['check', 'set']) {
      const { code, output } = await run(verb, { ...written, name: 'Older' })
      expect([code, output]).toEqual([1, expect.stringContaining('changed by company administrators')])
    }
    expect(await stored()).toMatchObject({ name: 'Administrator' })
    expect((await run('set', { ...(await stored()), name: 'Newer', status: 1 })).code).toBe(0)
    expect(await stored()).toMatchObject({ name: 'Newer', status: 1 })
    await rm(folder, { recursive: true })
  })

  it('are all that an administrator changes: what is the operator’s is refused by name', async () => {
    const { admin, stateFor, update, stored } = await prepare()
    const seen = await stateFor(admin)
    const operators = {
      key: 'other',
      hosts: ['evil.example'],
      status: 1,
      switches: { login: { auth: false } },
      redirectOrigins: ['https://evil.example'],
      embedOrigins: ['https://evil.example'],
      homeRedirect: 'https://evil.example/',
      filingNotices: [],
      companyKey: 'other',
      environment: 'test',
      theme: {},
      needGrant: [],
      languages: ['en'],
      edited: '2000-01-01T00:00:00.000Z',
      name: 'x',
      outName: 'x',
      site_key: 'other',
      __proto__x: 1,
    }
    for (const [name, value] of Object.entries(operators)) {
      for (const body of [
        { ...seen, detail: { ...seen.detail, [name]: value } },
        { ...seen, [name]: value },
      ]) {
        const answer = await update(admin, body)
        expect([answer.status, answer.code], `change of ${name}`).toEqual([400, 40001])
        expect(answer.text, `change of ${name}`).toContain(name)
      }
    }
    expect((await update(admin, JSON.parse(`{"version":"x","detail":{"__proto__":{"status":1}}}`))).code).toBe(40001)
    expect(await stored()).toEqual(written)
  })

  it('are judged by the rules of a site, and nothing that is faulty is stored', async () => {
    const { admin, stateFor, update, stored } = await prepare()
    const seen = await stateFor(admin)
    const faulty = {
      comp_name: ['', null, 'x'.repeat(121), 'two\nlines'],
      comp_out_name: ['', 'x'.repeat(121)],
      phone: ['call us', ''],
      phone_share: [null, 1],
      email: ['nobody', 'a b@example.com'],
      official_site: ['javascript:alert(1)', 'www.example.com'],
      chat_url: ['ftp://example.com', 'https://example.com/"x'],
      address: ['x'.repeat(121)],
    }
    for (const [name, values] of Object.entries(faulty)) {
      for (const value of values) {
        expect((await update(admin, { ...seen, detail: { ...seen.detail, [name]: value } })).code, `${name} ${value}`).toBe(40001)
      }
    }
    const logos = { logoEmpty: '', logoUnknown: 'https://evil.example/', logoUnsafe: '<svg><script/></svg>', logoBroken: png.slice(0, 80) }
    for (const [fault, logo] of Object.entries(logos)) {
      for (const name of ['logo', 'logo_square']) {
        const answer = await update(admin, { ...seen, detail: { ...seen.detail, [name]: logo } })
        expect([answer.status, answer.text], `refusal of ${fault}`).toEqual([
          400,
          expect.stringMatching(/"message":"[^"]+ [^"]+","issues":\[\]/),
        ])
      }
    }
    expect((await update(admin, { ...seen, detail: { ...seen.detail, logo: svg.padEnd(70_000) } })).status).toBe(413)
    expect(await stored()).toEqual(written)
  })

  it('are read and changed by administrators of that site and the operator alone', async () => {
    const { admin, personWith, stateFor, get, update, stored } = await prepare()
    const seen = await stateFor(admin)
    const user = await personWith('13800000003', 'user')
    const stranger = await personWith('13800000004', 'companyAdmin', 'other')
    const cases = [
      [{}, 401],
      [user, 403],
      [{ ...stranger, site: 'default' }, 401],
    ] as const
    for (const [ask, status] of cases) {
      expect((await get('/api/CompDetail/Get', ask)).status).toBe(status)
      expect((await update({ token: '', ...ask }, { ...seen, detail: { ...seen.detail, comp_name: 'Stranger' } })).status).toBe(status)
    }
    expect((await stateFor(stranger)).detail.comp_name).toBe('Other')
    expect(await stored()).toEqual(written)
    const operator = await personWith('13800000005', 'operator', 'other')
    const ask = { ...operator, site: 'default' }
    expect((await update(ask, { ...seen, detail: { ...seen.detail, comp_name: 'Operator' } })).code).toBe(0)
    expect(await stored()).toMatchObject({ name: 'Operator' })
  })

  it('leave a line in the audit log with who changed which of them; what is the same leaves none', async () => {
    const { admin, stateFor, update, database } = await prepare()
    const seen = await stateFor(admin)
    await update(admin, seen)
    await update(admin, { ...seen, detail: { ...seen.detail, comp_name: 'New', phone: '12345' } })
    await update(admin, { ...seen, detail: { ...seen.detail, comp_name: 'Late' } })
    const entries = await database.db.selectFrom('audit_entry').selectAll().where('event', '=', 'companyChanged').execute()
    expect(entries).toMatchObject([{ company: 'default', person_id: admin.id, detail: '{"fields":["comp_name","phone"]}' }])
  })

  it('tell the phone only where it is shared, and a logo as the file that it is', async () => {
    const { admin, stateFor, update, app, database } = await prepare()
    const seen = await stateFor(admin)
    await update(admin, { ...seen, detail: { ...seen.detail, phone: '12345', phone_share: false, logo: png, logo_square: svg } })
    for (const call of ['comp_detail', 'comp_data', 'site_info', 'sys-config/c-comp-findvalue?key=phone']) {
      expect(await (await app.request(`/share/${call}`)).text(), `phone in ${call}`).not.toContain('12345')
    }
    const { data } = (await (await app.request('/share/comp_detail')).json()) as { data: { logo: string; logo_square: string } } // the service's own answer
    const sent = async (address: string) => {
      const { status, headers } = await app.request(address)
      return [status, headers.get('content-type'), headers.get('cache-control')]
    }
    expect(await sent(data.logo)).toEqual([200, 'image/png', expect.stringContaining('immutable')])
    expect(await sent(data.logo_square)).toEqual([200, 'image/svg+xml; charset=utf-8', expect.stringContaining('immutable')])
    expect((await sent('/static/logo.svg'))[0]).toBe(404)
    expect((await createSites(database)).current().find(({ key }) => key === 'default')).toMatchObject({ phoneShare: false })
  })
})
