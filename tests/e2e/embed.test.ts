/** The choice inside a page of somebody else's: another origin, its own document, the web component. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { setSite } from './commands.ts'

/** A shop: it shows the element and writes down each event. */
const shopPage = (sizewright: string, site: string, attributes: string) => `<!doctype html><html lang="en"><title>Shop</title>
<script src="${sizewright}/embed.js" defer></script>
<style>body { margin: 0 }</style>
<sizewright-select site="${site}" ${attributes}></sizewright-select>
<script>
  window.heard = []
  const select = document.querySelector('sizewright-select')
  for (const name of ['ready', 'model']) select.addEventListener(name, (event) => heard.push([name, event.detail]))
</script>`

type Shop = { readonly server: Server; readonly origin: string }

/** One of its own for each process that runs these tests: each has other shops. */
const site = `embed-${process.pid}`

/** @param origin where Sizewright is; what stands in the query of a page are the attributes of its element */
const openShop = async (origin: string): Promise<Shop> => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://shop.example')
    const attributes = [...searchParams].map(([name, value]) => `${name}="${value}"`).join(' ')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    // The strictest policy that there is: the page around tells nobody where it is.
    response.setHeader('referrer-policy', 'no-referrer')
    response.end(shopPage(origin, site, attributes))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // The address of a TCP server that listens.
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${port}` }
}

let shop: Shop
let stranger: Shop

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ request }, { project }) => {
  const origin = project.use.baseURL ?? ''
  shop = await openShop(origin)
  stranger = await openShop(origin)
  await setSite({ key: site, name: 'Embedded', embedOrigins: [shop.origin] })
  // A running server takes it over within seconds.
  await expect
    .poll(async () => (await request.get(`/?site=${site}`)).headers()['content-security-policy'])
    .toContain(`frame-ancestors ${shop.origin}`)
})

test.afterAll(() => {
  for (const { server } of [shop, stranger]) {
    server.close()
    server.closeAllConnections()
  }
})

const frameOf = (page: Page) => page.locator('sizewright-select iframe').contentFrame()

// Written by the page of the shop.
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard)

test('a shop of another origin receives the order code of a model that was chosen in its own page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${shop.origin}/?lang=en`)
  const inside = frameOf(page)
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Select a component')
  await expect(inside.locator('[data-head]')).toHaveCount(0)
  await inside.getByRole('link', { name: 'WTF', exact: true }).click()
  await inside.getByRole('article', { name: 'WTF' }).getByRole('link').first().click()
  await inside.getByRole('link', { name: 'WTF2040-2', exact: true }).click()
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('WTF2040-2')
  await expect(inside.locator('[data-head]')).toHaveCount(0)
  const take = inside.getByRole('button', { name: 'Use this model' })
  await expect(take).toBeDisabled()
  await inside.getByRole('textbox', { name: 'Length' }).fill('1302')
  await inside.getByRole('textbox', { name: 'Length' }).press('Enter')
  await inside.getByRole('button', { name: 'C7', exact: true }).click()
  await take.click()
  await expect(inside.getByText(`passed to ${shop.origin}`)).toBeVisible()
  // What others say is not what the frame says.
  await page.evaluate(() => {
    const forged = { type: 'sizewright:model', version: 1, orderCode: 'forged' }
    window.postMessage(forged, '*')
    const other = document.body.appendChild(document.createElement('iframe'))
    other.contentWindow?.parent.postMessage(forged, '*')
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  const heard = await heardBy(page)
  expect(heard[0]).toEqual(['ready', null])
  expect(heard.filter(([name]) => name === 'model')).toEqual([
    [
      'model',
      {
        type: 'sizewright:model',
        version: 1,
        orderCode: 'WTF2040-2 +1302L C7',
        unconfirmed: [],
        name: 'WTF2040-2',
        maker: 'THK',
        series: 'WTF',
        address: expect.stringMatching(`^http.*/[?]site=${site}#/productslecto/WTF/THK-WTF2040-2[?].*length=1302`),
        language: 'en',
        conditions: [],
      },
    ],
  ])
})

test(
  'an element that names a calculator begins there; its language is the one asked for, and a reload stays inside',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`${shop.origin}/?calculator=30&lang=ru`)
    const inside = frameOf(page)
    await expect(inside.locator('main form')).toBeVisible()
    await expect(inside.locator('html')).toHaveAttribute('lang', 'ru')
    // What is looked at next is the page that comes, not the one that goes.
    await inside.locator('body').evaluate((body) => {
      body.id = 'before'
      location.reload()
    })
    await expect(inside.locator('body:not(#before)')).toBeVisible()
    await expect(inside.locator('main form')).toBeVisible()
    await expect(inside.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(inside.locator('[data-head]')).toHaveCount(0)
    // The start page of the site is not for those who are elsewhere.
    await inside.locator('body').evaluate(() => void (location.hash = '/'))
    await expect(inside.locator('main a[href="#/selection/calc_30"]')).toBeVisible()
  },
)

test('a page that the site does not list cannot show it, and hears nothing', { tag: '@deep' }, async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(`${stranger.origin}/?lang=en`)
  await refused
  await expect(frameOf(page).locator('[data-embed-bar]')).toHaveCount(0)
  expect(await heardBy(page)).toEqual([])
})
