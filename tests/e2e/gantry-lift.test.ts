/** An integrator's assembly, one document in the folder of a site: from its form to the archive of all parts. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readZip } from '../unit/server/people/read-zip.ts'
import { cards, startButton } from './form.ts'
import { test } from './own-server.ts'

const document = readFileSync(new URL('../fixtures/calculators/9101-gantry-lift.json', import.meta.url), 'utf8')

const views = [
  {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    words: { name: 'Gantry lifting axis', parts: ['Reducer', 'Coupling'], select: 'Select model', checks: 'Checks', check: /Reducer: / },
  },
  {
    locale: 'zh-CN',
    viewport: { width: 360, height: 780 },
    words: { name: '龙门升降轴', parts: ['减速机', '联轴器'], select: '选择型号', checks: '校核', check: /减速机：/ },
  },
] as const

for (const { locale, viewport, words } of views) {
  test.describe(`${locale} ${viewport.width}`, () => {
    test.use({ locale, viewport })

    test('a new assembly is filled in, answered, opened and fetched without code of its own', async ({ page, ownServer }) => {
      await ownServer.setSite({ key: 'default', name: 'Sizewright', files: { signIn: false } })
      ownServer.putCalculator('9101-gantry-lift.json', document)
      await expect.poll(async () => (await page.request.get('/api/Calculators/List')).text()).toContain('gantryLift')
      await page.goto('/#/selection/calc_9101')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.name)
      await startButton(page).click()
      const card = cards(page).first()
      for (const part of words.parts) await expect(card).toContainText(part)
      await card.getByRole('button', { name: words.select, exact: true }).click()
      await expect(page).toHaveURL(/assembly\/9101\/jack=/)
      await page.getByRole('tab', { name: words.checks, exact: true }).click()
      const checks = page.getByRole('tabpanel')
      await expect(checks).toContainText(words.check)
      await expect(checks).not.toContainText('reducer/')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /ZIP/ }).click()
      const names = [...readZip(await readFile(await (await download).path())).keys()]
      expect(names.slice(0, 5)).toEqual(['assembly.stp', 'assembly.pdf', 'assembly.dxf', 'parts.xlsx', 'parts.csv'])
      expect(new Set(names.filter((name) => name.startsWith('parts/')).map((name) => name.split('/')[1])).size).toBe(3)
    })
  })
}
