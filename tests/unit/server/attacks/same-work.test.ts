/** Whether an account exists is told by no answer and by no time: the work done for one that does not is the same, statement by statement. */
import nodeCrypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../../server/database/database.ts'
import { changePerson, ensurePerson } from '../../../../server/people/people-repository.ts'
import { hashPassword } from '../../../../server/people/passwords.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { type Answer, createPeopleService, type PeopleService } from '../people/people-service.ts'

const known = '13800000001'
const stranger = '13811111111'
const password = 'correct horse'

/** Computations of password hashes, counted where Node makes them. */
let hashes = 0
const original = { argon2: nodeCrypto.argon2, scrypt: nodeCrypto.scrypt }
beforeEach(() => {
  for (const name of ['argon2', 'scrypt'] as const) {
    const compute: unknown = original[name]
    if (typeof compute !== 'function') continue
    Object.assign(nodeCrypto, {
      [name]: (...parameters: unknown[]) => {
        hashes++
        const outcome: unknown = Reflect.apply(compute, nodeCrypto, parameters)
        return outcome
      },
    })
  }
  syncBuiltinESMExports()
})
afterEach(() => {
  Object.assign(nodeCrypto, original)
  syncBuiltinESMExports()
})

/** The same database, telling of each statement what it does and to which table: which one it is must not follow from the account either. */
const counted = (database: Database, statements: string[]): Database => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { ...database, db: database.db.withPlugin(plugin) }
}

type Ask = (service: PeopleService, account: string) => Promise<Answer>
const questions: Readonly<Record<string, Ask>> = {
  'a code for a new password': (service, account) => service.sendCode(account, '2'),
  'a code where the company lets in its own alone': (service, account) => service.sendCode(account, '1', { site: 'strict' }),
  'signing in by a wrong password': (service, account) =>
    service.post('/api/comp-user/accountlogin', { appid: 'pc', phone: account, password: 'not this one' }),
  'an account and a wrong password': (service, account) =>
    service.post('/api/comp-user/accountcheck', { account, password: 'not this one' }),
  'signing in by a wrong code': (service, account) =>
    service.post('/api/User/LoginPC', { phoneNumber: account, code: '000000', appID: 'pc' }),
  'a new password by a wrong code': (service, account) => service.post('/api/User/ResetPassword', { account, code: '000000', password }),
  'whether signing in is possible': (service, account) => service.get(`/share/comp/userLoginIsVerify?phone=${account}`),
}

describeOnDatabase('an account that exists and one that does not', 'same_work', (databases) => {
  it.each(Object.entries(questions))('have the same answer after the same work: %s', async (_, ask) => {
    const statements: string[] = []
    const database = await databases.fresh()
    const service = createPeopleService(counted(database, statements))
    const stored = await hashPassword(password)
    for (const company of ['default', 'strict']) {
      const { id } = await ensurePerson(database.db, { company, account: known }, new Date(0))
      await changePerson(database.db, id, { password: stored, let_in: 1 })
    }
    const workFor = async (account: string) => {
      // What is forgotten on the way is forgotten before.
      service.wait(90_000)
      statements.length = 0
      hashes = 0
      const { status, text } = await ask(service, account)
      return { status, text, hashes, statements: [...statements] }
    }
    // The first question of all hashes once more: the password that stands for nobody's.
    await workFor('13822222222')
    const [one, other] = [await workFor(known), await workFor(stranger)]
    expect(other).toEqual(one)
    expect(one.status).toBeLessThan(500)
  })
})
