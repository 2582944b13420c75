/** docs/tutorial.md, followed to the opened page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { isExamples } from '../../engine/check/check-examples.ts'
import { makeCopy } from '../unit/recipes/copy.ts'
import { cards, fill, match } from './form.ts'
import { test } from './own-server.ts'
import { blockOf, followTutorial, tableOf } from './tutorial-steps.ts'

const file = '9100-belt-conveyor.json'
let copy: ReturnType<typeof makeCopy>
let text = ''

test.beforeAll(async () => {
  copy = makeCopy()
  expect(await followTutorial(copy.folder)).toBe(7)
  text = readFileSync(join(copy.folder, 'data/sites/default/calculators', file), 'utf8')
})
test.afterAll(() => copy.remove())

/** As a form is filled in: ends of windows stay as they are. */
const secondExample = (): Readonly<Record<string, string>> => {
  const { examples } = JSON.parse(text) as { readonly examples?: unknown } // it was checked in the copy
  const [, second] = isExamples(examples) ? examples.cases : []
  return Object.fromEntries(
    Object.entries(second?.inputs ?? {}).flatMap(([name, value]) =>
      name.includes('.') || typeof value === 'object' ? [] : [[name, String(value)]],
    ),
  )
}

test('the document is a tile and a page that computes, asks and is answered as the tutorial says, in both languages', async ({
  page,
  browser,
  ownServer,
}) => {
  ownServer.putCalculator(file, text)
  const tile = page.locator('[data-class]', { hasText: 'Belt conveyor drive' })
  await expect.poll(async () => (await page.request.get('/api/Calculators/List')).text()).toContain('9100')
  await page.goto('/')
  await page.reload()
  await tile.click()
  await expect(page).toHaveURL(/#\/selection\/calc_9100/)
  await expect(page.locator('input[id="lift"]')).toHaveCount(0)
  await fill(page, secondExample())
  const rows = tableOf('on the page')
  expect(rows.length).toBe(5)
  for (const [name = '', shown = ''] of rows) {
    const row = page.locator('[data-derived]', { has: page.getByText(name, { exact: true }) })
    await expect(row.locator('output')).toHaveText(shown)
  }

  const request = page.waitForRequest(/ThreePhaseMotorCalculation/)
  await match(page)
  expect((await request).postDataJSON()).toEqual(JSON.parse(blockOf('json', 'request')))
  await expect(cards(page).first()).toContainText('Service factor fB')

  const chinese = await browser.newPage({ locale: 'zh-CN', baseURL: ownServer.url })
  await chinese.goto('/#/selection/calc_9100')
  await expect(chinese.getByText('滚筒圆周力').first()).toBeVisible()
  await chinese.close()

  // The playground takes the document, and says what is wrong once it is.
  await page.goto('/#/playground')
  const findings = page.getByRole('region', { name: 'Findings' })
  const take = (content: string) =>
    page
      .locator('input[type=file][aria-label=Import]')
      .setInputFiles({ name: file, mimeType: 'application/json', buffer: Buffer.from(content) })
  await take(text)
  await expect(page.getByText('Pull at the drum').first()).toBeVisible()
  await expect(findings.getByText('No findings.')).toBeVisible()
  await take(text.replace('1000[kg/t]', '1000'))
  await expect(findings.getByRole('button').first()).toContainText('scaleMismatch')
})
