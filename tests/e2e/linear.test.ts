/** The linear calculators as a new user meets them: worked examples in the form, and every way of getting a form wrong. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cards, fill, match, open, startButton } from './form.ts'
import { cylinderExample, guideExample, moduleExample, slideExample } from './form-examples.ts'

test.use({ locale: 'en-US' })

const toast = (page: Page) => page.locator('.toast')
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`)

/** Types a number and leaves its field. */
const type = async (page: Page, id: string, text: string) => {
  await page.locator(`#${id}`).fill(text)
  await page.locator(`#${id}`).blur()
}

const matchAsking = async (page: Page, path: string) => {
  const request = page.waitForRequest((one) => one.url().includes(path))
  await match(page)
  return new URL((await request).url())
}
const parametersOf = (address: URL) => Object.fromEntries(address.searchParams)

test(
  'a guide: spacings belong to layouts, the drawing follows, and the largest block load is that of THK A-103 to A-107',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, 31)
    await expect(field(page, 'sliderSpacing')).toBeHidden()
    await fill(page, { layout: '2x1' })
    await expect(field(page, 'sliderSpacing')).toBeHidden()
    await expect(field(page, 'railSpacing').locator('input')).toHaveValue('200')
    const values = await field(page, 'layout')
      .locator('input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    expect(values).toEqual(['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'])
    const layouts = page.waitForResponse(/CalculationInit\?useMethod=wall/)
    await fill(page, { posture: 'wall' })
    await layouts

    const { travel, ...rest } = guideExample
    await fill(page, rest)
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('.start-reason')).toContainText('Travel distance')
    await fill(page, { travel })
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false')
    const diagram = page.locator('.diagram')
    await expect(diagram).toContainText('73.846 mm')
    await expect(diagram).toContainText('1300 kg')
    await fill(page, { armB: '-100' })
    await expect(diagram).toContainText('-100 mm')
    await fill(page, { armB: guideExample.armB })

    const address = await matchAsking(page, 'BallRailWorking/Calculation?')
    expect(parametersOf(address)).toMatchObject({
      UseMethod: 'horizontal',
      Layout: '2x2',
      SliderSpacing: '600',
      RailSpacing: '400',
      W: '1300',
    })
    const card = cards(page).first()
    // The catalogue prints 7959 N with g = 9.8.
    await expect(card).toContainText('7.962')

    // The numbers of a what-if are those of the service under the same conditions.
    await card.locator('.what-if-toggle').click()
    const load = card.locator('.what-if input[inputmode=decimal]').first()
    await load.fill('900')
    await load.press('Enter')
    address.searchParams.set('W', '900')
    const answer: unknown = await (await page.request.get(address.href.replace('Calculation', 'Explanation'))).json()
    const name = await card.locator('h3').first().innerText()
    // The answer's shape is tested elsewhere; here only one number of it matters.
    const { models } = (answer as { data: { models: { skuName: string; utilisation: number }[] } }).data
    const found = models.find(({ skuName }) => name.includes(skuName))
    if (!found) throw new Error(`the service explains no ${name}`)
    const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(found.utilisation * 100)
    await expect(card.locator('.what-if')).toContainText(`${percent} %`)
  },
)

test(
  'a vertical cylinder by time: its speed is shown, a what-if says where it stops fitting, and a time that is too short is refused',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, 1000)
    await fill(page, cylinderExample)
    await expect(page.locator('output#requiredSpeed')).toContainText('389.5')
    const sent = parametersOf(await matchAsking(page, 'ElectricCylinderWorking/Calculation?'))
    expect(sent).toMatchObject({ MotorBrand: 'yaskawa', Weight: '40', AssemblyMethod: 'vertical', Time: '0.9', Stroke: '300' })
    expect(Object.keys(sent)).not.toContain('MaxSpeed')
    const card = cards(page).first()
    await expect(card).toContainText('EMC')

    await card.locator('.what-if-toggle').click()
    const weight = card.getByRole('slider', { name: 'Weight' })
    await expect(weight).toBeVisible()
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await weight.focus()
    await page.keyboard.press('End')
    await expect(card).toContainText('Suitable up to 75.16 kg')
    await expect(card).toContainText('Not suitable: ')
    expect(calls.filter((url) => url.includes('/YQWorking/'))).toEqual([])
    await card.getByRole('button', { name: 'Apply to the form' }).click()
    await expect(page.locator('#weight')).not.toHaveValue('40')

    await type(page, 'time', '0.1')
    await expect(field(page, 'time').locator('.field-issue')).toContainText('0.6')
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  'a linear module: waiting belongs to the times, the next one shows speed, result table and motion',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, 1006)
    await fill(page, { motion: 'maxSpeed' })
    await expect(field(page, 'waitingTime')).toBeHidden()
    await fill(page, { motion: 'totalTime' })
    await expect(field(page, 'waitingTime')).toBeVisible()

    await open(page, 1007)
    await fill(page, moduleExample)
    const sent = parametersOf(await matchAsking(page, 'ModuleLinearTwo/Calculation?'))
    expect(sent).toMatchObject({ AssemblyMethod: 'horizontal', M: '10', EvenTime: '1', WaitingTime: '0.5', Stroke: '400' })
    await expect(page.getByText('Results are for reference only')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByText('357.4').first()).toBeVisible()
  },
)

test(
  'a slide module: wrong numbers are corrected with a message, a hidden arm is not sent, and models are compared',
  { tag: '@deep' },
  async ({ page }) => {
    await open(page, 20)
    await type(page, 'load', '500')
    await expect(page.locator('#load')).toHaveValue('130')
    await expect(toast(page)).toContainText('Load is above the maximum')
    await expect(field(page, 'load').locator('.chip')).toContainText('500 → 130')
    await type(page, 'stroke', '12')
    await expect(page.locator('#stroke')).toHaveValue('100')
    await expect(toast(page)).toContainText('below the minimum')
    await type(page, 'speed', '<img src=x onerror=alert(1)>')
    await expect(page.locator('#speed')).toHaveValue('')
    await expect(page.locator('img[src=x]')).toHaveCount(0)

    await fill(page, slideExample)
    await fill(page, { posture: 'vertical' })
    await expect(field(page, 'armAlong')).toBeHidden()
    const sent = parametersOf(await matchAsking(page, 'ModuleWorking/Calculation?'))
    expect(sent).toMatchObject({ W: '10', A: '20', C: '50', Width: '500' })
    expect(Object.keys(sent)).not.toContain('B')

    for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox', { name: 'Compare' }).check()
    await page.locator('.compare-bar button').first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('≠')
    const all = await drawer.locator('tbody tr').count()
    await drawer.getByRole('switch', { name: 'Differences only' }).click()
    await expect.poll(() => drawer.locator('tbody tr').count()).toBeLessThan(all)
  },
)

test('a server that goes away is said once and leaves the inputs; files that do not come can be had later', async ({ page }) => {
  const { accuracy, ...most } = slideExample
  const files = '**/assets/**'
  await open(page, 20)
  await fill(page, most)
  // What the form itself shows is there, what a run needs comes with the last input.
  await page.waitForLoadState('networkidle')
  await page.route(files, (route) => route.abort())
  await fill(page, { accuracy })
  await startButton(page).click()
  const results = page.locator('section.results')
  const again = results.getByRole('button', { name: 'Try again' })
  await page.route('**/version.json', (route) => route.abort())
  await again.click()
  await expect(results.getByRole('status').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(again).toBeHidden()
  await expect(page.locator('#load')).toHaveValue('10')

  const calculation = '**/ModuleWorking/Calculation**'
  await page.route(calculation, (route) => route.abort('internetdisconnected'))
  await startButton(page).click()
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
  await expect(page.locator('.matching')).toBeHidden()
  await expect(toast(page)).toHaveCount(0)
  await expect(page.locator('#stroke')).toHaveValue('300')
  await page.unroute(calculation)
  await match(page)
  await expect(cards(page).first()).toBeVisible()
})
