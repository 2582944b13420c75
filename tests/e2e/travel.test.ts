/** A saved selection under a newer catalogue: what has changed, in words and side by side. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSideways } from './barriers.ts'
import { cards, fill, match, open, workedExample } from './form.ts'
import { test } from './own-server.ts'
import { declineToSignIn } from './people.ts'

test.use({ locale: 'en-US' })

const saveDialog = (page: Page) => page.getByRole('dialog', { name: 'Save the selection' })

const save = async (page: Page, name: string, button = 'Save') => {
  await page.locator('.results-line').getByRole('button', { name: 'Save' }).click()
  await saveDialog(page).getByLabel('Name').fill(name)
  await saveDialog(page).getByRole('button', { name: button, exact: true }).click()
  await expect(saveDialog(page)).toBeHidden()
}

/** Who has not signed in is asked to; what the browser keeps is there without. */
const openList = async (page: Page) => {
  await page.goto('/#/usercenter/user-selection')
  await declineToSignIn(page)
}

const openSaved = async (page: Page, name: string) => {
  await openList(page)
  await page.getByRole('button', { name: `Open ${name}` }).click()
  await expect(cards(page).first()).toBeVisible()
}

const note = (page: Page) => page.getByRole('region', { name: 'What the newer catalogue changes' })
/** The model's name; maker and series stand behind it. */
const nameOf = (page: Page, index: number): Promise<string> =>
  cards(page)
    .nth(index)
    .getByRole('heading')
    .first()
    .evaluate(({ firstChild }) => firstChild?.textContent ?? '')

/** The cells of a row by the name of their column. */
const withCell = (row: string, column: number, value: string) => {
  const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  cells[column] = value
  return cells.join(',')
}
const [header = ''] = readFileSync(join(import.meta.dirname, '../../families/ball-screw/rows/thk-rolled.csv'), 'utf8').split('\n')
const [dnLimit, maxSpeed] = ['dnLimit', 'maxSpeedRpm'].map((name) => header.split(',').indexOf(name)) as [number, number] // two names

test('says what a newer catalogue changes in it, shows both sides, and is done with once it is saved again', async ({
  page,
  ownServer,
}) => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  await save(page, 'Z axis')

  await openSaved(page, 'Z axis')
  await expect(note(page)).toHaveCount(0)

  await ownServer.importScrews((row) => {
    const [, name] = row.split(',')
    if (name === second) return undefined
    return name === first ? withCell(row, dnLimit, '700') : row
  })
  await openSaved(page, 'Z axis')
  await expect(note(page)).toContainText('“Z axis” was saved with catalogue 1-')
  await expect(note(page)).toContainText(new RegExp(`${first} no longer passes .+: \\d+.% → \\d+.%`))
  await expect(note(page)).toContainText(`${first}, permissible DN value: 70,000 mm/min → 700 mm/min`)
  await expect(note(page)).toContainText(`${second} is no longer in the catalogue`)
  await expectAccessible(page)

  await note(page).getByRole('button', { name: 'Both results side by side' }).click()
  const drawer = page.getByRole('dialog', { name: 'What the newer catalogue changes' })
  const table = drawer.getByRole('region', { name: first })
  await expect(table.getByRole('row', { name: /^Result/ })).toContainText('fits')
  await expect(table.getByRole('row', { name: /^Result/ })).toContainText('does not fit')
  await expect(drawer.getByRole('region', { name: second }).getByRole('row', { name: /^Result/ })).toContainText('not in the catalogue')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  // A change of the form is of something else than what was saved.
  await page.locator('input[id="load"]').fill('81')
  await match(page)
  await expect(note(page)).toContainText(`${second} is no longer in the catalogue`)
  await save(page, 'Z axis', 'Save as a new version')
  await openSaved(page, 'Z axis')
  await expect(note(page)).toHaveCount(0)
})

for (const { locale, width, title, same } of [
  { locale: 'zh-CN', width: 360, title: '新目录带来的变化', same: '在新目录下结果相同' },
  { locale: 'ru-RU', width: 768, title: 'Что меняет новый каталог', same: 'По новому каталогу результаты те же' },
]) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 740 } })
    test('says so where nothing has changed, and fits', async ({ page, ownServer }) => {
      await open(page, 30)
      await fill(page, workedExample)
      await match(page)
      await page.locator('.results-line .button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').locator('.button[data-kind=primary]').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      // A screw that is far too small for this.
      await ownServer.importScrews((row) => (row.startsWith('THK-MTF0601-3.7,') ? withCell(row, maxSpeed, '9000') : row))
      await openList(page)
      await page.locator('.kept-row .button').first().click()
      const region = page.getByRole('region', { name: title })
      await expect(region).toContainText(same)
      await expectAccessible(page)
      await expectNoSideways(page)
      await region.getByRole('button').click()
      await page.locator('.travel-model summary').first().click()
      await expectAccessible(page)
      await expectNoSideways(page)
    })
  })
}
