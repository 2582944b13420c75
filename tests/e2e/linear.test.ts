/** The linear calculators as a new user meets them: worked examples in the form, and every way of getting a form wrong. */
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { cards, fill, match, open, startButton } from './form.ts'
import { cylinderExample, guideExample, moduleExample, screwLiftExample, slideExample } from './form-examples.ts'

test.use({ locale: 'en-US' })

const toast = (page: Page) => page.locator('.toast')
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`)
const sentBy = async (page: Page, path: string, act: () => Promise<void>) => {
  const request = page.waitForRequest((one) => one.url().includes(path))
  await act()
  return Object.fromEntries(new URL((await request).url()).searchParams)
}

test('a guide on two rails shows the largest block load and the static safety of THK A-103 to A-107', async ({ page }) => {
  await open(page, 31)
  await fill(page, guideExample)
  const sent = await sentBy(page, 'BallRailWorking/Calculation?', () => match(page))
  expect(sent).toMatchObject({ UseMethod: 'horizontal', Layout: '2x2', SliderSpacing: '600', RailSpacing: '400', W: '1300' })
  // The catalogue prints 7959 N with g = 9.8.
  await expect(cards(page).first()).toContainText('7.962')
  await page.getByRole('button', { name: 'Rejected models' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('HSR35LA')
})

test('changing the posture asks for the layouts again, and spacings show only where the layout has them', async ({ page }) => {
  await open(page, 31)
  await expect(field(page, 'sliderSpacing')).toBeHidden()
  await fill(page, { layout: '2x1' })
  await expect(field(page, 'sliderSpacing')).toBeHidden()
  await expect(field(page, 'railSpacing').locator('input')).toHaveValue('200')
  const values = await field(page, 'layout')
    .locator('input')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(values).toEqual(['1x1', '1x2', '2x1', '2x2', '2x3', '2x4'])
  const asked = page.waitForRequest(/CalculationInit\?useMethod=wall/)
  await fill(page, { posture: 'wall' })
  await asked
})

test('the drawing of the guide follows the inputs and leads to their fields', async ({ page }) => {
  await open(page, 31)
  await fill(page, guideExample)
  await page.keyboard.press('Tab')
  const diagram = page.locator('.diagram')
  await expect(diagram).toContainText('73.846 mm')
  await expect(diagram).toContainText('1300 kg')
  await page.locator('#armB').fill('-100')
  await expect(diagram).toContainText('-100 mm')
})

test('a vertical cylinder by time: the time is shown as speed, and a time that is too short is refused with its limit', async ({
  page,
}) => {
  await open(page, 1000)
  await fill(page, cylinderExample)
  await expect(page.locator('output#requiredSpeed')).toContainText('389.5')
  const sent = await sentBy(page, 'ElectricCylinderWorking/Calculation?', () => match(page))
  expect(sent).toMatchObject({ MotorBrand: 'yaskawa', Weight: '40', AssemblyMethod: 'vertical', Time: '0.9', Stroke: '300' })
  expect(Object.keys(sent)).not.toContain('MaxSpeed')
  await expect(cards(page).first()).toContainText('EMC')
  await page.locator('#time').fill('0.1')
  await page.locator('#time').blur()
  await expect(field(page, 'time').locator('.field-issue')).toContainText('0.6')
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
})

test('a linear module by even time shows the speed, the result table and the motion', async ({ page }) => {
  await open(page, 1007)
  await fill(page, moduleExample)
  const sent = await sentBy(page, 'ModuleLinearTwo/Calculation?', () => match(page))
  expect(sent).toMatchObject({ AssemblyMethod: 'horizontal', M: '10', EvenTime: '1', WaitingTime: '0.5', Stroke: '400' })
  await expect(page.getByText('Results are for reference only')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('357.4').first()).toBeVisible()
})

test('waiting time belongs to the times, not to the speed', async ({ page }) => {
  await open(page, 1006)
  await fill(page, { motion: 'maxSpeed' })
  await expect(field(page, 'waitingTime')).toBeHidden()
  await fill(page, { motion: 'totalTime' })
  await expect(field(page, 'waitingTime')).toBeVisible()
})

test('the slide module hides arm B when it stands upright and does not send it', async ({ page }) => {
  await open(page, 20)
  await fill(page, slideExample)
  await fill(page, { posture: 'vertical' })
  await expect(field(page, 'armAlong')).toBeHidden()
  const sent = await sentBy(page, 'ModuleWorking/Calculation?', () => match(page))
  expect(sent).toMatchObject({ W: '10', A: '20', C: '50', Width: '500' })
  expect(Object.keys(sent)).not.toContain('B')
})

test('the screw lift sends its structure', async ({ page }) => {
  await open(page, 3)
  await fill(page, screwLiftExample)
  const sent = await sentBy(page, 'LiftWorking/Calculation?', () => match(page))
  expect(sent).toMatchObject({ ED: '33', W: '7500', StructAsmCode: '1A', FixedMethod: 'base-fixed-end-fixed' })
  await expect(cards(page).first()).toBeVisible()
})

test.describe('each form broken', () => {
  test('slide module: beyond a bound is corrected with a message and a chip, text becomes empty', async ({ page }) => {
    await open(page, 20)
    await page.locator('#load').fill('500')
    await page.locator('#load').blur()
    await expect(page.locator('#load')).toHaveValue('130')
    await expect(toast(page)).toContainText('Load is above the maximum')
    await expect(toast(page)).toContainText('500')
    await expect(field(page, 'load').locator('.chip')).toContainText('500 → 130')
    await page.locator('#stroke').fill('12')
    await page.locator('#stroke').blur()
    await expect(page.locator('#stroke')).toHaveValue('100')
    await expect(toast(page)).toContainText('below the minimum')
    await page.locator('#speed').fill('fast')
    await page.locator('#speed').blur()
    await expect(page.locator('#speed')).toHaveValue('')
  })

  test('linear module: mass, stroke and speed are corrected with a message, and an empty field is named', async ({ page }) => {
    await open(page, 1006)
    await page.locator('#mass').fill('100000')
    await page.locator('#mass').blur()
    await expect(toast(page)).toContainText('above the maximum')
    await startButton(page).click({ force: true })
    await expect(toast(page)).toContainText(/Please (enter|select)/)
  })

  test('electric cylinder: a motor brand and each required field are asked for', async ({ page }) => {
    await open(page, 1000)
    await startButton(page).click({ force: true })
    await expect(toast(page)).toContainText('Please enter thrust')
    await expect(page.locator('#thrust')).toBeFocused()
  })

  test('ball rail: Start stays disabled and says what is missing until every shown field is filled', async ({ page }) => {
    await open(page, 31)
    const { travel, ...rest } = guideExample
    await fill(page, rest)
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('.start-reason')).toContainText('Travel distance')
    await fill(page, { travel })
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false')
  })

  test('screw lift: values snap to their bounds', async ({ page }) => {
    await open(page, 3)
    await page.locator('#load').fill('500')
    await page.locator('#load').blur()
    await expect(page.locator('#load')).toHaveValue('120')
    await page.locator('#minutes').fill('0')
    await page.locator('#minutes').blur()
    await expect(page.locator('#minutes')).toHaveValue('1')
  })

  test('a server that goes away leaves the inputs', async ({ page }) => {
    await open(page, 20)
    await fill(page, slideExample)
    await page.route('**/ModuleWorking/Calculation**', (route) => route.abort())
    await startButton(page).click()
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached')
    await expect(toast(page)).toHaveCount(0)
    await expect(page.locator('#load')).toHaveValue('10')
    await expect(page.locator('#stroke')).toHaveValue('300')
  })

  test('where the files of the results did not come, trying again opens the page anew once the server answers, with every input', async ({
    page,
  }) => {
    const { accuracy, ...most } = slideExample
    await open(page, 20)
    await fill(page, most)
    // What the form itself shows is there, what a run needs comes with the last input.
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**', (route) => route.abort())
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
    await match(page)
    await expect(cards(page).first()).toBeVisible()
  })
})

test('a what-if slider sizes a model again at once, shows where it stops fitting, and can go back into the form', async ({ page }) => {
  await open(page, 1000)
  await fill(page, cylinderExample)
  await match(page)
  const card = cards(page).first()
  await card.locator('.what-if-toggle').click()
  const weight = card.getByRole('slider', { name: 'Weight' })
  await expect(weight).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await weight.focus()
  await page.keyboard.press('End')
  await expect(card).toContainText('Fits up to 75.16 kg')
  await expect(card).toContainText('Does not fit: ')
  expect(calls.filter((url) => url.includes('/YQWorking/'))).toEqual([])
  await card.getByRole('button', { name: 'Apply to the form' }).click()
  await expect(page.locator('#weight')).not.toHaveValue('40')
})

test('the numbers of a what-if are those of the service under the same conditions', async ({ page }) => {
  await open(page, 31)
  await fill(page, guideExample)
  const request = page.waitForRequest(/BallRailWorking\/Calculation\?/)
  await match(page)
  const card = cards(page).first()
  await card.locator('.what-if-toggle').click()
  const load = card.locator('.what-if input[type=text], .what-if input[inputmode=decimal]').first()
  await load.fill('900')
  await load.press('Enter')
  const address = new URL((await request).url())
  address.searchParams.set('W', '900')
  const answer: unknown = await (await page.request.get(address.href.replace('Calculation', 'Explanation'))).json()
  const name = await card.locator('h3').first().innerText()
  // The answer's shape is tested elsewhere; here only one number of it matters.
  const { models } = (answer as { data: { models: { skuName: string; utilisation: number }[] } }).data
  const found = models.find(({ skuName }) => name.includes(skuName))
  const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format((found?.utilisation ?? 0) * 100)
  await expect(card.locator('.what-if')).toContainText(`${percent} %`)
})

test('ticked cards are compared side by side with their differences marked', async ({ page }) => {
  await open(page, 20)
  await fill(page, slideExample)
  await match(page)
  for (const index of [0, 1]) await cards(page).nth(index).getByRole('checkbox', { name: 'Compare' }).check()
  await page.locator('.compare-bar button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('columnheader')).not.toHaveCount(0)
  await expect(drawer).toContainText('≠')
  const all = await drawer.locator('tbody tr').count()
  await drawer.getByRole('switch', { name: 'Only differences' }).click()
  await expect.poll(() => drawer.locator('tbody tr').count()).toBeLessThan(all)
})
