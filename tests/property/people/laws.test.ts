/** Laws of signing in and of what people keep, over any order of what happens. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { codeRules } from '../../../contract/people/people.ts'
import { thingsToMerge } from '../../../contract/saved/saved-items.ts'
import { type Database, openDatabase } from '../../../server/database/database.ts'
import { countAttempt } from '../../../server/people/attempts.ts'
import { keepCode, takeCode } from '../../../server/people/codes.ts'
import { ensurePerson } from '../../../server/people/people-repository.ts'
import { exportRecords, mergeThings } from '../../../server/people/records-of.ts'
import { addSignIn, listSignIns, revokeOthers, revokeSignIn, whoHas } from '../../../server/people/sign-ins.ts'

const folder = mkdtempSync(join(tmpdir(), 'people-laws-'))
let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDirectory: folder })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

let count = 0
/** A person that no other run knows. */
const somebody = () => {
  count++
  return ensurePerson(database.db, { company: 'one', account: `p${count}@example.com` }, new Date(0))
}

const hour = 3600 * 1000
const day = 24 * hour
const event = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), which: fc.integer({ min: 1, max: 24 * 20 }) }),
  fc.record({ kind: fc.constantFrom('signIn' as const, 'use' as const, 'revoke' as const, 'revokeOthers' as const), which: fc.nat(5) }),
)
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never

/** What is known of a token: when it ends unless it is used, and at the latest; when its end was moved last. */
interface Token {
  readonly token: string
  readonly id: string
  readonly latest: number
  ends: number
  moved: number
  isRevoked: boolean
}

/** What happens to the tokens of one person, beside what has to come of it. */
class History {
  readonly personID: string
  readonly tokens: Token[] = []
  now = 0
  isAsExpected = true

  constructor(personID: string) {
    this.personID = personID
  }

  async signIn() {
    const device = String(this.tokens.length)
    const { token } = await addSignIn(database.db, { personID: this.personID, device }, this.now)
    const id = (await listSignIns(database.db, this.personID, this.now)).find((one) => one.device === device)?.id ?? ''
    this.tokens.push({ token, id, latest: this.now + 90 * day, ends: this.now + 14 * day, moved: this.now, isRevoked: false })
  }

  async use(known: Token) {
    const isValid = !known.isRevoked && this.now < known.ends
    const { role } = await whoHas(database.db, known.token, this.now)
    this.isAsExpected &&= (role !== 'visitor') === isValid
    if (!isValid || this.now - known.moved < hour) return
    known.moved = this.now
    known.ends = Math.min(this.now + 14 * day, known.latest)
  }

  async happens({ kind, which }: Event) {
    if (kind === 'wait') this.now += which * hour
    if (kind === 'signIn') await this.signIn()
    const known = this.tokens[which % Math.max(1, this.tokens.length)]
    if (!known) return
    if (kind === 'use') await this.use(known)
    if (kind === 'revoke') await revokeSignIn(database.db, this.personID, known.id)
    if (kind === 'revokeOthers') await revokeOthers(database.db, this.personID, known.id)
    for (const one of this.tokens) one.isRevoked ||= (kind === 'revoke' && one === known) || (kind === 'revokeOthers' && one !== known)
  }
}

test('a token is never valid after it was revoked or has expired, in any order of events, and is valid until then', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const history = new History((await somebody()).id)
      for (const one of events) await history.happens(one)
      for (const token of history.tokens) await history.use(token)
      return history.isAsExpected
    }),
  )
})

/** Often enough the right code comes after the last try. */
const isSeldom = fc.nat(9).map((number) => number === 0)

test('a code is taken once and never after five tries, however tries come together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(isSeldom, fc.boolean()), { minLength: 1, maxLength: 15 }), async (tries) => {
      count++
      const account = { company: 'one', account: `c${count}`, type: '1' } as const
      await keepCode(database.db, account, { code: '123456', now: 0 })
      const results: boolean[] = []
      let running: Promise<boolean>[] = []
      for (const [isRight, isTogether] of tries) {
        running.push(takeCode(database.db, account, { code: isRight ? '123456' : '654321', address: 'one', now: 1 }))
        if (isTogether) continue
        results.push(...(await Promise.all(running)))
        running = []
      }
      results.push(...(await Promise.all(running)))
      const first = tries.findIndex(([isRight]) => isRight)
      const expected = first >= 0 && first < codeRules.tries ? 1 : 0
      return results.filter(Boolean).length === expected
    }),
  )
})

test('no more attempts than are allowed pass within their time, however they come together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 120 }),
      async (most, tries, later) => {
        count++
        const limit = { key: `k${count}`, most, seconds: 60 }
        const at = (now: number) => Promise.all(Array.from({ length: tries }, () => countAttempt(database.db, limit, now)))
        const passed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length
        const first = passed(await at(0))
        const second = passed(await at(later * 1000))
        const left = later >= 60 ? most : Math.max(0, most - tries)
        return first === Math.min(tries, most) && second === Math.min(tries, left)
      },
    ),
  )
})

const clientID = fc.constantFrom('client-01', 'client-02', 'client-03', 'client-04')
const things = fc
  .record({
    selections: fc.array(
      clientID.map((id) => ({ clientID: id, name: id, selection: { v: 1, calculator: '30', inputs: { of: id } } })),
      { maxLength: 4 },
    ),
    favourites: fc.array(fc.constantFrom('~A~1', '~A~2', '~A~3'), { maxLength: 4 }),
    shopping: fc.array(
      clientID.map((id) => ({ clientID: id, selectionID: id, orderParams: [], quantity: 1, note: '' })),
      { maxLength: 4 },
    ),
  })
  .map((input) => thingsToMerge.parse(input))

test('what browsers bring along is the same in any order, repeated or at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(things, { minLength: 1, maxLength: 4 }), async (tabs) => {
      const merge = async (order: readonly (typeof tabs)[number][], isConcurrent: boolean) => {
        const { id: personID, company } = await somebody()
        const one = (tab: (typeof tabs)[number]) => mergeThings(database.db, { personID, company }, { things: tab, time: new Date(0) })
        if (isConcurrent) await Promise.all(order.map(one))
        else for (const tab of order) await one(tab)
        const { selections, favourites, shopping } = await exportRecords(database.db, personID)
        return JSON.stringify([
          selections.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
          favourites.map(({ fid }) => fid),
          shopping.map(({ selection_id }) => selection_id).toSorted((a, b) => a.localeCompare(b)),
        ])
      }
      const expected = await merge(tabs, false)
      return expected === (await merge([...tabs, ...tabs].toReversed(), true)) && expected === (await merge([...tabs, ...tabs], false))
    }),
  )
})
