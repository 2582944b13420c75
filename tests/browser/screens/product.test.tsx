/** The page of a model: from a calculation, and by its address alone. */
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { texts as ofScrew } from '../../../schemas/30-ball-screw/texts/en.ts'
import { texts as ofScrewInRussian } from '../../../schemas/30-ball-screw/texts/ru.ts'
import { showLanguage } from '../../../screens/base/texts/language.ts'
import { screwCalculation } from './fixture-answers.ts'
import { screwProduct } from './fixture-products.ts'
import { matchScrew } from './match-screw.ts'
import { expectForEveryone, goodAnswer, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

const address = `/productslecto/${screwProduct.serviceID}/${screwProduct.driveID}`
const heading = () => page.getByRole('heading', { level: 1, name: screwProduct.skuName })
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
const code = screwCalculation.list[0]?.machineCode ?? ''

/** Words that only the wire knows. */
const internal = /skuID|driveID|serviceID|machineCode|isSTL|workingID|motorSku|filterParams/

describe('by its address alone', () => {
  it('says what is known of the model, what is not, and what its maker does not limit', async () => {
    await openScreens(address)
    await expect.element(heading()).toBeVisible()
    expect(rows()).toEqual([
      'lead40 mm',
      'maximum rotational speedno limit stated',
      'maximum shaft length by accuracy grade50 µm: 2000 · 100 µm: 2200 mm',
      'nut rigiditynot stated',
    ])
    await expect.element(page.getByText(/THK General Catalog B-738/)).toBeVisible()
    expect(document.body.textContent).not.toMatch(internal)
    await expect.poll(() => document.title).toContain(screwProduct.skuName)
    const stated = [...document.querySelectorAll('[itemtype$="/Product"] [itemtype$="/PropertyValue"]')]
    expect(stated.map((row) => [...row.querySelectorAll('meta')].map(({ content }) => content))).toEqual([['40', 'mm']])
    // A product has one name, and its category is a word.
    const ofProduct = (name: string) =>
      [...document.querySelectorAll(`[itemprop=${name}]`)].filter((one) =>
        one.parentElement?.closest('[itemscope]')?.matches('[itemtype$="/Product"]'),
      )
    expect(ofProduct('name').map(({ textContent }) => textContent)).toEqual([screwProduct.skuName])
    expect(ofProduct('category').map(({ localName, textContent }) => [localName, textContent])).toEqual([['span', screwProduct.series]])
  })

  it('shows its picture large, which zooms and closes by keyboard', async () => {
    await openScreens(address)
    await page.getByRole('button', { name: 'Enlarge the picture' }).click()
    const viewer = page.getByRole('dialog', { name: 'Pictures' })
    await expect.element(viewer).toBeVisible()
    await userEvent.keyboard('+')
    await expect.element(viewer.getByRole('button', { name: '150 %' })).toBeVisible()
    expect(viewer.element().querySelector('svg[data-scale]')).not.toBeNull()
    expect(await problemsOfPage()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
  })

  it('shows it as it looks where it has a solid, and with its dimensions when these are asked for', async () => {
    const picture = { width: 1000, height: 600, paths: [['lit', 'M0 0L1000 0L500 600Z']] }
    await openScreens(address, 'en', async (requestAddress) =>
      requestAddress.includes('GetProduct')
        ? Response.json({ code: 0, data: { ...screwProduct, picture, lengths: { stated: 5, usual: 7 } } })
        : goodAnswer(requestAddress, new AbortController().signal),
    )
    await expect.element(page.getByRole('img', { name: `Picture of ${screwProduct.skuName}` })).toBeVisible()
    await expect.element(page.getByText(/^5 of 12 lengths are stated/)).toBeVisible()
    await page.getByRole('button', { name: 'Dimensions' }).click()
    await expect.element(page.getByRole('button', { name: 'Enlarge the picture' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Dimensions' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('leads to the calculator that completes its order code, and to other models', async () => {
    await openScreens(address)
    await expect.element(page.getByRole('link', { name: 'R20-20K3-FSC' })).toHaveAttribute('href', '#/productslecto/FSC/R20-20K3')
    await expect
      .element(page.getByRole('link', { name: 'Calculate with Ball screw' }))
      .toHaveAttribute('href', expect.stringMatching(/^#\/selection\/calc_30/))
    await page.getByRole('link', { name: 'WTF2525-3.5' }).click()
    expect(location.hash).toBe('#/productslecto/WTF/THK-WTF2525-3.5')
  })

  it('says that there is no such model', async () => {
    await openScreens('/productslecto/X/Y', 'en', (requestAddress, signal) =>
      requestAddress.includes('GetProduct')
        ? Promise.resolve(Response.json({ code: 40403, message: 'no', issues: [] }, { status: 404 }))
        : goodAnswer(requestAddress, signal),
    )
    await expect.element(page.getByRole('heading', { level: 1, name: 'This model is not in the catalogue' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All calculators' })).toBeVisible()
  })

  it('can be tried again when the service does not answer', async () => {
    let isUp = false
    await openScreens(address, 'en', (requestAddress, signal) =>
      requestAddress.includes('GetProduct') && !isUp ? Promise.reject(new TypeError('down')) : goodAnswer(requestAddress, signal),
    )
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    isUp = true
    await again.click()
    await expect.element(heading()).toBeVisible()
  })

  it.each(widths)('has no barriers and does not scroll sideways at %i px', async (width) => {
    await page.viewport(width, 800)
    await openScreens(address)
    await expect.element(heading()).toBeVisible()
    await expectForEveryone()
  })
})

describe('from a calculation', () => {
  const select = async () => {
    await matchScrew()
    await page.getByRole('button', { name: 'Select model' }).first().click()
    await expect.element(heading()).toBeVisible()
  }

  it('has the complete order code, the conditions in the language shown, and every check with its margin', async () => {
    await select()
    await expect.element(page.getByText(code).first()).toBeVisible()
    await expect.element(page.getByText('6.667 m/s²')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Checks and margins' })).toBeVisible()
    await expect.poll(() => rows().some((row) => row.includes('Critical speed') && row.includes('69 %'))).toBe(true)
    expect(document.body.textContent).not.toMatch(internal)
    expect(await problemsOfPage()).toEqual([])
    const conditions = () => [...document.querySelectorAll('article dl')].at(0)?.textContent.replaceAll('\u00A0', ' ') ?? ''
    const english = conditions()
    const wordsOf = ({ posture, load, speed, fixing }: typeof ofScrew | typeof ofScrewInRussian) =>
      [posture.label, posture.options.horizontal, load.label, speed.label, fixing.label, fixing.options['fixed-supported']] as const
    expect(wordsOf(ofScrew).filter((word) => !english.includes(word))).toEqual([])
    await showLanguage('ru')
    await expect.poll(() => wordsOf(ofScrewInRussian).filter((word) => !conditions().includes(word))).toEqual([])
    await showLanguage('en')
    await expect.poll(conditions).toBe(english)
    await page.getByRole('link', { name: 'Back to the calculation' }).click()
    await expect.element(page.getByText('16 of 214 models match')).toBeVisible()
    await page.getByRole('button', { name: 'Select model' }).first().click()
    // Another model has neither code nor conditions of it.
    await page.getByRole('link', { name: 'WTF2525-3.5' }).click()
    await expect.element(page.getByRole('link', { name: 'Calculate with Ball screw' })).toBeVisible()
    expect(document.body.textContent).not.toContain(code)
    expect(document.body.textContent).not.toContain('6.667 m/s²')
  })
})
