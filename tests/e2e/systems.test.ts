/** A whole drive, part after part: what is chosen in one calculator goes on into the next. */
import { expect, test } from '@playwright/test'
import { someOf } from './barriers.ts'
import { cards, fill, match } from './form.ts'

const platform = {
  loadType: 'smooth',
  load: '8',
  arrangement: 'four',
  length: '3000',
  width: '2000',
  offsetAlong: '300',
  offsetAcross: '100',
  minutes: '3',
  speed: '300',
  stroke: '500',
  mounting: '1A',
  fixing: 'base-fixed-end-fixed',
}

const figure = async (card: ReturnType<typeof cards>, name: string): Promise<string> =>
  (await card.locator('details dl > div', { hasText: name }).locator('dd').textContent()) ?? ''

for (const { locale, width, list, jack, drive, torque } of someOf([
  {
    locale: 'en-US',
    width: 1440,
    list: 'Complete drives',
    jack: /^Lift platform/,
    drive: 'Next step: Drive for several jacks',
    torque: 'Input torque',
  },
  { locale: 'zh-CN', width: 360, list: '成套驱动', jack: /^升降平台/, drive: '下一步：多台升降机联动驱动', torque: '输入扭矩' },
])) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })

    test('a platform gets its jacks, and they get their drive', { tag: '@deep' }, async ({ page }) => {
      await page.goto('/#/lectoscheme')
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: jack }).click()
      await expect(page).toHaveURL(/lecto-custom\/lift-platform\/301\/0/)
      await fill(page, platform)
      await match(page)
      const first = cards(page).first()
      const [number = ''] = /[\d.,]+/.exec(await figure(first, torque)) ?? []
      await first.getByRole('link', { name: drive }).click()
      await expect(page).toHaveURL(/calc_302/)
      await expect(page.locator('[id="jacks"]')).toHaveValue('4')
      expect(Number(await page.locator('[id="jackTorque"]').inputValue())).toBeCloseTo(Number(number), 1)
      await fill(page, { bevelBoxes: '1', serviceFactor: '1.25' })
      await match(page)
      await expect(cards(page).first()).toContainText('RCV')
      await page.goBack()
      await expect(page.locator('[id="offsetAlong"]')).toHaveValue('300')
    })
  })
}
