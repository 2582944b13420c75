/** The search box in the head of every page, and the page of results. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, openNoting, panel, type } from './search-box-tools.ts'
import { answerCalls, expectForEveryone, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const panelText = () => (panel()?.textContent ?? '').replaceAll('\u00A0', ' ')
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const activeOption = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')
const status = () => document.querySelector('[data-status]')?.textContent

const searchFor = async (keyword: string) => {
  await box().click()
  await box().fill(keyword)
  await expect.poll(panel).not.toBeNull()
  await userEvent.keyboard('{Enter}')
}

describe('the box', () => {
  it('asks nothing and shows nothing until somebody is at it, then says what can be searched for', async () => {
    const requests = await openNoting()
    await expect.element(box()).toBeVisible()
    expect([requests, panel()]).toEqual([[], null])
    await box().click()
    await expect.poll(panelText).toMatch(/^Part of a model name or ID/)
    expect(requests).toEqual(['started'])
  })

  it('searches a second after what was typed before it came, however late it comes', async () => {
    const requests = await openNoting()
    await expect.element(box()).toBeVisible()
    const field = box().element()
    const begun = performance.now()
    field.focus()
    type(field, 'wtf')
    await expect.poll(() => requests).toEqual(['started', 'wtf 1'])
    expect(performance.now() - begun).toBeGreaterThan(1000)
    await expect.element(box()).toHaveValue('wtf')
  })

  it('marks the keyword, groups by series, warns of demonstration data, and loads the next page at the end until there is no more', async () => {
    const requests = await openNoting()
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    expect(document.querySelector('[role=option] mark')?.textContent).toBe('WTF')
    expect([...document.querySelectorAll('[role=group] > p')].map(({ textContent }) => textContent)).toEqual(['THK · WTF', 'THK · WTF-N'])
    expect(options()[1]).toMatch(/^WTF1001Demo/)
    expect([...document.querySelectorAll('[role=presentation] [role=status]')].map(({ textContent }) => textContent)).toEqual([
      '60 models found',
    ])
    expect(await problemsOfPage()).toEqual([])
    await expect.poll(status).toBe('Pull down to load more')
    document.querySelector('[role=listbox]')?.scrollTo(0, 100_000)
    await expect.poll(status).toBe('No more')
    expect(options()).toHaveLength(60)
    expect(requests.filter((one) => one !== 'started')).toEqual(['wtf 1', 'wtf 2'])
  })

  it('is used with the keyboard alone: arrows, Enter, Escape', async () => {
    await openNoting()
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(activeOption()?.textContent).toBe('WTF1000')
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => options().length).toBe(50)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toMatch(/^#\/productslecto\/ball-screw\/sku-\d+\?source=search&f=/)
    await expect.poll(panel).toBeNull()
    await openNoting('/selection/calc_30')
    await expect.element(box(), { message: 'the text outlasts the page and a reload' }).toHaveValue('wtf')
  })

  it('stays at the option that was gone to when the list of what was typed meanwhile comes', async () => {
    await openNoting()
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    const list = Promise.withResolvers<void>()
    answerCalls(async (address, signal) => {
      await list.promise
      return goodAnswer(address, signal)
    })
    await box().fill('wtf100')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect([activeOption()?.textContent, options().length]).toEqual([expect.stringMatching(/^WTF1001/), 50])
    list.resolve()
    await expect.poll(() => options().length).toBe(10)
    expect(activeOption()?.textContent).toMatch(/^WTF1001/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.hash).toMatch(/^#\/productslecto\/ball-screw\/sku-1\?/)
  })

  it('finds calculators by their names', async () => {
    await openNoting()
    await box().click()
    await box().fill('rail')
    await expect.poll(options).toEqual(['Ball rail guide'])
    await page.getByRole('option', { name: 'Ball rail guide' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ball rail guide' })).toBeVisible()
  })

  it('says which names are only alike, or that no model matches and whom to ask; markup is text', async () => {
    await openNoting()
    await searchFor('WTF2O40-3')
    await expect.poll(panelText).toMatch(/^Similar namesWTF2040-3THK · WTF/)
    await searchFor('<img src=x onerror=alert(1)>')
    await expect.poll(panelText).toMatch(/^No models matchContact customer service for more selection data/)
    expect(document.querySelector('[role=presentation] img')).toBeNull()
    await box().fill('')
    await expect.poll(panelText).not.toMatch(/No models/)
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } })
    await expect.poll(panel, { message: 'a press somewhere else closes it' }).toBeNull()
  })

  it('keeps keywords that led somewhere, at most eight, until they are removed', { tags: ['deep'] }, async () => {
    await openNoting()
    for (const keyword of ['wtf', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'wtf', 'k8']) await searchFor(keyword)
    await box().fill('')
    await expect.poll(() => [...document.querySelectorAll('[role=presentation] li')].length).toBe(8)
    expect(panelText()).toBe('Recent searchesk8wtfk7k6k5k4k3k2')
    await page.getByRole('button', { name: 'Remove “k8”' }).click()
    expect(panelText()).toBe('Recent searcheswtfk7k6k5k4k3k2')
    expect(await problemsOfPage()).toEqual([])
    await page.getByRole('button', { name: 'wtf', exact: true }).click()
    await expect.poll(() => options().length).toBe(50)
  })

  it('says that the search is off, and searches nothing', async () => {
    const requests: string[] = []
    await openScreens('/', 'en', (address, signal) => {
      requests.push(address)
      return address.endsWith('/IsStartEs') ? Promise.resolve(Response.json({ code: 0, data: false })) : goodAnswer(address, signal)
    })
    await searchFor('wtf')
    await expect.poll(panelText).toBe('Search data updating, available next day')
    expect(requests.filter((address) => address.includes('SearchResult'))).toEqual([])
  })

  it('can be tried again when the service does not answer', async () => {
    await openNoting()
    await box().click()
    await expect.poll(panel).not.toBeNull()
    answerCalls(() => Promise.reject(new TypeError('down')))
    await box().fill('wtf')
    await userEvent.keyboard('{Enter}')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    answerCalls(goodAnswer)
    await again.click()
    await expect.poll(() => options().length).toBe(50)
    await expect.element(box()).toHaveFocus()
  })

  it('opens from a button on a narrow window, below the header', async () => {
    await page.viewport(700, 740)
    await openNoting('/selection/calc_30')
    const open = page.getByRole('button', { name: 'Search', exact: true })
    await expect.element(open).toBeVisible()
    expect(document.querySelector('[data-head]')?.clientHeight).toBe(60)
    await open.click()
    await expect.element(box()).toHaveFocus()
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    expect(panel()?.getBoundingClientRect().width).toBeLessThanOrEqual(700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(700)
    expect(await problemsOfPage()).toEqual([])
    await open.click()
    await expect.element(open).toHaveAttribute('aria-expanded', 'false')
    expect(box().query()?.checkVisibility() ?? false).toBe(false)
  })

  it('does not reach beyond the window on a tablet', async () => {
    await page.viewport(768, 900)
    await openNoting('/selection/calc_30')
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    const { left = -1, right = Infinity } = panel()?.getBoundingClientRect() ?? {}
    expect([left >= 0, right <= 768]).toEqual([true, true])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  })

  it('has a row of its own on a phone, which goes while the page scrolls and is back while somebody is at it', async () => {
    await page.viewport(360, 740)
    await openNoting()
    await expect.element(box()).toBeVisible()
    const header = document.querySelector('[data-head]')
    const below = () => Math.round(header?.getBoundingClientRect().bottom ?? 0)
    expect([header?.clientHeight, below()]).toEqual([108, 108])
    const { top, bottom } = box().element().getBoundingClientRect()
    expect([top >= 56, bottom <= 108]).toEqual([true, true])
    window.scrollTo(0, 400)
    await expect.poll(below).toBe(56)
    expect(document.elementFromPoint(40, 30)?.closest('[data-brand]')).not.toBeNull()
    box().element().focus({ preventScroll: true })
    await expect.poll(below).toBe(108)
    await searchFor('wtf')
    await expect.poll(() => options().length).toBe(50)
    expect(panel()?.getBoundingClientRect().width).toBe(360)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await problemsOfPage()).toEqual([])
  })
})

describe('the page of results', () => {
  it.each(widths)(
    'is reached from the box, has every page at an address, and is left for a model or another keyword, at %i px',
    async (width) => {
      await page.viewport(width, 800)
      const requests = await openNoting('/search?q=wtf')
      const models = () => document.querySelectorAll('main li').length
      await expect.element(page.getByText('60 models found')).toBeVisible()
      await expect.poll(() => document.title).toMatch(/^Search: wtf/)
      expect(models()).toBe(50)
      await expectForEveryone()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect.poll(models).toBe(10)
      expect(location.hash).toBe('#/search?q=wtf&page=2')
      await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect.poll(models).toBe(50)
      expect(requests).toEqual(['wtf 1', 'wtf 2'])
      await page.getByRole('main').getByRole('textbox').fill('qqqq')
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText('No models match')).toBeVisible()
      expect(location.hash).toBe('#/search?q=qqqq')
      expect(document.querySelectorAll('main li a')).toHaveLength(18)
      history.back()
      await page.getByRole('link', { name: 'WTF1002' }).click()
      await expect.poll(() => location.hash).toMatch(/^#\/productslecto\/ball-screw\/sku-2\?source=search&f=/)
      await openNoting('/')
      await searchFor('wtf')
      await page.getByRole('link', { name: 'All results: 60' }).click()
      await expect.element(page.getByRole('heading', { level: 1, name: 'Search: wtf' })).toBeVisible()
    },
  )
})
