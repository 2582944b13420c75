/** A calculator that is put into the folder of a site while the server runs: found, filled in and answered without a build. */
import { createServer, type Server } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { hoistAnswers, hoistDocument } from '../unit/server/site-calculators/hoist-document.ts'
import { copyLink, openElsewhere } from './address.ts'
import { expectForEveryone } from './barriers.ts'
import { cards, fill, startButton } from './form.ts'
import { test } from './own-server.ts'

let elsewhere: Server
let origin = ''
let isDown = false

test.beforeAll(async () => {
  elsewhere = createServer(({ url }, response) => {
    if (isDown) response.statusCode = 500
    response.end(JSON.stringify(url?.includes('Ropes') ? hoistAnswers.ropes : hoistAnswers.found))
  })
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening))
  const address = elsewhere.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
test.afterAll(() => {
  elsewhere.close()
})

const tile = (page: Page, name: string) => page.locator('[data-class]', { hasText: name })

/** The folder is looked into every few seconds: a page that is opened after that has the tile. */
const waitForTile = async (page: Page, name: string) => {
  await expect.poll(async () => (await page.request.get('/api/Calculators/List')).text()).toContain(name)
  await page.goto('/')
  await page.reload()
  await expect(tile(page, name)).toBeVisible()
}

test(
  'one that a service elsewhere answers shows what it finds in its own words, and says in one message when it cannot',
  { tag: '@deep' },
  async ({ browser, page, ownServer }) => {
    await ownServer.setSite({ key: 'default', name: 'Sizewright', privateCalculatorHosts: [origin] })
    ownServer.putCalculator('9001-hoist.json', JSON.stringify(hoistDocument(origin)))
    await waitForTile(page, 'Rope hoist')
    await tile(page, 'Rope hoist').click()
    await fill(page, { load: '2', lift: '4', rope: 'steel' })
    await startButton(page).click()
    const card = cards(page).first()
    await expect(card).toContainText('Hoist 1')
    await expect(card).toContainText('Force of the rope')
    await expect(card).toContainText('19.6')
    await expectForEveryone(page)
    const other = await openElsewhere(browser, await copyLink(page, 'calculates these results again'))
    await expect(cards(other).first()).toContainText('Hoist 1')
    await expect(other.locator('input[id="lift"]')).toHaveValue('4')
    await other.context().close()

    isDown = true
    await fill(page, { load: '3' })
    await startButton(page).click()
    await expect(page.getByText('The external service for this calculator cannot be reached at present')).toHaveCount(1)
    await expect(page.locator('input[id="load"]')).toHaveValue('3')
    await page.goto('/#/selection/calc_30')
    await expect(page.locator('[data-form]')).toBeVisible()
  },
)
