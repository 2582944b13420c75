/** Whether somebody is asked before their use of the pages is recorded with their name, what is told then, and the bar while a page is loaded. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { behaviourBatch } from '../../../contract/site/logs.ts'
import { keepAccount, type KnownAccount } from '../../../screens/base/account/account.ts'
import { startLogs } from '../../../screens/base/logs/start-logs.ts'
import { note } from '../../../screens/base/api/notes.ts'
import { ProgressBar } from '../../../screens/ui/progress-bar.tsx'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'
import { noRecords, ok, person } from './person.ts'
import { widths } from '../views.ts'

const jane = person({ email: 'jane@example.com', accessToken: { token: 'x'.repeat(43), expires: '2999-01-01T00:00:00.000Z' } })
const sent: unknown[] = []

/** Pages as they are built, with a service that knows who is signed in and takes what it is told. */
const beSignedIn = (person: KnownAccount) => {
  keepAccount(person)
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address.endsWith('User/MyRecordCount')) return noRecords()
    if (!address.includes('/api/log/')) return network(input, init)
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))
    return ok({ stored: 1 })
  }
}

const question = () => page.getByRole('region', { name: 'Usage statistics' })
const dialog = () => page.getByRole('dialog', { name: 'Usage statistics' })
const batches = () => sent.map((body) => behaviourBatch.safeParse(body).data).filter((batch) => batch !== undefined)
const searched = () => batches().filter(({ events }) => events.some(({ name }) => name === 'searched'))
/** Notes something and leaves the page for another one. */
const search = (to: string) => {
  note({ name: 'searched' })
  location.hash = to
}

const script = document.createElement('script')
script.type = 'text/plain'
script.src = '/assets/app-Ab3dE9xY.js'

beforeEach(() => {
  localStorage.removeItem('sizewright.usage')
  dispatchEvent(new StorageEvent('storage', { key: 'sizewright.usage' }))
  beSite({})
  sent.length = 0
})
afterEach(() => {
  script.remove()
})

describe('the question', () => {
  it('is not asked of a visitor', async () => {
    await openScreens('/selection/calc_30')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    location.hash = '/selection/calc_31'
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball rail guide' })).toBeVisible()
    expect(question().query()).toBeNull()
  })

  it.each(widths)('is asked once, plainly, at %i px', async (width) => {
    await page.viewport(width, 800)
    await openScreens('/selection/calc_30')
    beSignedIn({ ...jane, phoneNumber: `1380000${width}` })
    location.hash = '/selection/calc_31'
    await expect.element(question()).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await question().getByRole('button', { name: 'No, anonymously only' }).click()
    await expect.element(question()).not.toBeInTheDocument()
    location.hash = '/selection/calc_30'
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    expect(question().query()).toBeNull()
  })

  it('is not asked of a company administrator, nor where the site records nothing', async () => {
    await openScreens('/selection/calc_30')
    beSignedIn({ ...jane, phoneNumber: '1', authType: 'compadmin' })
    location.hash = '/selection/calc_31'
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball rail guide' })).toBeVisible()
    expect(question().query()).toBeNull()
    beSite({ behaviourLog: false })
    beSignedIn({ ...jane, phoneNumber: '2' })
    location.hash = '/selection/calc_30'
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    expect(question().query()).toBeNull()
  })
})

describe('what is told', () => {
  it('names the account with its consent alone, and nothing recorded before; a refusal ends it', async () => {
    await openScreens('/selection/calc_30')
    document.head.append(script)
    beSignedIn(jane)
    startLogs()
    search('/selection/calc_31')
    await expect.poll(() => searched().length).toBe(1)
    expect(searched()[0]?.user).toBeUndefined()
    note({ name: 'orderCodeRead' })
    await question().getByRole('button', { name: 'Yes' }).click()
    search('/selection/calc_30')
    await expect.poll(() => searched().length).toBe(2)
    expect(searched()[1]?.user).toEqual({ phone: jane.phoneNumber, email: jane.email })
    expect(batches().find(({ events }) => events.some(({ name }) => name === 'orderCodeRead'))?.user).toBeUndefined()

    // Another account on the same browser has not been asked.
    beSignedIn({ ...jane, phoneNumber: '13900000000' })
    search('/selection/calc_31')
    await expect.poll(() => searched().length).toBe(3)
    expect(searched()[2]?.user).toBeUndefined()

    beSignedIn(jane)
    const count = searched().length
    await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Usage statistics' }).click()
    await expect.element(dialog().getByRole('radio', { name: 'Statistics linked to my account' })).toBeChecked()
    expect(await problemsOfPage()).toEqual([])
    await dialog().getByRole('radio', { name: 'No statistics' }).click()
    await dialog().getByRole('button', { name: 'Close' }).click()
    search('/selection/calc_30')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
    expect(searched()).toHaveLength(count)
  })
})

describe('the progress bar', () => {
  it('is nothing for a moment, goes by ticks, is full at the end and then gone; shows no less than is known', () => {
    vi.useFakeTimers()
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    const show = (isRunning: boolean, real?: number) =>
      flushSync(() => root.render(<ProgressBar isRunning={isRunning} real={real} label="Drawing" />))
    const bar = () => element.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')
    const tick = (count: number) => flushSync(() => vi.advanceTimersByTime(count * 100))
    try {
      show(true)
      tick(2)
      expect(bar()).toBeUndefined()
      tick(1)
      expect(bar()).toBe('6')
      tick(22)
      expect(bar()).toBe('50')
      tick(1)
      expect(bar()).toBe('53')
      show(true, 80.4)
      expect(bar()).toBe('80')
      tick(20)
      expect(bar()).toBe('98')
      show(false)
      expect(bar()).toBe('100')
      tick(3)
      expect(bar()).toBeUndefined()
      // What is over before it is shown is never shown.
      show(true)
      tick(1)
      show(false)
      tick(1)
      expect(bar()).toBeUndefined()
    } finally {
      vi.useRealTimers()
      root.unmount()
      element.remove()
    }
  })
})
