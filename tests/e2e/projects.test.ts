/** Projects: made, filled, edited, taken along as a file, shown to others by a link. A real server, its own outbox. */
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectForEveryone } from './barriers.ts'
import { resultsLine } from './form.ts'
import { beSignedIn } from './people.ts'
import { figures, rows, save, saveDialog, sizeScrew } from './saved-items.ts'

const newProject = async (page: Page, name: string) => {
  await page.goto('/#/usercenter/projects')
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

/** @param customer stands behind the project's name where it is chosen */
const putInto = async (page: Page, selection: string, { project, customer }: { project: string; customer?: string }) => {
  await page.goto('/#/usercenter/user-selection')
  await page.getByRole('button', { name: `More for ${selection}` }).click()
  await page.getByRole('button', { name: 'Add to project' }).click()
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .selectOption({ label: customer ? `${project} · ${customer}` : project })
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText(`Added to “${project}”`)).toBeVisible()
}

test('a project holds selections, keeps what is said of it, goes as a file and comes back the same', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/#/usercenter/projects')
  await expect(page.getByText('No projects yet')).toBeVisible()
  const shown = await sizeScrew(page)
  await save(page, 'Z axis')
  await newProject(page, 'Press')
  await expect(page.getByText('No selections in this project yet')).toBeVisible()
  await page.getByRole('textbox', { name: 'Customer' }).fill('Miller')
  await page.getByRole('textbox', { name: 'Number' }).fill('A-17')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Z axis first')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Project saved')).toBeVisible()
  await putInto(page, 'Z axis', { project: 'Press', customer: 'Miller' })

  await page.goto('/#/usercenter/projects')
  await page.getByRole('searchbox').fill('mill')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Selections: 1')
  await page.getByRole('link', { name: 'Press' }).click()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Z axis first')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Press.json')
  const exported = await readFile(await file.path(), 'utf8')

  await page.goto('/#/usercenter/projects')
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('notes.txt', 'no project')
  await expect(page.getByRole('alert')).toContainText('“notes.txt” is not a JSON file')
  await choose('other.json', exported.replace('"calculator"', '"owner": "me", "calculator"'))
  await expect(page.getByRole('alert')).toContainText('selections.0.selection.owner')
  await choose('Press.json', exported)
  await expect(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('Miller')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as a file' }).click()
  expect(await readFile(await (await again).path(), 'utf8')).toBe(exported)
  await page.getByRole('button', { name: 'Open Z axis' }).click()
  await expect.poll(() => figures(page)).toBe(shown)

  await page.goto('/#/usercenter/projects')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete Press' }).first().click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a link shows a project to anybody, read-only, until it is revoked', { tag: '@deep' }, async ({ page, browser }) => {
  await beSignedIn(page)
  const shown = await sizeScrew(page)
  await save(page, 'Z axis')
  await newProject(page, 'Press')
  await page.getByRole('textbox', { name: 'Notes' }).fill('expensive')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Project saved')).toBeVisible()
  await putInto(page, 'Z axis', { project: 'Press' })
  await page.goto('/#/usercenter/projects')
  await page.getByRole('link', { name: 'Press' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('dialog').getByLabel('7 days').check()
  await expectForEveryone(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByRole('textbox', { name: 'Link address' }).inputValue()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Done' }).click()

  const context = await browser.newContext({ locale: 'en-US' })
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible()
  await expect(other.getByText('expensive')).toHaveCount(0)
  await expectForEveryone(other)
  await other.getByRole('button', { name: 'Save a copy of Z axis' }).click()
  await expect(other.getByText('A copy of “Z axis” has been saved to your selections')).toBeVisible()
  await other.getByRole('button', { name: 'Open Z axis' }).click()
  await expect.poll(() => figures(other)).toBe(shown)
  // It is nobody's record here: saving makes one of one's own.
  await resultsLine(other).getByRole('button', { name: 'Save' }).click()
  await expect(saveDialog(other).getByRole('button', { name: 'Save as a new version' })).toHaveCount(0)

  const elsewhere = await page.context().newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByRole('button', { name: /^Revoke the link/ })).toBeVisible()
  await page.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(page.getByText('Nobody else can see this project')).toBeVisible()
  // A page that still shows it learns so when it is pressed there.
  await elsewhere.getByRole('button', { name: /^Revoke the link/ }).click()
  await expect(elsewhere.getByText('There is no such record in your account')).toBeVisible()
  await expect(elsewhere.getByText('Nobody else can see this project')).toBeVisible()
  const third = await context.newPage()
  await third.goto(address)
  await expect(third.getByText('This link is not valid, or has expired')).toBeVisible()
  await context.close()
})
