/** The pages of the product directory: all of it, one root, and the choice by parameters. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { directoryAnswer } from './directory-answers.ts'
import { answerCalls, expectForEveryone, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

type Answer = Parameters<typeof answerCalls>[0]

const missing = () => Response.json({ code: 40404, message: 'no', issues: [] }, { status: 404 })
const answer: Answer = (address, signal, body) => {
  if (!/\/Prod\/|FilterLectotype/.test(address)) return goodAnswer(address, signal)
  const data = directoryAnswer(address, body)
  return Promise.resolve(data === undefined ? missing() : Response.json({ code: 0, data }))
}
const down: Answer = () => Promise.reject(new TypeError('down'))
const open = (hash: string, respond: Answer = answer) => openScreens(hash, 'en', respond)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const seriesNames = 'main tbody th'
const models = 'main li:has(dl)'
const names = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('the directory', () => {
  it('opens at each of its addresses', async () => {
    for (const hash of ['/selection', '/selection/prod-directory', '/selection/params', '/selection-in/params_0']) {
      await open(hash)
      await expect.element(heading('Product directory'), { message: hash }).toBeVisible()
      await expect.poll(() => names(seriesNames), { message: hash }).toEqual(['WTF', 'SFU', 'BM'])
      await expect.poll(() => document.title).toContain('Product directory')
    }
  })

  it('is narrowed by a text, which stays over a reload, and says where nothing is left', async () => {
    await open('/selection/prod-directory')
    await page.getByRole('searchbox').fill('screws thk')
    await expect.poll(() => names(seriesNames)).toEqual(['WTF'])
    const hash = location.hash.slice(1)
    expect(hash).toBe('/selection/prod-directory?q=screws%20thk')
    await open(hash)
    await expect.poll(() => names(seriesNames)).toEqual(['WTF'])
    await page.getByRole('searchbox').fill('nobody')
    await expect.element(page.getByText('No products found')).toBeVisible()
    await page.getByRole('button', { name: 'Show all series' }).click()
    await expect.poll(() => names(seriesNames)).toHaveLength(3)
  })

  it('says what each series spans in the figures that decide, in the units of the reader', async () => {
    await open('/selection/prod-directory')
    const row = page.getByRole('table', { name: 'Ball screws' }).getByRole('row', { name: /WTF/ })
    await expect.poll(() => row.element().textContent).toMatch(/^WTFTHK40nominal diameter mm20–25lead mm40Published$/)
    await page.getByText('Imperial').click()
    await expect.poll(() => row.element().textContent).toMatch(/in0\.7874–0\.9843lead in1\.575/)
  })

  it('names each figure in its row on a phone, with a capital', async () => {
    await page.viewport(360, 800)
    await open('/selection/prod-directory')
    const name = page.getByText('nominal diameter mm').nth(1)
    await expect.element(name).toBeVisible()
    expect(getComputedStyle(name.element(), '::first-letter').textTransform).toBe('uppercase')
  })

  it('leads a series with one filter straight to its choice, any other to its filters', async () => {
    await open('/selection/prod-directory')
    await expect.element(page.getByRole('link', { name: /^SFU/ })).toHaveAttribute('href', '#/productslecto/SFU/~')
    await expect.element(page.getByRole('link', { name: 'Ball rail guides' })).toHaveAttribute('href', '#/productslecto/BM/~')
    await page.getByRole('link', { name: /^WTF/ }).click()
    await expect.element(heading('Ball screws')).toBeVisible()
    expect(location.hash).toBe('#/serieslist/ball-screw?series=WTF')
  })

  it('can be tried again when the service does not answer', async () => {
    await open('/selection/prod-directory', down)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    answerCalls(answer)
    await again.click()
    await expect.poll(() => names(seriesNames)).toHaveLength(3)
  })
})

describe('a root', () => {
  it('shows its series with their filters', async () => {
    await open('/selection/serieslist/ball-screw')
    await expect.element(heading('Ball screws')).toBeVisible()
    await open('/serieslist/ball-screw')
    await expect.element(heading('Ball screws')).toBeVisible()
    expect(names('article li')).toEqual(['Entire series (40)', '20 mm (35)', '25 mm (5)', 'Entire series (3)'])
    await page.getByRole('link', { name: /^20 mm/ }).click()
    await expect.element(heading('WTF · 20 mm')).toBeVisible()
    expect(location.hash).toBe('#/productslecto/WTF/~20')
  })

  it('with one filter in all is passed over; one that is not there is said to be missing', async () => {
    await open('/serieslist/ball-rail')
    await expect.poll(() => location.hash).toBe('#/productslecto/BM/~')
    await open('/productslecto/XX/~20')
    await expect.element(heading('Not in the product directory')).toBeVisible()
    await open('/serieslist/nobody')
    await expect.element(heading('Not in the product directory')).toBeVisible()
    await page.getByRole('link', { name: 'Product directory' }).click()
    await expect.element(heading('Product directory')).toBeVisible()
  })
})

describe('a choice by parameters', () => {
  const count = () => document.querySelector('main [role=status]')?.textContent
  const open20 = () => open('/productslecto/WTF/~20')

  it('lists the models of its filter with three figures each; what is not stated is no figure', async () => {
    await open20()
    await expect.poll(count).toBe('Models found: 35')
    const rows = names(models).map((text) => text?.replaceAll('\u00A0', ' '))
    expect(rows).toHaveLength(30)
    expect(rows[0]).toBe('WTF20-0THKPublishedlead20 mmdynamic load rating5000 Nstatic load rating9000 N')
    expect(rows[3]).toMatch(/static load ratingnot stated$/)
    await expect.element(page.getByRole('link', { name: 'WTF20-0' })).toHaveAttribute('href', '#/productslecto/WTF/WTF-0')
    await expect.element(page.getByLabelText('nominal diameter')).toBeDisabled()
    await expect.element(page.getByText('Brought in from the filter, cannot be modified')).toBeVisible()
  })

  it('is narrowed by values and ranges, which stay in the address over a reload', async () => {
    await open20()
    await page.getByLabelText('lead', { exact: true }).selectOptions('40 mm (17)')
    await expect.poll(count).toBe('Models found: 17')
    await page.getByLabelText('dynamic load rating, from').fill('20000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('Models found: 2')
    const hash = location.hash.slice(1)
    expect(hash).toBe('/productslecto/WTF/~20?f=leadMm:40;dynamicLoadRatingN:20000..')
    await open(hash)
    await expect.poll(count).toBe('Models found: 2')
    await expect.element(page.getByLabelText('dynamic load rating, from')).toHaveValue('20000')
    await page.getByRole('button', { name: 'Clear all choices' }).click()
    await expect.poll(count).toBe('Models found: 35')
    expect(location.hash).toBe('#/productslecto/WTF/~20')
  })

  it('takes ends that were typed the wrong way round, and refuses what is no number', async () => {
    await open20()
    await page.getByLabelText('dynamic load rating, to').fill('6000')
    await page.getByLabelText('dynamic load rating, from').fill('7000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('Models found: 3')
    await expect.element(page.getByLabelText('dynamic load rating, from')).toHaveValue('6000')
    await page.getByLabelText('dynamic load rating, to').fill('many')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Not a number: many')).toBeVisible()
    expect(count()).toBe('Models found: 3')
  })

  it('leaves out models that do not state what is asked for, and says where nothing is left', async () => {
    await open20()
    await page.getByLabelText('static load rating, from').fill('0')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('Models found: 27')
    await page.getByLabelText('static load rating, from').fill('1000000')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('No model meets the matching conditions')
  })

  it('has the word of the maker beside the figures: no range holds it, and it can be chosen itself', async () => {
    await open20()
    await page.getByLabelText('maximum rotational speed, from').fill('0')
    await userEvent.keyboard('{Enter}')
    await expect.poll(count).toBe('Models found: 28')
    await page.getByRole('button', { name: 'no limit stated (7)' }).click()
    await expect.poll(count).toBe('Models found: 7')
    await expect.element(page.getByLabelText('maximum rotational speed, from')).toHaveValue('')
    expect(location.hash).toBe("#/productslecto/WTF/~20?f=maxSpeedRpm:'none")
  })

  it('turns pages, which stay in the address; a choice starts at the first', async () => {
    await open20()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => names(models)).toHaveLength(5)
    expect(location.hash).toBe('#/productslecto/WTF/~20?p=2')
    await open(location.hash.slice(1))
    await expect.poll(() => names(models)).toHaveLength(5)
    await page.getByLabelText('lead', { exact: true }).selectOptions('20 mm (18)')
    await expect.poll(count).toBe('Models found: 18')
    expect(location.hash).not.toContain('p=')
  })

  it('leaves out choices of an address that the series does not have', async () => {
    await open("/productslecto/WTF/~20?f=leadMm:41;colour:'red;nominalDiameterMm:25")
    await expect.poll(count).toBe('Models found: 35')
  })

  it('leads back to its root and series', async () => {
    await open20()
    await expect.element(page.getByRole('link', { name: 'Ball screws' })).toHaveAttribute('href', '#/serieslist/ball-screw')
    await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'WTF' }).click()
    await expect.element(heading('Ball screws')).toBeVisible()
  })
})

describe('the entrance', () => {
  const bar = () => page.getByRole('navigation', { name: 'Company and settings' })
  const frame = () => document.querySelectorAll('[data-head], [data-head] button')

  it('without a series offers them all, each with the parameters of the address', async () => {
    await open('/entrance/lecto-by-params')
    await expect.element(heading('Find a model by its data')).toBeVisible()
    await expect.poll(() => names(seriesNames)).toEqual(['WTF', 'SFU', 'BM'])
    expect(frame()).toHaveLength(0)
    expect(await problemsOfPage()).toEqual([])
    await open("/entrance/lecto-by-params?leadMm=40&size='25")
    await expect.element(page.getByRole('alert')).toHaveTextContent('serviceID is empty: choose the series')
    const link = page.getByRole('link', { name: /^WTF/ })
    await expect.element(link).toHaveAttribute('href', '#/entrance/lecto-by-params?serviceID=WTF&leadMm=40&size=%2725')
  })

  it('keeps its layout in the choice and at a model, over a reload too, and leaves it for any other page', async () => {
    await open('/entrance/lecto-by-params?serviceID=WTF&leadMm=40')
    await expect.poll(() => location.hash).toBe('#/productslecto/WTF/~?f=leadMm:40')
    await expect.element(bar()).toBeVisible()
    await expect.poll(() => names(models).length).toBeGreaterThan(0)
    expect(frame()).toHaveLength(0)
    await open(location.hash.slice(1))
    await expect.poll(() => names(models).length).toBeGreaterThan(0)
    expect(frame()).toHaveLength(0)
    await bar().getByRole('link').click()
    await expect.element(page.getByRole('banner')).toBeVisible()
    await open('/productslecto/WTF/~')
    await expect.element(page.getByRole('banner')).toBeVisible()
  })
})

describe.each(widths)('at %i px', (width) => {
  it.each(['/selection/prod-directory', '/selection/more', '/serieslist/ball-screw', '/productslecto/WTF/~20'])(
    '%s has no barriers',
    async (hash) => {
      await page.viewport(width, 800)
      await open(hash)
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => document.querySelector('h2, main :is(dl, ul)')).not.toBeNull()
      await expectForEveryone()
    },
  )
})
