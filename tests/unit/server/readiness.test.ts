/** What `/readyz` says follows what the database did when it was asked last. */
import { expect, it } from 'vitest'
import { createReadiness } from '../../../server/readiness.ts'
import { describeOnDatabase } from './database/each-database.ts'

describeOnDatabase('readiness', 'readiness', (databases) => {
  const prepared = async () => {
    const { db } = await databases.fresh()
    let time = 0
    const readiness = createReadiness({ db, now: () => time })
    return { db, ...readiness, pass: (ms: number) => (time += ms) }
  }

  it('is sound as long as the database answers', async () => {
    const { ready, probe, pass } = await prepared()
    expect(ready()).toEqual({ read: true, write: true })
    for (let round = 0; round < 3; round += 1) {
      pass(10_000)
      await probe()
    }
    expect(ready()).toEqual({ read: true, write: true })
  })

  it('ends by itself where nobody asks any more', async () => {
    const { ready, pass } = await prepared()
    pass(15_000)
    expect(ready()).toEqual({ read: false, write: false })
  })

  it('is not kept by a clock that is set back', async () => {
    const { ready, probe, pass } = await prepared()
    pass(-3_600_000)
    expect(ready()).toEqual({ read: false, write: false })
    await probe()
    expect(ready()).toEqual({ read: true, write: true })
  })

  it('ends with a database that is gone, and comes back with it', async () => {
    const { db, ready, probe, pass } = await prepared()
    await db.schema.alterTable('probe').renameTo('elsewhere').execute()
    await expect(probe()).rejects.toThrow(/probe/)
    expect(ready().read).toBe(false)
    pass(15_000)
    expect(ready()).toEqual({ read: false, write: false })
    await db.schema.alterTable('elsewhere').renameTo('probe').execute()
    await probe()
    expect(ready()).toEqual({ read: true, write: true })
  })
})
