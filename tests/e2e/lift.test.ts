import { expect, test } from '@playwright/test'
import { cards, fill, fiveTonnes, keepOverlay, match, open, showResults, startButton, matching } from './form.ts'

const parametersOf = async (page: Parameters<typeof match>[0]) => {
  const request = page.waitForRequest(/LiftWorking\/Calculation\?/)
  await match(page)
  return Object.fromEntries(new URL((await request).url()).searchParams)
}

test('a five-tonne lift: the duty cycle follows the minutes, the service factor the load, and both are sent as specified', async ({
  page,
}) => {
  await open(page, 300)
  await page.locator('#minutes').fill('29.5')
  await expect(page.locator('output#dutyCycle')).toContainText('98')
  await expect(page.locator('output#dutyCycleExact')).toContainText('98.3333')

  const factor = page.locator('#serviceFactor')
  const field = page.locator('[data-field="serviceFactor"]')
  await expect(factor).toHaveValue('1.5')
  await fill(page, { loadType: 'strong' })
  await expect(factor).toHaveValue('3')
  await fill(page, { loadType: 'smooth' })
  await expect(factor).toHaveValue('1.3')
  await factor.fill('1.1')
  await factor.blur()
  await fill(page, { loadType: 'medium' })
  await expect(field.locator('[id$=-chip]')).toContainText('1.1 → 1.5')
  await field.locator('[id$=-undo]').click()
  await expect(factor).toHaveValue('1.1')
  await expect(field.locator('[id$=-issue]')).toBeVisible()
  await fill(page, { ...fiveTonnes, serviceFactor: '1.5' })

  expect(await parametersOf(page)).toMatchObject({
    ED: '33',
    W: '7500',
    Speed: '500',
    Stroke: '300',
    FixedMethod: 'base-fixed-end-fixed',
  })
  await expect(cards(page).first()).toBeVisible()

  // Results are open: an edit and Start are one call.
  const sent: string[] = []
  page.on('request', (request) => {
    if (/LiftWorking\/Calculation\?/.test(request.url())) sent.push(request.url())
  })
  await keepOverlay(page)
  // In one task, as somebody does who types and presses Start before anything is asked for.
  await page.evaluate(() => {
    const stroke = document.querySelector('#stroke')
    if (!(stroke instanceof HTMLInputElement)) throw new Error('no stroke')
    stroke.focus()
    stroke.setRangeText('310', 0, stroke.value.length)
    stroke.dispatchEvent(new InputEvent('input', { bubbles: true }))
    document.querySelector<HTMLButtonElement>('[data-start]')?.click()
  })
  await showResults(page)
  await expect(page.getByText('The conditions have changed')).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test('an overlay that nobody leaves goes by itself once its time is over and the answer is there', { tag: '@deep' }, async ({ page }) => {
  await open(page, 300)
  await fill(page, fiveTonnes)
  await startButton(page).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(matching(page)).toHaveCount(0)
  await expect(page.locator('[data-results]')).toBeFocused()
})
