/** A calculator with rules, written in the playground: its form says them with values in the reader's language, and generated pages have them. */
import { expect, test } from '@playwright/test'

const document = {
  schema: {
    id: 9001,
    name: 'lift',
    fields: {
      load: { kind: 'number', unit: 'kN', min: 1, max: 5000 },
      jacks: { kind: 'number', min: 1, max: 8 },
      guide: { kind: 'number', unit: 'mm', required: 'jacks > 2' },
    },
    derived: { each: { unit: 'kN', value: 'load / jacks', digits: 4 } },
    rules: { share: { holds: 'each <= 80[kN]', at: ['load', 'jacks'] } },
    layout: [{ section: 'lift', items: ['load', 'jacks', 'guide', 'each'] }],
    request: { get: 'Lift/Calculation', query: { Load: 'load', Jacks: 'jacks', Guide: 'guide' } },
    results: { family: 'screw-jack', overlayMs: 0 },
  },
  texts: {
    en: {
      class: { name: 'Lift', note: '' },
      sections: { lift: 'Lift' },
      load: { label: 'Lifted load' },
      jacks: { label: 'Jacks' },
      guide: { label: 'Guide' },
      each: { label: 'Load of one' },
      rules: { share: '{load} on {jacks} jacks is {each} each.' },
    },
  },
}

test('a rule is said at its field once left, and a field is asked for under its condition', async ({ page }) => {
  await page.goto('/#/playground')
  const editor = page.getByRole('textbox', { name: /^Calculator as JSON/ })
  await editor.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(JSON.stringify(document, undefined, 2))
  const load = page.getByRole('textbox', { name: 'Lifted load' })
  await load.fill('1250.5')
  await page.getByRole('textbox', { name: 'Jacks' }).fill('3')
  await page.getByRole('textbox', { name: 'Guide' }).focus()
  await expect(load).toHaveAccessibleDescription(/1250\.5\s?kN on 3 jacks is 416\.8\s?kN each\.$/)
  await expect(page.getByRole('textbox', { name: 'Guide' })).toHaveAttribute('aria-required', 'true')
  await load.fill('200')
  await expect(load).not.toHaveAccessibleDescription(/each/)
  await page.getByRole('textbox', { name: 'Jacks' }).fill('2')
  await page.keyboard.press('Tab')
  await expect(load).toHaveAccessibleDescription(/200\s?kN on 2 jacks is 100\s?kN each\.$/)
  await expect(page.getByRole('textbox', { name: 'Guide' })).toHaveAttribute('aria-required', 'false')
})
