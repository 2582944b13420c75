import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '../../../screens/ui/toast.tsx'
import { expectForEveryone, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

it.each(widths)(
  'the start page has every calculator once, the complete drive first, and leads there in one click, at %i px',
  async (width) => {
    await page.viewport(width, 800)
    await openScreens('/')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const namesIn = (box: ParentNode | null | undefined) =>
      [...(box?.querySelectorAll('[data-class] > :last-child > :first-child') ?? [])].map(({ textContent }) => textContent)
    expect(namesIn(document)).toHaveLength(18)
    expect(new Set(namesIn(document)).size).toBe(18)
    await expect.poll(() => document.querySelectorAll('[data-class] svg:empty').length, { message: 'classes without a picture' }).toBe(0)
    await expectForEveryone()
    const turning = page.getByRole('region', { name: 'Turn a table' })
    expect(namesIn(turning.element())).toEqual(['Turntable', 'Rotating platform', 'Hollow rotary table'])
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Reducer, manual/ })
      .click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reducer, manual' })).toBeVisible()
  },
)

const routes = {
  'Ball screw': ['/selection/calc_30', '/selection-in/calc_30', '/calculation/calc/0/30'],
  'In development...': ['/selection/rotating_30', '/selection/calc_99', '/calculation/calc/0/99'],
  'serviceID is empty': ['/productslecto', '/productslecto//WTF2040-2', '/productslecto/%20/x'],
  'There is no page at this address':
    '/calculation/calc/2/30 /selection/default /selection/rotating_ /lecto-custom/nowhere/301/0 /batch/121 /nowhere /usercenter/nowhere /productslecto/WTF /news/A%20b/c /helpful /documents/x /contact/x'.split(
      ' ',
    ),
}

it.each(Object.entries(routes))('a route leads to “%s”', async (name, addresses) => {
  for (const address of addresses) {
    await openScreens(address)
    await expect.element(page.getByRole('heading', { level: 1, name }), { message: address }).toBeVisible()
    await expect.poll(() => document.title).toMatch(/ – Sizewright$/)
  }
  const wayOut = name.startsWith('There is no page') ? [document.querySelector('main a')?.getAttribute('href')] : ['#/']
  expect(wayOut).toEqual(['#/'])
})

it('a button that becomes possible has the background of its text at once: no contrast is lost on the way', async () => {
  await openScreens('/')
  const button = document.createElement('button')
  Object.assign(button, { className: 'button', disabled: true, textContent: 'Start' })
  button.dataset['kind'] = 'primary'
  document.getElementById('root')?.append(button)
  const background = () => getComputedStyle(button).backgroundColor
  const before = background()
  button.disabled = false
  expect([background() === before, button.getAnimations()]).toEqual([false, []])
})

it('a message goes with the page that it was shown on', async () => {
  await openScreens('/selection/calc_20')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  showToast('Load is above the maximum', 'problem')
  await expect.element(page.getByText('Load is above the maximum')).toBeVisible()
  location.hash = '/selection/calc_30'
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ball screw' })).toBeVisible()
  expect(document.querySelectorAll('.toast')).toHaveLength(0)
})

describe('the header', () => {
  it('changes language and units without losing what was entered, and keeps the choice', async () => {
    await openScreens('/selection/calc_30')
    await page.getByLabelText('Max. speed').fill('750')
    await page.getByLabelText('Travel').fill('254')
    await page.getByRole('button', { name: 'Imperial' }).click()
    await expect.element(page.getByLabelText('Travel')).toHaveValue('10')
    expect(localStorage.getItem('calculationUnit')).toBe('1')
    await page.getByRole('button', { name: 'SI' }).click()
    await expect.element(page.getByLabelText('Travel')).toHaveValue('254')
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('ru')
    await expect.element(page.getByLabelText('Макс. скорость')).toHaveValue('750')
    expect(document.documentElement.lang).toBe('ru')
    // Long words are divided by a hyphen, by the rules of the language.
    expect(getComputedStyle(document.body).hyphens).toBe('auto')
    expect(sessionStorage.getItem('locale')).toBe('ru')
  })

  it('changes the colours and keeps the choice; as the system is where nothing else was chosen', async () => {
    localStorage.removeItem('theme')
    await openScreens('/')
    const ground = () => getComputedStyle(document.documentElement).backgroundColor
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(ground()).toBe('rgb(14, 20, 23)')
    await page.getByRole('button', { name: 'Light', exact: true }).click()
    expect(ground()).toBe('rgb(245, 247, 248)')
    await page.getByRole('button', { name: 'System' }).click()
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(localStorage.getItem('theme')).toBe('system')
  })

  it('is 60 px high, on phones 108: the search has a row of its own, and units, language and classes are in a menu', async () => {
    await openScreens('/')
    await expect.element(page.getByRole('banner')).toBeVisible()
    const height = () => document.querySelector('[data-head]')?.clientHeight
    expect(height()).toBe(60)
    await page.viewport(360, 740)
    expect(height()).toBe(108)
    await page.getByRole('button', { name: 'Calculators' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Imperial' }).click()
    expect(localStorage.getItem('calculationUnit')).toBe('1')
    await page.getByRole('dialog').getByRole('button', { name: 'SI', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Language' })).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: 'Screw jack' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Screw jack' })).toBeVisible()
  })

  it('lets keyboard users skip to the content', async () => {
    await openScreens('/')
    await expect.element(page.getByRole('banner')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })
})
