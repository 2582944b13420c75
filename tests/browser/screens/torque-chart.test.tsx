import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setUnitSystem } from '../../../screens/base/browser/unit-setting.ts'
import { TorqueChart } from '../../../screens/results/torque-chart/torque-chart.tsx'
import { openPart } from './open-part.tsx'
import { expectForEveryone } from './open-screens.tsx'
import { someOf } from '../views.ts'

const input = {
  ratedTorque: 1.27,
  peakTorque: 3.82,
  ratedSpeed: 3000,
  maxSpeed: 6000,
  ratio: 10,
  efficiency: 0.95,
  gearRatedTorque: 25,
  gearPeakTorque: 30,
  gearMaxSpeed: 8000,
  demand: { torque: 20, speed: 250 },
}

describe('the chart of torque over speed', () => {
  it.each(someOf([360, 1440]))('says what it shows to those who cannot see it, and has the same as a table, at %i px', async (width) => {
    await page.viewport(width, 800)
    await openPart(<TorqueChart input={input} />)
    const words = /12\.1 N·m continuous and 30 N·m peak torque, up to 600 rpm\. The required 20 N·m at 250 rpm/
    await expect.element(page.getByRole('img', { name: words })).toBeVisible()
    await expect.element(page.getByText('Peak 30 N·m, limited by the reducer')).toBeVisible()
    expect(document.querySelectorAll('[data-part="line"]')).toHaveLength(2)
    await page.getByText('Data table').click()
    await expect.element(page.getByRole('row', { name: '250 (required speed) 12.07 30' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^600 6\.033 18\.1\d$/ })).toBeVisible()
    await expectForEveryone()
    setUnitSystem('imperial')
    await expect.element(page.getByRole('columnheader', { name: 'Peak, lbf·ft' })).toBeVisible()
  })

  it.each(someOf(['ru', 'zh-Hans', 'es'] as const))('fits a phone in %s', async (locale) => {
    await page.viewport(360, 800)
    await openPart(<TorqueChart input={input} />, locale)
    await expect.element(page.getByRole('img')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })
})
