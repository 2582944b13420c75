/** A saved selection under a newer catalogue: what has changed, in words and side by side. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copyLink, openElsewhere } from './address.ts'
import { expectForEveryone } from './barriers.ts'
import { cards, fill, fiveTonnes, match, open, rows, workedExample } from './form.ts'
import { test } from './own-server.ts'
import { declineToSignIn } from './people.ts'
import { save } from './saved-items.ts'

/** Who has not signed in is asked to; what the browser keeps is there without. */
const openSaved = async (page: Page, name: string) => {
  await page.goto('/#/usercenter/user-selection')
  await declineToSignIn(page)
  await page.getByRole('button', { name: `Open ${name}` }).click()
  await expect(cards(page).first()).toBeVisible()
}

const note = (page: Page) => page.getByRole('region', { name: 'Changes in the newer catalogue' })
const nameOf = (page: Page, index: number): Promise<string> => rows(page).nth(index).locator('th button').innerText()

/** The cells of a row by the name of their column. */
const withCell = (row: string, column: number, value: string) => {
  const cells = row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
  cells[column] = value
  return cells.join(',')
}
const [header = ''] = readFileSync(join(import.meta.dirname, '../../families/ball-screw/rows/thk-rolled.csv'), 'utf8').split('\n')
const dnLimit = header.split(',').indexOf('dnLimit')

test(
  'says what a newer catalogue changes in it, shows both sides, and is done with once it is saved again',
  { tag: '@deep' },
  async ({ browser, page, ownServer }) => {
    await open(page, 30)
    await fill(page, workedExample)
    await match(page)
    const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
    await save(page, 'Z axis')
    const link = await copyLink(page, 'calculates these results again')
    await open(page, 300)
    await fill(page, fiveTonnes)
    await match(page)
    await save(page, 'Lift')

    await openSaved(page, 'Z axis')
    await expect(note(page)).toHaveCount(0)

    await ownServer.importScrews((row) => {
      const [, name] = row.split(',')
      if (name === second) return undefined
      return name === first ? withCell(row, dnLimit, '700') : row
    })
    const other = await openElsewhere(browser, link)
    await expect(note(other)).toContainText('This link was created with catalogue 1-')
    await expect(note(other)).toContainText(`${second} is no longer in the catalogue`)
    await other.reload()
    await expect(note(other)).toContainText(`${second} is no longer in the catalogue`)
    await other.context().close()

    await openSaved(page, 'Z axis')
    await expect(note(page)).toContainText('“Z axis” was saved with catalogue 1-')
    await expect(note(page)).toContainText(new RegExp(`${first} no longer passes .+: \\d+.% → \\d+.%`))
    await expect(note(page)).toContainText(`${first}, permissible DN value: 70,000 mm/min → 700 mm/min`)
    await expect(note(page)).toContainText(`${second} is no longer in the catalogue`)

    await note(page).getByRole('button', { name: 'Results side by side' }).click()
    const drawer = page.getByRole('dialog', { name: 'Changes in the newer catalogue' })
    const table = drawer.getByRole('region', { name: first })
    await expect(table.getByRole('row', { name: /^Result/ })).toContainText(/suitable\s*not suitable/)
    await expect(drawer.getByRole('region', { name: second }).getByRole('row', { name: /^Result/ })).toContainText('not in the catalogue')
    await expectForEveryone(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()

    // Of what has no screw nothing has changed.
    await openSaved(page, 'Lift')
    await expect(note(page)).toContainText('The results are the same with the newer catalogue.')
    await openSaved(page, 'Z axis')

    // A change of the form is of something else than what was saved.
    await fill(page, { load: '81' })
    await match(page)
    await expect(note(page)).toContainText(`${second} is no longer in the catalogue`)
    await save(page, 'Z axis', 'Save as a new version')
    await openSaved(page, 'Z axis')
    await expect(note(page)).toHaveCount(0)
  },
)
