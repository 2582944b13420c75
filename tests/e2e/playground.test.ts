/** The playground as it is built and served: under the policy of the pages, in their files alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const assets = join(import.meta.dirname, '../../dist/assets')

/** What the browser refuses, as it says so itself. */
const refusalsOf = (page: Page): string[] => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', (error) => refused.push(error.message))
  return refused
}

test('everything works under the policy of the pages, and no service is asked', async ({ page }) => {
  const refused = refusalsOf(page)
  await page.goto('/#/playground')
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings.getByText('No findings.')).toBeVisible()
  await page.getByLabel('Open', { exact: true }).selectOption('20')
  const editor = page.getByRole('textbox', { name: /^Calculator as JSON/ })
  await expect(editor).toContainText('"slideModule"')
  const requested: string[] = []
  page.on('request', (request) => {
    if (!/\/assets\//.test(request.url())) requested.push(request.url())
  })
  // The styles of the editor were taken: its words have the colours of the page.
  const colour = await page.evaluate(() => {
    const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: 'color: var(--main)' }))
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  await expect(editor.getByText('"schema"', { exact: true })).toHaveCSS('color', colour)

  await editor.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.type(' "shema": 1,')
  await expect(findings.getByRole('button').first()).toContainText("'schema'")
  await expect(editor.locator('.cm-lintRange-error').first()).toBeVisible()
  for (let undone = 0; undone < 5; undone += 1) await page.keyboard.press('Control+z')
  await expect(findings.getByText('No findings.')).toBeVisible()

  await page.getByRole('tab', { name: 'Fuzz' }).click()
  await page.getByLabel('Seed').fill('3')
  await page.getByRole('button', { name: 'Fuzz 200 runs' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('holds, 200 sequences')
  await page.getByRole('tab', { name: 'Graph' }).click()
  await expect(page.getByRole('group', { name: 'Dependency graph' })).toBeVisible()
  expect(refused).toEqual([])
  expect(requested.filter((url) => !/\/api\//.test(url))).toEqual([])
})

test('a build for people has no inspector', () => {
  const files = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  // Its key, and a class of its styles.
  const found = files.filter((name) => /KeyI\b|\.inspector\b/.test(readFileSync(join(assets, name), 'utf8')))
  expect(found).toEqual([])
})
