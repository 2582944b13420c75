import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const header = () => page.getByRole('banner')

it('two languages are a toggle, more a list, one alone is neither', async () => {
  beSite({ languages: ['zh-Hans', 'en'] })
  await openScreens('/')
  await expect.element(header().getByRole('button', { name: 'English' })).toBeVisible()
  await expect.element(header().getByRole('combobox', { name: 'Language' })).not.toBeInTheDocument()
  beSite({ languages: ['en', 'es', 'ru'] })
  await openScreens('/')
  await expect.element(header().getByRole('combobox', { name: 'Language' })).toBeVisible()
  expect(
    header()
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'Español', 'Русский'])
  beSite({ languages: ['en'] })
  await openScreens('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(header().getByText('English').elements()).toEqual([])
})

it('a company stands in the header and in the title by its own name, which may be long', async () => {
  beSite({ outName: '公司', outNameEn: `${'Long '.repeat(40)}<b>Company</b>` })
  await openScreens('/')
  await expect.element(header().getByRole('link', { name: /<b>Company<\/b>/ })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/<b>Company<\/b>$/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

it('customer service that is not configured says so; one that is leads there', async () => {
  await openScreens('/')
  await header().getByRole('button', { name: 'Customer service' }).click()
  await expect.element(page.getByText('The chat service is not configured')).toBeVisible()
  await expect.element(header().getByRole('link', { name: 'Official website' })).not.toBeInTheDocument()
  beSite({ chat: 'https://chat.example/', officialSite: 'https://www.example/' })
  await openScreens('/')
  const link = header().getByRole('link', { name: 'Customer service' })
  await expect.element(link).toHaveAttribute('href', 'https://chat.example/')
  await expect.element(link).toHaveAttribute('rel', 'noreferrer')
  await expect.element(header().getByRole('link', { name: 'Official website' })).toHaveAttribute('href', 'https://www.example/')
})

it('a trial says so over the page without being in its way', async () => {
  beSite({ isTrial: true })
  await openScreens('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const mark = document.querySelector('.watermark')
  expect(mark && getComputedStyle(mark, '::before').content).toBe('"Trial edition"')
  expect(mark?.getAttribute('aria-hidden')).toBe('true')
  expect(mark && getComputedStyle(mark)).toMatchObject({ opacity: '0.3', pointerEvents: 'none' })
  expect(mark && getComputedStyle(mark).color, 'only outlines: what is below stays legible').toBe('rgba(0, 0, 0, 0)')
  expect(await problemsOfPage()).toEqual([])
  beSite({})
  await openScreens('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.querySelector('.watermark')).toBeNull()
})

it('a start page may go without a header; other pages have it', async () => {
  beSite({ hideHomeHeader: true })
  await openScreens('/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(header()).not.toBeInTheDocument()
  await openScreens('/selection/default')
  await expect.element(header()).toBeVisible()
})

it.each(widths)('filing notices stand at the foot of every page, below the window of a short one, at %i px', async (width) => {
  await page.viewport(width, 800)
  beSite({ filingNotices: [{ text: 'Filing 123', address: 'https://filing.example/' }, { text: 'long'.repeat(29) }] })
  await openScreens('/nowhere')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Filing 123' })
  await expect.element(link).toHaveAttribute('href', 'https://filing.example/')
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(await problemsOfPage()).toEqual([])
})

it('the desktop app shows no filing notices for the whole session; a site without them has no foot', async () => {
  const before = location.href
  const notices = { filingNotices: [{ text: 'Filing 123' }] }
  try {
    beSite(notices)
    const desktopAddress = new URL(before)
    desktopAddress.searchParams.set('desktop', '1')
    history.replaceState(null, '', desktopAddress)
    await openScreens('/nowhere')
    await expect.poll(() => sessionStorage.getItem('desktop')).toBe('1')
    expect(page.getByRole('contentinfo').elements()).toEqual([])
    history.replaceState(null, '', before)
    await openScreens('/nowhere')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('contentinfo').elements()).toEqual([])
    sessionStorage.clear()
    await openScreens('/nowhere')
    await expect.element(page.getByText('Filing 123')).toBeVisible()
  } finally {
    history.replaceState(null, '', before)
  }
})
