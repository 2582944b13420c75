/** Pages as the browser prints them, in the dark: nothing of the frame, nothing to press, nothing cut off, no dark ground, breaks between rows. */
import { expect, type Page, test } from '@playwright/test'
import { cards, fill, match, open, rows, workedExample } from './form.ts'

const axis = {
  posture: 'horizontal',
  load: '80',
  stroke: '1000',
  acceleration: '6.667',
  speed: '1000',
  layout: '2x2',
  sliderSpacing: '300',
  railSpacing: '300',
  armC: '100',
}

const product = async (page: Page): Promise<void> => {
  await page.goto('/#/productslecto/WTF/THK-WTF2040-2')
  await page.locator('h1').waitFor()
}

const sized = async (page: Page): Promise<void> => {
  await open(page, 30)
  await fill(page, workedExample)
  await match(page)
  await cards(page).first().waitFor()
}

/** Each with a text that its paper has to have. */
const states: Readonly<Record<string, readonly [said: RegExp, act: (page: Page) => Promise<void>]>> = {
  form: [
    /Horizontal/,
    async (page) => {
      await open(page, 30)
      await fill(page, workedExample)
    },
  ],
  results: [/WTF2040-3/, sized],
  product: [/Dynamic load rating/, product],
  assembly: [
    /MGN12/,
    async (page) => {
      await open(page, 303)
      await fill(page, axis)
      await match(page)
      await cards(page).first().getByRole('button', { name: 'Select model' }).click()
      await page.getByRole('list', { name: 'Parts to order' }).waitFor()
    },
  ],
  comparison: [
    /CNF2040-6/,
    async (page) => {
      await sized(page)
      for (const place of [0, 1, 2]) await rows(page).nth(place).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Compare (3)' }).click()
      await page.getByRole('dialog').getByText('Governing check').waitFor()
    },
  ],
  list: [
    /WTF2040-2/,
    async (page) => {
      await product(page)
      await page.getByRole('button', { name: /^Add to shopping list/ }).click()
      await expect(page.getByText('is on the shopping list')).toBeVisible()
      await page.goto('/#/usercenter/shopping-list')
      await page.keyboard.press('Escape')
      await page.getByLabel('Quantity of').waitFor()
    },
  ],
}

/** What is wrong with the page as paper. */
const faultsOfPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const seen = [...document.querySelectorAll('body *')].filter((element) => isSeen(element))
    const named = (fault: string, element: Element) => `${fault}: ${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element
      const isHigher = overflowY !== 'visible' && scrollHeight > clientHeight + 1
      const isWider = overflowX !== 'visible' && scrollWidth > clientWidth + 1
      return clientHeight > 1 && (isHigher || isWider)
    }
    const isDark = (element: Element) => {
      const [, red = '', green = '', blue = '', alpha = '1'] =
        /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?/.exec(getComputedStyle(element).backgroundColor) ?? []
      return red !== '' && Number(alpha) > 0 && element.clientWidth > 200 && Number(red) + Number(green) + Number(blue) < 500
    }
    return [
      ...seen
        .filter((element) =>
          element.matches('header[data-head], nav, a.button, button:not([aria-pressed=true], table *), input[type=search]'),
        )
        .map((element) => named('to press', element)),
      ...seen.filter((element) => !element.closest('svg, math') && isCut(element)).map((element) => named('cut', element)),
      ...seen.filter((element) => isDark(element)).map((element) => named('dark', element)),
      ...seen
        .filter((element) => element.matches('tr') && getComputedStyle(element).breakInside === 'auto')
        .map((element) => named('row in two', element)),
    ]
  })

for (const [name, [said, act]] of Object.entries(states)) {
  test(`paper of ${name}`, { tag: name === 'comparison' ? [] : '@deep' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await act(page)
    // An A4 sheet between its margins, 96 px an inch.
    await page.setViewportSize({ width: 688, height: 1010 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect.poll(() => faultsOfPaper(page)).toEqual([])
    expect(await page.locator('body').innerText()).toMatch(said)
  })
}
