/** The playground: a shipped calculator is opened, broken and mended, filled in, looked at from every side, and shared. */
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { locales } from '../../../i18n/locales.ts'
import { closeScreens, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { someOf, widths } from '../views.ts'

const addresses: string[] = []

const open = async (hash = '/playground', locale: Parameters<typeof openScreens>[1] = 'en') => {
  addresses.length = 0
  await openScreens(hash, locale, async (address, signal, body) => {
    addresses.push(address)
    return goodAnswer(address, signal, body)
  })
  await expect.poll(() => content()).not.toBeNull()
}

const content = (): HTMLElement | null =>
  document.querySelector('[data-editor]')?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null

const text = (): string => [...(content()?.querySelectorAll('.cm-line') ?? [])].map(({ textContent }) => textContent).join('\n')

/** The page has settled on what is in the editor. */
const findings = () => page.getByRole('region', { name: 'Findings' })

const openShipped = async (id: string) => {
  await page.getByLabelText('Open').selectOptions(id)
  await expect.element(page.getByRole('status').getByText('No findings.')).toBeVisible()
  await expect.poll(() => text()).toContain(`"id": ${id}`)
  await expect.poll(() => savedText()).toContain(`"id": ${id}`)
}

/** Replaces the text as somebody would who pastes another. */
const paste = async (next: string) => {
  content()?.focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const data = new DataTransfer()
  data.setData('text/plain', next)
  content()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

/** The whole text, as the page keeps it: the editor draws what is seen. */
const savedText = (): string => sessionStorage.getItem('sizewright.playground') ?? ''

const tab = (name: string) => page.getByRole('tab', { name, exact: true })

describe('a shipped calculator', () => {
  it('is opened, broken, mended and filled in; its request and values follow', async () => {
    await open()
    await openShipped('20')
    await expect.poll(() => savedText()).toContain('"min": "init.mimW"')
    const sound = savedText()
    const broken = sound.replace('"max": "init.maxW"', '"max": "init.maxStroke"')
    await paste(broken)
    const line = broken.split('\n').findIndex((one) => one.includes('"max": "init.maxStroke"')) + 1
    const finding = findings().getByRole('button', { name: new RegExp(`^${line}:\\d+ ?Error`) })
    await expect.element(finding).toBeVisible()
    await expect.element(page.getByText('Showing the last version that compiles.')).toBeVisible()
    // A press leads to the line.
    await finding.click()
    await expect.poll(() => content()?.querySelector('.cm-activeLine')?.textContent).toContain('"max": "init.maxStroke"')
    await expect.poll(() => content()?.querySelector('.cm-lintRange-error')).not.toBeNull()

    await paste(sound)
    await expect.element(page.getByText('No findings.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Load', exact: true }).fill('12.5')
    await userEvent.keyboard('{Tab}')
    await tab('Request').click()
    await expect.element(page.getByRole('row', { name: /^W 12\.5 load$/ })).toBeVisible()
    await expect.element(page.getByText(/^Start is disabled: /)).toBeVisible()
    await tab('Values and states').click()
    await expect.element(page.getByRole('row', { name: /^load known 12\.5/ })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^stroke missing/ })).toBeVisible()
    await tab('Events').click()
    await expect.element(page.getByText('field: load, text: 12.5').first()).toBeVisible()
    await tab('Form').click()
    await paste(sound.replace('"Max. speed"', '"Top speed"'))
    await expect.element(page.getByRole('textbox', { name: 'Top speed' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Load', exact: true })).toHaveValue('12.5')
    // Nothing of all this is a question to the service.
    expect(addresses.filter((address) => address.includes('Working/'))).toEqual([])
  })
})

describe('the editor', () => {
  it('proposes by the keyboard, and Tab leaves it', async () => {
    await open()
    await paste('{ "schema": { "fields": { "a": { "kind": "number", "onOutOfRange": "" } } } }')
    const at = '{ "schema": { "fields": { "a": { "kind": "number", "onOutOfRange": "'.length
    await userEvent.keyboard(`{Control>}{Home}{/Control}`)
    for (let step = 0; step < at; step += 1) await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Control>}[Space]{/Control}')
    const proposed = (): string => content()?.closest('.cm-editor')?.querySelector('[role="listbox"]')?.textContent ?? ''
    await expect.poll(proposed).toContain('snap')
    await userEvent.keyboard('sn')
    await expect.poll(proposed).toBe('snap')
    // A list that has just opened leaves Enter to the text, for 75 ms.
    await new Promise((done) => setTimeout(done, 150))
    await userEvent.keyboard('{Enter}')
    await expect.poll(text).toContain('"onOutOfRange": "snap" }')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.classList.contains('playground-code')).toBe(false)
  })

  it('tells where a text stops being JSON, and keeps its text over a reload', async () => {
    await open()
    await paste('{ "schema": {\n  "id" 1 } }')
    await expect.element(findings().getByRole('button', { name: /^2:8 ?Error ?syntax ':' is expected here/ })).toBeVisible()
    await paste('{ "schema": {} }')
    await expect.poll(() => savedText()).toBe('{ "schema": {} }')
    await open()
    await expect.poll(() => text()).toBe('{ "schema": {} }')
  })
})

describe('the graph', () => {
  it('shows the cone of a name by the keyboard, drawn and as lists', async () => {
    await open()
    await openShipped('20')
    await tab('Graph').click()
    const drawing = page.getByRole('group', { name: 'Dependency graph' })
    await expect.element(drawing).toBeVisible()
    const load = drawing.getByRole('button', { name: 'load, field' })
    load.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('data-node')).not.toBe('load')
    load.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(load).toHaveAttribute('aria-pressed', 'true')
    const up = page.getByRole('region', { name: 'Depends on' })
    await expect.element(up.getByRole('button', { name: 'maxW' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Depend on it' }).getByRole('button', { name: 'W', exact: true })).toBeVisible()
    expect(document.querySelector('[data-node="stroke"]')?.getAttribute('data-reached')).toBe('false')
    expect(await problemsOfPage()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(up).not.toBeInTheDocument()
  })
})

describe('a link', () => {
  it('opens the same document, and asks nothing of the service', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    await openShipped('20')
    await expect.poll(() => savedText()).toContain('"id": 20')
    const shared = savedText()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.element(page.getByText(/^Link: \d+ characters/)).toBeVisible()
    const link = written.mock.calls[0]?.[0] ?? ''
    expect(link).toMatch(/#\/playground\?d=[\w-]+$/)
    sessionStorage.clear()
    localStorage.clear()
    closeScreens()
    await open(new URL(link).hash.slice(1))
    await expect.element(page.getByText('No findings.')).toBeVisible()
    expect(addresses).toEqual([])
    // What is edited now is no longer what the address holds.
    await paste(`${shared}\n`)
    await expect.poll(() => savedText()).toBe(`${shared}\n`)
    expect(location.hash).toBe('#/playground')
    written.mockRestore()
  })

  it('that is damaged says so', async () => {
    await open('/playground?d=AAAA')
    await expect.element(page.getByText(/^The link contains no document/)).toBeVisible()
  })
})

describe('everybody', () => {
  it.each(widths)('sees every tab at %i px without a problem, and goes from one to the other by arrows', async (width) => {
    await page.viewport(width, 900)
    await open()
    const tabs = [...document.querySelectorAll('[role="tab"]')]
    expect(tabs).toHaveLength(width < 1100 ? 9 : 8)
    for (const one of tabs) {
      one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await expect.poll(() => one.getAttribute('aria-selected')).toBe('true')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      // However little a panel holds, it stands at its tabs.
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '')
      const row = one.closest('[role="tablist"]')
      expect((panel?.getBoundingClientRect().top ?? 0) - (row?.getBoundingClientRect().bottom ?? 0)).toBeLessThan(16)
      // What is beside the panel of the tab is the same for all.
      expect(await problemsOfPage(one === tabs[0] ? document : `#${one.getAttribute('aria-controls')}`)).toEqual([])
    }
    await tab('Form').click()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tab('Events')).toHaveFocus()
    await expect.element(tab('Events')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(tabs[0])
  })

  it.each(someOf(locales))('reads it in %s', async (locale) => {
    await open('/playground', locale)
    expect(document.querySelector('h1')?.textContent).not.toBe('')
    expect(document.body.textContent).not.toMatch(/\b(tools|tabs|findings)\.\w+/)
  })
})

describe('the rules of forms', () => {
  it('run beside the page with a seed, hold for the new document, and can be called off', { tags: ['deep'] }, async () => {
    await open()
    await tab('Fuzz').click()
    await page.getByLabelText('Seed').fill('7')
    await page.getByRole('button', { name: 'Fuzz 200 runs' }).click()
    await expect.element(page.getByText(/^All \d+ rules hold \(seed 7\)\.$/)).toBeVisible()
    await openShipped('20')
    await page.getByRole('button', { name: 'Fuzz 200 runs' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText(/^Cancelled after \d+ rules\.$/)).toBeVisible()
  })
})
