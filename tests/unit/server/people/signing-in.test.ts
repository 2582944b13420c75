import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, it, test } from 'vitest'
import { hashPassword, isPassword } from '../../../../server/people/passwords.ts'
import { addAgent, changePerson, findPerson } from '../../../../server/people/people-repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const phone = '13800000001'
const email = 'somebody@example.com'
const password = 'correct horse'

const login = ({ post }: PeopleService, body: Readonly<Record<string, unknown>>, ask = {}) =>
  post('/api/User/LoginPC', { appID: 'pc', ...body }, ask)
const byPassword = ({ post }: PeopleService, body: Readonly<Record<string, unknown>>, ask = {}) =>
  post('/api/comp-user/accountlogin', { appid: 'pc', ...body }, ask)

describeOnDatabase('signing in', 'people', (databases) => {
  const service = async (options = {}) => createPeopleService(await databases.fresh(), options)

  it('by a code gives who it is and a token that the calls know', async () => {
    const one = await service()
    const { accessToken, ...info } = await one.signIn(phone)
    expect(info).toEqual({ phoneNumber: phone, email: null, authType: 'open', isFixed: false, isOperator: false, hasPassword: false })
    expect(accessToken.token).toMatch(/^[\w-]{43}$/)
    expect(accessToken.expires).toBe('2026-12-08T08:01:01.000Z')
    const count = await one.get('/api/User/MyRecordCount', { token: accessToken.token })
    expect(count.data).toEqual({ selection: 0, download: 0, collect: 0, shopping: 0 })
  })

  it('works through two nodes: a code asked for on one is accepted on the other, and so is the token', async () => {
    const first = await service()
    const second = createPeopleService(await databases.again())
    await first.sendCode(email)
    const { data, code } = await login(second, { phoneNumber: email.toUpperCase(), code: await first.codeFor(email) })
    expect(code).toBe(0)
    const { token } = (data as { accessToken: { token: string } }).accessToken // a sign-in that succeeded has one
    expect((await first.get('/api/site-user/info', { token })).data).toMatchObject({ email })
  })

  it('says in words what is wrong with what was typed, by the switches of the site', async () => {
    const one = await service()
    const codes: [Readonly<Record<string, unknown>>, string][] = [
      [{ phoneNumber: '', code: '1' }, 'Enter a phone number or e-mail'],
      [{ phoneNumber: '12800000001', code: '1' }, 'Please enter a correct phone number/e-mail'],
      [{ phoneNumber: 'a@b', code: '1' }, 'Please enter a correct phone number/e-mail'],
      [{ phoneNumber: phone, code: ' ' }, 'The code cannot be empty'],
      [{ phoneNumber: phone, code: '1234567' }, 'Verification code error'],
      [{ phoneNumber: phone, code: '000000', agreed: false }, 'Please accept the agreement first'],
    ]
    for (const [body, message] of codes) expect((await login(one, body)).text).toContain(message)
    expect((await byPassword(one, { phone, password: '' })).text).toContain('Enter the password')
    expect((await byPassword(one, { phone, password })).text).toContain('Wrong password')
    expect((await byPassword(one, { phone, password }, { site: 'shared' })).code).toBe(40303)
  })

  it('names a member that is missing by its label, in the language of the caller', async () => {
    const one = await service()
    expect((await login(one, {})).text).toContain('“Phone number or e-mail” is missing')
    const inChinese = await login(one, { phoneNumber: phone }, { headers: { lang: 'zh-Hans' } })
    expect(inChinese.text).toContain('缺少“验证码”')
  })

  it('says whether messages are delivered at all', async () => {
    const people = createPeopleService((await service()).database, { smtpUrl: 'smtp://127.0.0.1:9' })
    expect((await people.sendCode(email)).data).toEqual({ cooldown: 60, isDelivered: true })
    expect((await people.sendCode(phone)).data).toEqual({ cooldown: 60, isDelivered: false })
    await people.people.delivery.settled()
  })

  it('keeps the minute between two codes itself', async () => {
    const one = await service()
    expect((await one.sendCode(phone)).data).toEqual({ cooldown: 60, isDelivered: false })
    one.wait(20)
    const refused = await createPeopleService(one.database).sendCode(phone, '2')
    expect(refused.status).toBe(429)
    expect((await one.sendCode(phone)).headers.get('retry-after')).toBe('40')
    one.wait(40)
    expect((await one.sendCode(phone)).code).toBe(0)
  })

  it('takes a code once, for five minutes, and the newest alone', async () => {
    const one = await service()
    await one.sendCode(phone)
    const old = await one.codeFor(phone)
    one.wait(301)
    expect((await login(one, { phoneNumber: phone, code: old })).code).toBe(40022)
    await one.sendCode(phone)
    const code = await one.codeFor(phone)
    expect((await login(one, { phoneNumber: phone, code })).code).toBe(0)
    expect((await login(one, { phoneNumber: phone, code })).code).toBe(40022)
  })

  it('gives a code five tries, also when they come at once, and tells no more afterwards', async () => {
    const one = await service()
    await one.sendCode(phone)
    const code = await one.codeFor(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(one, { phoneNumber: phone, code: wrong })))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([40022]))
    expect((await login(one, { phoneNumber: phone, code })).code).toBe(40022)
  })

  it('stops guessing by many codes, and spraying one password over many accounts', async () => {
    const one = await service()
    for (let tries = 0; tries < 20; tries++) await byPassword(one, { phone, password })
    expect((await byPassword(one, { phone, password })).code).toBe(42903)
    // Another account from elsewhere is not held up by that.
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.7' } }
    expect((await byPassword(one, { phone: '13900000000', password }, elsewhere)).code).toBe(40021)
    const headers = { 'x-forwarded-for': '192.0.2.8' }
    const spray = async (count: number) =>
      (await one.post('/api/User/LoginPC', { phoneNumber: String(13_700_000_000 + count), code: '000000', appID: 'pc' }, { headers })).code
    for (let count = 0; count < 100; count++) expect(await spray(count)).toBe(40022)
    expect(await spray(100)).toBe(42903)
    // Passwords and codes count together.
    expect((await byPassword(one, { phone: '13600000000', password }, { headers })).code).toBe(42903)
  })

  it('by a password, set and changed and reset by code; every other sign-in then ends', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    const other = await one.tokenOf(phone)
    const set = (body: unknown) => one.post('/api/User/SetPassword', body, { token })
    expect((await set({ password: 'short' })).code).toBe(40020)
    expect((await set({ password })).code).toBe(0)
    expect((await one.get('/api/site-user/info', { token: other })).code).toBe(40102)
    expect((await byPassword(one, { phone, password })).code).toBe(0)
    expect((await set({ password: 'another one', oldPassword: 'wrong' })).code).toBe(40021)
    expect((await set({ password: 'another one', oldPassword: password })).code).toBe(0)
    one.wait(61)
    await one.sendCode(phone, '2')
    const reset = { account: phone, code: await one.codeFor(phone), password: 'the third one' }
    expect((await one.post('/api/User/ResetPassword', reset)).code).toBe(0)
    expect((await one.get('/api/site-user/info', { token })).code).toBe(40102)
    expect((await byPassword(one, { phone, password: 'the third one' })).code).toBe(0)
    expect((await one.post('/api/comp-user/accountcheck', { account: phone, password: 'the third one' })).data).toEqual({
      isVerify: true,
      passwordVerify: true,
      isCompUser: false,
    })
  })

  it('answers alike for accounts that exist and accounts that do not', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    await one.post('/api/User/SetPassword', { password }, { token })
    one.wait(61)
    const stranger = '13811111111'
    for (const ask of [
      (account: string) => one.sendCode(account, '2'),
      (account: string) => byPassword(one, { phone: account, password: 'not this one' }),
      (account: string) => one.post('/api/comp-user/accountcheck', { account, password: 'not this one' }),
      (account: string) => one.get(`/share/comp/userLoginIsVerify?phone=${account}`),
      (account: string) => one.post('/api/User/ResetPassword', { account, code: '000000', password }),
    ]) {
      const [known, unknown] = [await ask(phone), await ask(stranger)]
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    }
  })

  it('is for those that the company has let in, where it lets in its own alone', async () => {
    const one = await service()
    const ask = { site: 'strict' }
    expect((await one.sendCode(phone, '1', ask)).data).toEqual({ cooldown: 60, isDelivered: false })
    expect(await one.codeFor(phone)).toBe('none')
    await one.signIn(email)
    const person = await findPerson(one.database.db, { company: 'strict', account: phone })
    expect(person).toBeUndefined()
  })

  it('is refused to an account that is restricted after its password was right, and not before', async () => {
    const one = await service()
    const db = one.database.db
    await db
      .insertInto('person')
      .values({
        id: 'one',
        company: 'strict',
        phone,
        email: null,
        role: 'user',
        let_in: 0,
        password: await hashPassword(password),
        created_at: '',
      })
      .execute()
    expect((await byPassword(one, { phone, password: 'wrong' }, { site: 'strict' })).code).toBe(40021)
    const refused = await byPassword(one, { phone, password }, { site: 'strict' })
    expect([refused.status, refused.code]).toEqual([403, 40302])
    await changePerson(db, 'one', { let_in: 1 })
    expect((await byPassword(one, { phone, password }, { site: 'strict' })).code).toBe(0)
  })

  it('without an account makes one for each browser, on sites that share a phone and have no sign-in', async () => {
    const one = await service()
    const enter = (key: string) => one.post('/api/comp-user/fixedlogin', { appid: 'pc' }, { site: key })
    const [first, second] = [await enter('shared'), await enter('shared')]
    expect(first.data).toMatchObject({ isFixed: true, phoneNumber: null })
    expect(second.data).not.toEqual(first.data)
    expect((await enter('default')).code).toBe(40303)
  })

  it('ends by signing out, by being revoked elsewhere, and by its time; never brings back what was revoked', async () => {
    const one = await service()
    const here = await one.tokenOf(phone)
    const there = await one.tokenOf(phone, { headers: { 'user-agent': 'Phone' } })
    const list = (await one.get('/api/User/SignIns', { token: here })).data as { id: string; device: string; isThis: boolean }[] // checked next
    expect(list.map(({ device, isThis }) => ({ device, isThis }))).toEqual([
      { device: 'Phone', isThis: false },
      { device: '', isThis: true },
    ])
    const stranger = await one.tokenOf('13822222222')
    const id = list[0]?.id
    expect((await one.post('/api/User/RevokeSignIn', { id }, { token: stranger })).code).toBe(40406)
    expect((await one.post('/api/User/RevokeSignIn', { id }, { token: here })).code).toBe(0)
    expect((await one.get('/api/User/MyRecordCount', { token: there })).status).toBe(401)
    expect((await one.post('/api/User/SignOut', {}, { token: here })).code).toBe(0)
    expect((await one.get('/api/User/MyRecordCount', { token: here })).code).toBe(40102)
    one.wait(14 * 24 * 3600)
    expect((await one.get('/api/User/MyRecordCount', { token: stranger })).code).toBe(40102)
  })

  it('lives on with use, but not for ever', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    for (let days = 0; days < 84; days += 12) {
      one.wait(12 * 24 * 3600)
      expect((await one.get('/api/User/MyRecordCount', { token })).code).toBe(0)
    }
    one.wait(7 * 24 * 3600)
    expect((await one.get('/api/User/MyRecordCount', { token })).code).toBe(40102)
  })

  it('takes another e-mail with a code that went there, and nobody else’s', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    const update = (body: unknown) => one.post('/api/User/Update', body, { token })
    expect((await update({ email })).code).toBe(40018)
    await one.sendCode(email, '3')
    expect((await update({ email, code: await one.codeFor(email) })).data).toMatchObject({ phoneNumber: phone, email })
    const second = await one.tokenOf('13833333333')
    one.wait(61)
    await one.sendCode(email, '3')
    expect((await one.post('/api/User/Update', { email, code: await one.codeFor(email) }, { token: second })).code).toBe(40023)
  })

  it('lets a person act for an agent of theirs where the site has agents', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    const person = await findPerson(one.database.db, { company: 'default', account: phone })
    await addAgent(one.database.db, person?.id ?? '', 'North')
    const [agent] = (await one.get('/api/User/GetUserAgents', { token })).data as { userAgentID: string }[] // checked next
    expect(agent).toMatchObject({ userAgentName: 'North', logoUrl: null })
    expect((await one.post('/api/User/ChooseAgent', { userAgentID: 'none' }, { token })).code).toBe(40406)
    expect((await one.post('/api/User/ChooseAgent', { userAgentID: agent?.userAgentID }, { token })).code).toBe(0)
    expect(await one.people.identify(token)).toMatchObject({ role: 'agent', agentID: agent?.userAgentID })
    const elsewhere = await one.tokenOf(phone, { site: 'other' })
    expect((await one.post('/api/User/ChooseAgent', { userAgentID: 'any' }, { token: elsewhere, site: 'other' })).code).toBe(40304)
  })

  it('leaves no token, code or password in the database or the log, but the code in a message that was not sent', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    await one.post('/api/User/SetPassword', { password }, { token })
    await one.get('/api/site-user/info', { token: `${token.slice(1)}x` })
    const tables = await Promise.all(
      (['person', 'sign_in', 'sign_in_code', 'attempt', 'audit_entry'] as const).map((name) =>
        one.database.db.selectFrom(name).selectAll().execute(),
      ),
    )
    const stored = JSON.stringify([tables, one.logged])
    for (const secret of [token, token.slice(1, 20), password]) expect(stored).not.toContain(secret)
  })
})

test.each(['argon2id', 'scrypt'] as const)('a password stored as %s says how, is salted, and is told from another', async (method) => {
  const stored = await hashPassword('Größe 12', method)
  expect(stored).toMatch(method === 'scrypt' ? /^scrypt\$n=131072,r=8,p=1\$/ : /^argon2id\$m=19456,t=2,p=1\$/)
  expect(stored).not.toBe(await hashPassword('Größe 12', method))
  expect(await isPassword('Gro\u0308ße 12'.normalize('NFD'), stored)).toBe(true)
  expect(await isPassword('größe 12', stored)).toBe(false)
  expect(await isPassword('Größe 12', undefined)).toBe(false)
})

test('passwords are checked one at a time, clients in turn, so that answers are packed meanwhile', { tags: ['deep'] }, async () => {
  const stored = await hashPassword('correct horse')
  const done: string[] = []
  const check = async (client: string) => {
    await isPassword('correct horse', stored, { name: client })
    done.push(client)
  }
  const all = [...Array.from({ length: 30 }, () => check('192.0.2.1')), check('192.0.2.2')]
  await promisify(gzip)('an answer')
  expect(done.length).toBeLessThan(4)
  await Promise.all(all)
  expect(done.indexOf('192.0.2.2')).toBeLessThan(3)
})
