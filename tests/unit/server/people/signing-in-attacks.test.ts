/** Signing in while others who know the number try, ask for codes, or have a page do so. */
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService, type PeopleService } from './people-service.ts'

const phone = '13800000001'
const password = 'correct horse'

const login = ({ post }: PeopleService, body: Readonly<Record<string, unknown>>, ask = {}) =>
  post('/api/User/LoginPC', { appID: 'pc', ...body }, ask)
const byPassword = ({ post }: PeopleService, body: Readonly<Record<string, unknown>>, ask = {}) =>
  post('/api/comp-user/accountlogin', { appid: 'pc', ...body }, ask)

describeOnDatabase('signing in', 'people_attacks', (databases) => {
  const service = async () => createPeopleService(await databases.fresh())

  it('of a person is not stopped by others who know the number', async () => {
    const one = await service()
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const [home, attacker] = [from('192.0.2.1'), from('192.0.2.66')]
    const token = await one.tokenOf(phone, home)
    expect((await one.post('/api/User/SetPassword', { password }, { token })).code).toBe(0)
    for (let tries = 0; tries < 20; tries++) await byPassword(one, { phone, password: 'a guess' }, attacker)
    expect((await byPassword(one, { phone, password }, attacker)).code).toBe(42903)
    expect((await byPassword(one, { phone, password }, home)).code).toBe(0)
    expect((await byPassword(one, { phone, password }, from('192.0.2.2'))).code).toBe(0)
    // Wrong tries from elsewhere do not use up a code.
    one.wait(61)
    await one.sendCode(phone, '1', home)
    for (let tries = 0; tries < 6; tries++) await login(one, { phoneNumber: phone, code: '1' }, from('192.0.2.67'))
    expect((await login(one, { phoneNumber: phone, code: await one.codeFor(phone) }, home)).code).toBe(0)
    // Codes that others ask for use up neither the minute nor the day of an address from which the account was signed in.
    let refused = 0
    for (let codes = 0; codes < 40; codes++) {
      one.wait(61)
      refused += Number((await one.sendCode(phone, '1', from(`198.51.100.${codes}`))).code !== 0)
    }
    expect(refused).toBe(1)
    expect((await one.sendCode(phone, '1', home)).code).toBe(0)
    expect((await one.sendCode(phone, '1', home)).code).toBe(42902)
  })

  it('sends one code a minute to a number over all sites, and none for a page of another site', async () => {
    const one = await service()
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await one.sendCode(phone, '1', foreign)).code).toBe(40301)
    expect(await one.codeFor(phone)).toBe('none')
    expect((await one.sendCode(phone)).code).toBe(0)
    expect((await one.sendCode(phone, '1', { site: 'other' })).status).toBe(429)
  })

  it('refuses the most common passwords, however they are written', async () => {
    const one = await service()
    const token = await one.tokenOf(phone)
    for (const common of ['password1', 'QWERTYUIOP', '１２３４５６７８']) {
      expect((await one.post('/api/User/SetPassword', { password: common }, { token })).code).toBe(40035)
    }
  })
})
