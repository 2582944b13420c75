import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { cards, cutOff, match, matchCount, resultsLine, startButton, matching } from './form.ts'
import { matchByKeyboard, tabTo } from './keyboard.ts'
import { beSignedIn } from './people.ts'
import { calculating, chosenMotor, gearUnits, motors, openServo, pickMotor, searching } from './servo.ts'

test('a 400 W servo motor of one brand at ratio 10 gets its gear units, every check of which is in its ledger', async ({ page }) => {
  await openServo(page)
  await searching(page, () => page.locator('#servo-brand').selectOption('Yaskawa'))
  await page.getByRole('button', { name: 'More parameters' }).click()
  const power = page.getByLabel('Rated power', { exact: true })
  await power.fill('400')
  await searching(page, () => power.press('Enter'))
  await expect(motors(page)).toHaveText(['SGM7A-04A', 'SGM7J-04A', 'SGM7P-04A', 'SGMAH-04A'])
  await calculating(page, () => motors(page).first().click())
  await expect(resultsLine(page)).toBeVisible()
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true')
  await calculating(page, () => page.locator('#servo-ratio-choice').selectOption('10'))
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false')

  const reconnect = await cutOff(page)
  await startButton(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(matching(page)).toBeHidden()
  await reconnect()
  await match(page)
  await expect(cards(page).first()).toContainText('i 10')
  await expect(page.getByRole('img', { name: /N·m continuous and .* peak torque/ })).toBeVisible()
  await cards(page).first().getByRole('button', { name: 'Why' }).click()
  const ledger = page.getByRole('dialog')
  for (const check of ['Continuous torque', 'Acceleration torque', 'Maximum input speed', 'Motor shaft in hub', 'Motor pilot']) {
    await expect(ledger).toContainText(check)
  }
  await page.keyboard.press('Escape')

  const precise = page.getByRole('button', { name: /^Precise, \d+ models?$/ })
  const promised = Number(/\d+/.exec((await precise.getAttribute('aria-label')) ?? '')?.[0])
  await calculating(page, () => precise.click())
  await expect(resultsLine(page)).toContainText(`${promised} of`)
})

test('a saved gear unit and its motor give files of both, though their page is no form', async ({ page }) => {
  await beSignedIn(page)
  await openServo(page)
  await calculating(page, () => pickMotor(page, 'SGM7J-04A'))
  await calculating(page, () => page.locator('#servo-ratio-choice').selectOption('10'))
  await match(page)
  await cards(page).first().getByRole('button', { name: 'Select model', exact: true }).click()
  await expect(page).toHaveURL(/assembly\/2000001\/gearUnit=[^/]+\/motor=[^?]+\?s=/)
  const codes = page.getByRole('list', { name: 'Parts to order' }).locator('.code')
  await expect(codes).toHaveCount(2)
  const chosen = await codes.allTextContents()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save selection' })
  await dialog.getByLabel('Name').fill('Turning drive')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/#/usercenter/user-selection')
  await page.getByRole('button', { name: 'More for Turning drive' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  await page.getByRole('button', { name: /^parts list \(CSV\)$/i }).click()
  const list = await readFile(await (await download).path(), 'utf8')
  for (const code of chosen) expect(list).toContain(code.trim())
  await page.getByRole('button', { name: 'Open Turning drive' }).click()
  await expect(codes).toHaveText(chosen)
})

test('a motor is found by its name, shows its kind, and is taken back by whatever it does not meet', { tag: '@deep' }, async ({ page }) => {
  await openServo(page)
  // Searched for without Enter, a moment after the last key.
  await searching(page, () => page.locator('#servo-keyword').fill('ecma-c206'))
  await expect(motors(page).locator('mark').first()).toHaveText('ECMA-C206')
  await expect(page.locator('#servo-found')).toHaveText('2 models')
  await pickMotor(page, 'ECMA-C20604')
  await expect(page.locator('#servo-brand')).toHaveValue('Delta')
  await expect(page.locator('#servo-series')).toHaveValue('ECMA-C2')
  await expect(page.getByRole('button', { name: 'Low inertia' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'More parameters' }).click()
  const power = page.getByLabel('Rated power', { exact: true })
  await power.fill('400')
  await searching(page, () => power.press('Enter'))
  await expect(chosenMotor(page).locator('strong')).toHaveText('ECMA-C20604')
  await power.fill('750')
  await searching(page, () => power.press('Enter'))
  await expect(chosenMotor(page)).toContainText('No motor selected yet')

  await page.reload()
  await expect(motors(page).first()).toBeVisible()
  await searching(page, () => page.locator('#servo-brand').selectOption('Panasonic'))
  await expect(chosenMotor(page)).toContainText('No motor selected yet')
  await expect(page.locator('#servo-keyword')).toHaveValue('')
})

test(
  'a motor of another brand that equals one of the list gets the same gear units; an impossible one is refused',
  { tag: '@deep' },
  async ({ page }) => {
    await openServo(page)
    await pickMotor(page, 'SGM7J-04A')
    const own = await gearUnits(page)
    const brand = page.locator('#servo-brand')
    await brand.selectOption({ label: 'Other brands' })
    const drawer = page.getByRole('dialog')
    const confirm = drawer.getByRole('button', { name: 'Confirm' })
    const seam = drawer.getByLabel('Seam diameter la')
    // The fields open with the figures of this very motor: 1.27 N·m, 3000 rpm, shaft 14, seam 50, bolt circle 70.
    await seam.fill('10')
    await seam.press('Tab')
    await expect(drawer.getByRole('alert')).toHaveText('Cannot be less than the shaft diameter (14 mm)')
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await confirm.press('Enter')
    await expect(seam).toBeFocused()
    await seam.fill('50')
    await seam.press('Tab')
    await calculating(page, () => confirm.click())
    await expect(drawer).toBeHidden()
    await expect(page.locator('#servo-brand option:checked')).toHaveText('Other brands')
    await expect(chosenMotor(page).locator('strong')).toHaveText('Motor of another brand')
    // Peak torque and highest speed of such a motor are assumed, so the order may differ.
    expect(await gearUnits(page)).toEqual(own)
  },
)

test('keeps everything over a reload and a look at a product', { tag: '@deep' }, async ({ page }) => {
  await openServo(page)
  await calculating(page, () => pickMotor(page, 'SGM7J-04A'))
  await page.locator('#servo-ratio').fill('20')
  await calculating(page, () => page.locator('#servo-ratio').press('Enter'))
  await calculating(page, () => page.getByRole('button', { name: /^Precise, / }).click())
  const shown = await matchCount(page)
  const asLeft = async () => {
    await expect(chosenMotor(page).locator('strong')).toHaveText('SGM7J-04A')
    await expect(page.locator('#servo-ratio')).toHaveValue('20')
    await expect(page.getByRole('button', { name: /^Precise, / })).toHaveAttribute('aria-pressed', 'true')
    await expect(resultsLine(page)).toContainText(shown)
  }
  await page.reload()
  await asLeft()
  await cards(page).first().getByRole('button', { name: 'Select model' }).click()
  await expect(page).toHaveURL(/assembly\/2000001\/gearUnit=[^/]+\/motor=SGM7J-04A\?s=/)
  await page.goBack()
  await asLeft()
})

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('a servo motor gets its gear unit at 360 px', { tag: '@deep' }, async ({ page }) => {
    await openServo(page)
    await tabTo(page, '#servo-keyword')
    await page.keyboard.type('SGM7J-0')
    await searching(page, () => page.keyboard.press('Enter'))
    await expect(page.locator('#servo-found')).toHaveText('5 models')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await calculating(page, () => page.keyboard.press('Enter'))
    await expect(chosenMotor(page).locator('strong')).toHaveText('SGM7J-02A')
    await tabTo(page, '#servo-ratio-choice')
    // Gear units of more than one precision have this ratio.
    await calculating(page, () => page.keyboard.type('10'))
    await tabTo(page, '[aria-labelledby=servo-precision-label] button')
    await calculating(page, () => page.keyboard.press('Space'))
    await matchByKeyboard(page)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.locator('[data-results]')).toBeFocused()
  })
})
