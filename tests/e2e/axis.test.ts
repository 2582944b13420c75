/** One axis, entered once: screw, guides and motor with an order code each, on one page that its address keeps. */
import { expect, test } from '@playwright/test'
import { expectForEveryone, someOf } from './barriers.ts'
import { cards, fill, match } from './form.ts'

const axis = {
  posture: 'horizontal',
  load: '80',
  stroke: '1000',
  acceleration: '6.667',
  speed: '1000',
  dwell: '2.6',
  requiredLife: '30000',
  layout: '2x2',
  sliderSpacing: '300',
  railSpacing: '300',
  armC: '100',
}

const english = {
  list: 'Complete drives',
  name: /^Linear axis/,
  select: 'Select model',
  parts: 'Parts',
  screw: 'Screw: ',
  change: 'Change the conditions',
}
const chinese = { list: '成套驱动', name: /^直线运动轴/, select: '选择型号', parts: '部件', screw: '丝杠：', change: '修改工况' }

for (const { locale, width, list, name, select, parts, screw, change } of someOf([
  { locale: 'en-US', width: 1440, ...english },
  { locale: 'zh-CN', width: 360, ...chinese },
])) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })

    test('somebody enters one axis and ends with three order codes', async ({ page }) => {
      await page.goto('/#/lectoscheme')
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page).toHaveURL(/lecto-custom\/linear-axis\/303\/0/)
      await fill(page, axis)
      await match(page)
      const first = cards(page).first()
      const codes = first.getByRole('list', { name: parts }).locator('.code')
      await expect(codes).toHaveCount(3)
      // The screw that THK General Catalog A-722 ends with.
      await expect(codes.first()).toContainText('WTF2040-2 +1302L')
      const ordered = await codes.allTextContents()

      await first.getByRole('button', { name: select, exact: true }).click()
      await expect(page).toHaveURL(/lecto-custom\/linear-axis\/303\/[^/]+\/[^/]+\/[^?]+\?s=/)
      const chosen = page.getByRole('list', { name: parts }).locator('.code')
      await expect(chosen).toHaveText(ordered)
      await expect(page.getByRole('table').first()).toContainText(screw)
      await expectForEveryone(page)

      // Another motor in the place of the first: the address says so, and a reload keeps it.
      const others = page.getByRole('combobox').last()
      const another = (await others.locator('option').nth(1).getAttribute('value')) ?? ''
      await others.selectOption(another)
      await expect(page).toHaveURL(new RegExp(`/${encodeURIComponent(another)}\\?s=`))
      await expect(chosen.last()).not.toHaveText(ordered.at(-1) ?? '')
      const changed = await chosen.allTextContents()
      expect(changed.slice(0, 2)).toEqual(ordered.slice(0, 2))
      await page.reload()
      await expect(chosen).toHaveText(changed)

      await page.getByRole('button', { name: change }).click()
      await expect(page).toHaveURL(/lecto-custom\/linear-axis\/303\/0/)
      await expect(page.locator('[id="load"]')).toHaveValue('80')
    })
  })
}

test.describe('an address of parts', () => {
  test(
    'says of parts that fail by how much and what fits in their place, and names one that is gone',
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto('/#/lecto-custom/linear-axis/303/0')
      await fill(page, axis)
      await match(page)
      await cards(page).first().getByRole('button', { name: 'Select model', exact: true }).click()
      await expect(page).toHaveURL(/\?s=/)
      const [path = '', query = ''] = page.url().split('?', 2)
      await page.goto(`${path.replace(/[^/]+(?=\/[^/]+$)/, 'HIWIN-MGN7C')}?${query}`)
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: 'do not meet' })).toBeVisible()
      const list = page.getByRole('list', { name: 'Parts' })
      const parts = list.getByRole('listitem')
      await expect(parts).toHaveCount(3)
      await expect(parts.nth(1)).toContainText('Failed')
      await expect(page.getByRole('table').first()).toContainText('Guide')
      await expectForEveryone(page)
      const fitting = list.getByRole('combobox').first()
      await fitting.selectOption((await fitting.locator('option').nth(1).getAttribute('value')) ?? '')
      await expect(parts.nth(1)).not.toContainText('Failed')
      await expect(page.getByRole('status').filter({ hasText: 'do not meet' })).toHaveCount(0)

      await page.goto(`${path.replace(/[^/]+$/, 'NO-SUCH')}?${query}`)
      await page.reload()
      await expect(page.getByRole('alert')).toContainText('No longer in the catalogue: Motor')
      await expect(page.getByRole('button', { name: 'Change the conditions' })).toBeVisible()
    },
  )
})

test('without a mouse, an axis has its results after forty keys at most', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/#/selection/calc_303')
  await expect(page.locator('#load')).toBeVisible()
  let keys = 0
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await page.keyboard.press(name)
      keys += 1
    }
  }
  const isAt = (selector: string) => page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)
  const goTo = async (selector: string): Promise<void> => {
    for (let tabs = 0; tabs < 60 && !(await isAt(selector)); tabs++) await press('Tab')
  }
  await press('Tab', 'Enter')
  await goTo('[data-field="posture"] input')
  await press('ArrowDown')
  for (const [field, text] of [
    ['load', '120'],
    ['stroke', '800'],
    ['speed', '300'],
    ['armC', '150'],
  ] as const) {
    await goTo(`#${field}`)
    await press('ControlOrMeta+a')
    await page.keyboard.type(text)
    keys += text.length
  }
  await press('Enter')
  await expect(page.locator('[data-results]')).toBeFocused()
  await expect(cards(page).first()).toBeVisible()
  expect(keys).toBeLessThanOrEqual(40)
})
