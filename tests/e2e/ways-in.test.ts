/** Addresses by which other programs lead somebody in: parameters of a series, a calculation with its results, pages without frame, another language's origin. */
import { expect, type Page, test } from '@playwright/test'
import { copyLink, openElsewhere, selectionIn } from './address.ts'
import { expectForEveryone } from './barriers.ts'
import { setSite } from './commands.ts'
import { fiveTonnes, fill, match, matchCount, open, resultsLine } from './form.ts'
import { calculate, calculateScene, drawer, fillButton, narrowing, openFirstStep, openScenes } from './rotary.ts'
import { openServo, pickMotor } from './servo.ts'

const head = (page: Page) => page.getByRole('banner')

test('parameters of a series lead to the models that they leave, and Back to where somebody came from', async ({ page }) => {
  await page.goto('/#/search')
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&nominalDiameterMm=20&source=shop')
  await expect(page.locator('main li:has(dl)')).toHaveCount(2)
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/~20$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/search$/)
  // A figure that divides no series is a choice on the page of the whole.
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&leadMm=20')
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/~\?f=leadMm:20$/)
  await expect(page.locator('main li:has(dl)')).toHaveCount(2)
  // Those that leave one model lead to its page.
  await page.goto('/#/entrance/lecto-by-params?serviceID=WTF&nominalDiameterMm=20&leadMm=40&dynamicLoadRatingN=5400')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
  await expect(page).toHaveURL(/#\/productslecto\/WTF\/THK-WTF2040-2$/)
})

test(
  'a way in that does not lead to a model says why, without frame, as do pages of a desktop program; an address of nothing has one',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 })
    for (const [query, said] of [
      ['serviceID=WTF&colour=red', 'colour: the series has no such parameter'],
      ['serviceID=WTF&leadMm=41', 'leadMm = 41: no model'],
      ['serviceID=NONE', 'not in the product directory'],
    ] as const) {
      await page.goto(`/#/entrance/lecto-by-params?${query}`)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('does not lead to a model')
      await expect(alert).toContainText(said)
      await expect(head(page)).toHaveCount(0)
    }
    await expectForEveryone(page)
    await page.getByRole('alert').getByRole('link').click()
    await expect(head(page)).toBeVisible()
    await page.goto('/#/entrance/lecto-by-params?leadMm=20')
    await expect(page.getByRole('alert')).toContainText('serviceID is empty')
    await expect(head(page)).toHaveCount(0)

    for (const path of ['compInfo', 'download']) {
      await page.goto(`/#/desktop/${path}`)
      await expect(page.locator('h1')).toBeVisible()
      await expect(head(page)).toHaveCount(0)
    }
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Close' }).click()
    await page.goto('/#/calculation/calc/2/300')
    await expect(head(page)).toBeVisible()
  },
)

test(
  'a calculation opens without frame, and starts at once where the address asks for results',
  { tag: '@deep' },
  async ({ browser, page }) => {
    await open(page, 300)
    await fill(page, fiveTonnes)
    await match(page)
    const found = await matchCount(page)
    await expect.poll(() => selectionIn(page)).toHaveProperty('made')
    const selection = new URL(page.url()).hash.split('?s=')[1] ?? ''
    const other = await browser.newContext({ locale: 'en-US' })
    const bare = await other.newPage()
    await bare.goto(`/#/calculation/calc/1/300?render=result&s=${selection}`)
    await expect(resultsLine(bare)).toContainText(found)
    await expect(head(bare)).toHaveCount(0)
    await expect(bare.locator('#load')).toHaveValue('5')
    // Kept among the recent ones at the calculator's own address.
    await bare.goto('/')
    await expect(bare.locator('a[href*="#/selection/calc_300?s="]').first()).toBeVisible()
    await other.close()
  },
)

const withResults = 'calculates these results again'

const sharedPages: Readonly<Record<string, { readonly tag?: '@deep'; readonly prepare: (page: Page) => Promise<void> }>> = {
  'a form in other units': {
    tag: '@deep',
    prepare: async (page) => {
      await open(page, 300)
      await fill(page, fiveTonnes)
      await match(page)
      await head(page).getByRole('button', { name: 'Imperial' }).click()
      await expect(page.locator('#stroke')).not.toHaveValue('300')
    },
  },
  'the servo panel': {
    prepare: async (page) => {
      await openServo(page)
      await pickMotor(page, 'SGM7J-04A')
      // The motor is the only one of its name, so the panel has taken it already: choosing it changes no result.
      await expect.poll(() => selectionIn(page)).toHaveProperty('inputs.panel.motor.motor.skuName', 'SGM7J-04A')
    },
  },
  'a class that opens its scenes': {
    tag: '@deep',
    prepare: async (page) => {
      await openScenes(page)
      await calculateScene(page)
      await narrowing(page, () => fillButton(page).click())
      await expect(resultsLine(page)).toBeVisible()
    },
  },
  'a class of platforms whose scenes are opened by hand': {
    tag: '@deep',
    prepare: async (page) => {
      await page.goto('/#/selection/calc_3000000')
      await page.getByRole('button', { name: 'Calculate from a working scene' }).click()
      await drawer(page).getByLabel('Table diameter').fill('350')
      await calculateScene(page)
      await narrowing(page, () => fillButton(page).click())
      await expect(resultsLine(page)).toBeVisible()
    },
  },
  'the platforms of a scene': {
    tag: '@deep',
    prepare: async (page) => {
      await openFirstStep(page)
      await calculate(page)
      await expect(resultsLine(page)).toBeVisible()
    },
  },
}

for (const [name, { tag = [], prepare }] of Object.entries(sharedPages)) {
  test(
    `a copied link opens with the results that its sender saw, in a browser that has never been here: ${name}`,
    { tag },
    async ({ browser, page }) => {
      await prepare(page)
      const other = await openElsewhere(browser, await copyLink(page, withResults))
      await expect(resultsLine(other)).toContainText(await matchCount(page))
      await other.context().close()
    },
  )
}

test('a link of the first of two steps opens with its inputs', { tag: '@deep' }, async ({ browser, page }) => {
  await openFirstStep(page)
  await page.getByLabel('Table diameter').fill('350')
  await page.getByLabel('Table diameter').blur()
  const other = await openElsewhere(browser, await copyLink(page, 'it opens with these inputs'))
  await expect(other.getByLabel('Table diameter')).toHaveValue('350')
  await other.context().close()
})

test(
  'a link copied after the inputs were changed opens with the results of these inputs, and the page says so',
  { tag: '@deep' },
  async ({ browser, page }) => {
    await open(page, 303)
    await fill(page, { load: '80', stroke: '1000', speed: '1000' })
    await expect(page.locator('#speed')).toHaveValue('1000')
    await copyLink(page, 'it opens with these inputs')
    await match(page)
    const before = await matchCount(page)
    await fill(page, { speed: '200' })
    await page.locator('#speed').blur()
    const other = await openElsewhere(browser, await copyLink(page, 'not with the older results shown'))
    await expect(other.locator('#speed')).toHaveValue('200')
    await expect(resultsLine(other)).toBeVisible()
    expect(await matchCount(other)).not.toBe(before)
    await other.context().close()
  },
)

test(
  'a language with an origin of its own is shown there, with the inputs',
  { tag: '@deep' },
  async ({ browser, request }, { project }) => {
    const baseURL = project.use.baseURL ?? ''
    const { port } = new URL(baseURL)
    const site = `languages-${process.pid}`
    const origins = { en: baseURL, es: `http://es.localhost:${port}` }
    await setSite({ key: site, name: 'Two origins', languages: ['en', 'es'], languageOrigins: origins })
    // A running server takes it over within seconds.
    await expect.poll(async () => (await request.get(`/?site=${site}`)).text()).toContain('es.localhost')

    const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
    await page.goto(`/?site=${site}#/selection/calc_300`)
    await fill(page, { load: '7.5' })
    await page.locator('#load').blur()
    await expect(page).toHaveURL(/\?s=/)
    await head(page).getByRole('button', { name: 'Español' }).click()
    await expect(page).toHaveURL(new RegExp(`^http://es\\.localhost:${port}/\\?site=${site}#/selection/calc_300\\?s=`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('#load')).toHaveValue('7.5')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await head(page).getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/\\?site=${site}#/selection/calc_300\\?s=`))
    await page.context().close()
  },
)
