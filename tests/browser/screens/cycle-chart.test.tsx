import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { CyclePhase } from '../../../families/rotary/wire/calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { setUnitSystem } from '../../../screens/base/browser/unit-setting.ts'
import { CycleChart } from '../../../screens/rotary/cycle-chart.tsx'
import type { CycleTorques } from '../../../screens/rotary/cycle-geometry.ts'
import { discCycle, discTorques, endlessCycle, endlessTorques } from './cycle-fixtures.ts'
import { openPart } from './open-part.tsx'
import { expectForEveryone } from './open-screens.tsx'
import { someOf } from '../views.ts'

const open = async (cycle: readonly CyclePhase[] = discCycle, torques: CycleTorques = discTorques, locale: Locale = 'en') => {
  await openPart(<CycleChart cycle={cycle} {...torques} />, locale)
  if (cycle.length > 0) await expect.element(page.getByRole('img')).toBeVisible()
}

const rowsOfTable = () => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

describe('the chart of the torque over one cycle', () => {
  it('says in words what it shows, labels its levels, and has the same as a table on demand', async () => {
    await open()
    await expect
      .element(page.getByRole('img'))
      .toHaveAccessibleName(
        'Torque and speed over one cycle of 2\u00A0s: maximum torque 3.523\u00A0N·m, maximum speed 21.43\u00A0rpm. Required torque, including the safety factor: 5.284\u00A0N·m. RMS torque: 1.317\u00A0N·m.',
      )
    await expect.element(page.getByRole('figure', { name: 'Torque over one cycle' })).toBeVisible()
    await expect.element(page.getByText('T 5.284')).toBeVisible()
    await expect.element(page.getByText('Trms 1.317')).toBeVisible()
    const button = page.getByRole('button', { name: 'Data table' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect.element(button).toHaveAttribute('aria-expanded', 'true')
    expect(rowsOfTable()).toEqual([
      ['Acceleration', '0.15', '0 → 21.43', '3.523'],
      ['Constant speed', '0.2', '21.43', '0.127'],
      ['Deceleration', '0.15', '21.43 → 0', '-3.269'],
      ['Dwell', '1.5', '0', '0'],
    ])
  })

  it('gives no time for what has no end', async () => {
    await open(endlessCycle, endlessTorques)
    await expect.element(page.getByRole('figure', { name: 'Torque from standstill' })).toBeVisible()
    await page.getByRole('button', { name: 'Data table' }).click()
    expect(rowsOfTable()[1]).toEqual(['Constant speed', 'continuous', '30', '33.73'])
  })

  it('is in the units of the reader', async () => {
    setUnitSystem('imperial')
    await open()
    await expect.element(page.getByRole('img')).toHaveAccessibleName(/lbf/)
    expect(document.querySelector('[data-part="title"]')?.textContent).toContain('lbf')
  })

  it('draws what is known: without levels the lines alone, without a cycle nothing', async () => {
    await open(discCycle, {})
    expect(document.querySelectorAll('line[stroke-dasharray]')).toHaveLength(0)
    await open([], discTorques)
    expect(document.querySelector('figure')).toBeNull()
  })
})

it.each(someOf(['ru', 'en', 'zh-Hans', 'es'] as const))(
  'at 360 px every cycle is whole, and has no accessibility problems, in %s',
  async (locale) => {
    await page.viewport(360, 800)
    const longPause = discCycle.map((phase) => (phase.kind === 'dwell' ? { ...phase, duration: 86_400 } : phase))
    for (const [cycle, torques] of [
      [discCycle, discTorques],
      [endlessCycle, endlessTorques],
      [longPause, discTorques],
    ] as const) {
      await open(cycle, torques, locale)
      await page.getByRole('button').click()
      const plot = document.querySelector('[data-plot] svg')?.getBoundingClientRect()
      const outside = [...document.querySelectorAll('[data-plot] text')].filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return !plot || left < plot.left || right > plot.right || top < plot.top || bottom > plot.bottom
      })
      expect(outside.map(({ textContent }) => textContent)).toEqual([])
      const table = document.querySelector('[role=region]')
      expect(table?.scrollWidth).toBeLessThanOrEqual(table?.clientWidth ?? 0)
    }
    await expectForEveryone()
  },
)
