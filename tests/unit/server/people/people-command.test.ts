import { expect, it } from 'vitest'
import { runPeopleCommand } from '../../../../server/people/people-command.ts'
import { findPerson } from '../../../../server/people/people-repository.ts'
import { describeOnDatabase } from '../database/each-database.ts'
import { createPeopleService } from './people-service.ts'

describeOnDatabase('the command of people', 'people_command', (databases) => {
  const run = async (...words: readonly string[]) => {
    const printed: string[] = []
    const print = (line: string) => void printed.push(line)
    const code = await runPeopleCommand(words, { database: databases.options(), locale: 'en', now: () => 0, print, printError: print })
    return { code, text: printed.join('\n') }
  }

  it('shows the code that was not sent, with which somebody then signs in', async () => {
    const service = createPeopleService(await databases.fresh())
    expect(await run('outbox')).toEqual({ code: 0, text: 'There are no messages' })
    await service.sendCode('13800000000')
    const { text } = await run('outbox')
    expect(text).toMatch(/sms {2}13800000000 {2}not sent {2}Sizewright: your verification code is \d{6}/)
    const code = /code is (\d{6})/.exec(text)?.[1]
    expect((await service.post('/api/User/LoginPC', { phoneNumber: '13800000000', code, appID: 'pc' })).code).toBe(0)
    expect((await run('list')).text).toContain('user  -  13800000000  -')
  })

  it('gives roles, agents and leave to enter, and says what it does not know', async () => {
    const service = createPeopleService(await databases.fresh())
    const token = await service.tokenOf('13800000000')
    expect(await run('role', '13800000000', '--role', 'operator')).toEqual({ code: 0, text: '13800000000: done' })
    expect(await service.people.identify(token)).toMatchObject({ role: 'operator' })
    expect((await run('role', '13800000000', '--role', 'king')).text).toBe('“king” is not one of: user, companyAdmin, operator')
    expect((await run('role', '13900000000', '--role', 'user')).code).toBe(1)
    expect((await run('agent', '13800000000', '--name', 'North')).code).toBe(0)
    expect((await service.get('/api/User/GetUserAgents', { token })).text).toContain('North')
    expect((await run('let-in', 'A@example.com', '--site', 'strict')).code).toBe(0)
    expect(await findPerson(service.database.db, { company: 'strict', account: 'a@example.com' })).toMatchObject({ let_in: 1 })
    expect((await service.signIn('a@example.com', { site: 'strict' })).email).toBe('a@example.com')
    expect((await run('nothing')).code).toBe(2)
  })
})
