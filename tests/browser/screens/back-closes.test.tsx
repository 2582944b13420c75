import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAbove } from '../../../screens/ui/dialog/back-closes.ts'
import { currentEntry } from '../../../screens/base/selection/visit.ts'

/** Every page of a test has a path of its own: what earlier ones left in the history is never the same page. */
let pages = 0
const goTo = (): string => {
  location.hash = `/page-${(pages += 1)}`
  currentEntry()
  return location.hash
}

/** Long enough for a history that goes back late to have done so. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 150))

/** As the browser's own button does. */
const goBack = () => History.prototype.back.call(history)
const back = async () => {
  goBack()
  await rest()
  currentEntry()
}

type Drawer = { readonly close: () => void; readonly wasClosed: () => boolean }
const drawers: Drawer[] = []
const openDrawer = async (): Promise<Drawer> => {
  let isClosed = false
  const end = openAbove(() => {
    isClosed = true
    end()
  })
  const drawer = { close: end, wasClosed: () => isClosed }
  drawers.push(drawer)
  await rest()
  return drawer
}

afterEach(async () => {
  for (const { close } of drawers.splice(0)) close()
  await rest()
})

describe('Back', () => {
  it('closes the drawer and stays, then leaves the page', async () => {
    const [before, page] = [goTo(), goTo()]
    const drawer = await openDrawer()
    await back()
    expect([location.hash, drawer.wasClosed()]).toEqual([page, true])
    await back()
    expect(location.hash).toBe(before)
  })

  it('closes one drawer after the other', async () => {
    const page = goTo()
    const [lower, upper] = [await openDrawer(), await openDrawer()]
    await back()
    expect([lower.wasClosed(), upper.wasClosed()]).toEqual([false, true])
    await back()
    expect([location.hash, lower.wasClosed()]).toEqual([page, true])
  })

  it('leaves the page at once where drawers have been closed in another way, however many there were', async () => {
    const [before, page] = [goTo(), goTo()]
    const length = history.length
    for (let count = 0; count < 3; count += 1) (await openDrawer()).close()
    await rest()
    expect(location.hash).toBe(page)
    expect(history.length - length).toBeLessThanOrEqual(1)
    await back()
    expect(location.hash).toBe(before)
  })

  it('is something else than going to another page, or to the same one again: no drawer is told to close', async () => {
    goTo()
    const drawer = await openDrawer()
    location.assign(location.href)
    await rest()
    goTo()
    await rest()
    expect(drawer.wasClosed()).toBe(false)
  })

  it('returns to the page that was left from an open drawer, and from there leaves it at once', async () => {
    const [before, page] = [goTo(), goTo()]
    const drawer = await openDrawer()
    goTo()
    drawer.close()
    await rest()
    await back()
    expect(location.hash).toBe(page)
    await back()
    expect(location.hash).toBe(before)
  })
})

describe('in a browser that is busy, where going back acts late', () => {
  beforeEach(() => vi.spyOn(history, 'back').mockImplementation(() => void setTimeout(goBack, 50)))
  afterEach(() => vi.restoreAllMocks())

  it.each([0, 10])('a page that somebody goes to %i ms after a drawer was closed stays', async (wait) => {
    const page = goTo()
    const drawer = await openDrawer()
    drawer.close()
    await new Promise((resolve) => setTimeout(resolve, wait))
    const next = goTo()
    await rest()
    expect(location.hash).toBe(next)
    await back()
    expect(location.hash).toBe(page)
  })
})

it('a drawer that follows another one at the same time needs no new entry', async () => {
  const [before, page] = [goTo(), goTo()]
  const first = await openDrawer()
  const length = history.length
  first.close()
  const second = await openDrawer()
  expect(history.length).toBe(length)
  await back()
  expect([location.hash, second.wasClosed()]).toEqual([page, true])
  await back()
  expect(location.hash).toBe(before)
})
