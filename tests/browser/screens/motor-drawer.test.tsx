import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SkuParam } from '../../../contract/directory/sku-selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { FilterBlock } from '../../../screens/filters/filter-block.tsx'
import type { DrawerSettings, MotorSelection } from '../../../screens/motor-drawer/drawer-calls.ts'
import { MotorChooser, MotorDrawerFrame } from '../../../screens/motor-drawer/motor-drawer.tsx'
import { answerTo, settingsWith } from '../../property/screens/motor-drawer-world.ts'
import { openPart } from './open-part.tsx'
import { problemsOfPage } from './open-screens.tsx'
import { someOf } from '../views.ts'

const open = async (settings: Partial<DrawerSettings> = {}, locale: Locale = 'en') => {
  const onSelect = vi.fn<(selection: MotorSelection) => void>()
  await openPart(
    <MotorDrawerFrame onClose={() => undefined}>
      <MotorChooser
        settings={settingsWith(settings)}
        calls={{ filter: async (request) => answerTo(request) }}
        renderParameters={(block) => <FilterBlock {...block} />}
        onSelect={onSelect}
      />
    </MotorDrawerFrame>,
    locale,
  )
  return onSelect
}

describe('the motor drawer', () => {
  it('says to choose the brand first, and has the series of the brand then', async () => {
    await open()
    await expect.element(page.getByLabelText('Motor series')).toMatchTextContent('Choose brand first')
    await page.getByLabelText('Motor brand').selectOptions('Acme (5)')
    await page.getByRole('button', { name: 'A2 (2)' }).click()
    await expect.element(page.getByText('2 models')).toBeVisible()
    await page.getByRole('button', { name: 'Reset Motor brand' }).click()
    await expect.element(page.getByLabelText('Motor series')).toBeDisabled()
  })

  it('marks the type as required, and still hands on a motor that was found by its name: a motor has its type', async () => {
    const onSelect = await open()
    await expect.element(page.getByRole('radiogroup', { name: 'Motor type', exact: true })).toHaveAttribute('aria-required', 'true')
    await expect.element(page.getByText('required', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Select SKU A1-400W' }).click()
    const fixed = onSelect.mock.calls[0]?.[0].fixedParams
    expect(fixed).toContainEqual({ paramName: 'typeCode', value: 'lowInertia', unit: '', fixedBy: 'motor' })
  })

  it('opens with what the service has chosen, which can be taken back', async () => {
    const parameters = settingsWith().parameters.map((one) => (one.paramName === 'brand' ? { ...one, defValue: 'Acme' } : one))
    await open({ parameters })
    await expect.element(page.getByLabelText('Motor brand')).toHaveValue('Acme')
    await page.getByRole('button', { name: 'Reset Motor brand' }).click()
    await expect.element(page.getByText('8 models')).toBeVisible()
    await expect.element(page.getByLabelText('Motor brand')).toHaveValue('')
  })

  it('has the options of a parameter under the titles that the service gives', async () => {
    const groups = [{ classTile: 'Small', paramName: 'flangeSize', values: [{ value: 40, icon: '' }] }]
    const grouped = (one: SkuParam): SkuParam => (one.paramName === 'flangeSize' ? { ...one, paramType: 5, groups } : one)
    await open({ parameters: settingsWith().parameters.map(grouped) })
    await page.getByLabelText('Motor brand').selectOptions('Acme (5)')
    const flange = page.getByRole('group', { name: 'Flange size' })
    await flange.getByRole('group', { name: 'Small' }).getByRole('button', { name: /^40/ }).click()
    await expect.element(page.getByText('1 model', { exact: true })).toBeVisible()
  })

  it('takes a pressed type back, and hands a motor on by the keyboard', async () => {
    const onSelect = await open()
    const type = page.getByRole('radio', { name: /^Low inertia/ })
    await type.click()
    await expect.element(type).toBeChecked()
    await type.click()
    await expect.element(type).not.toBeChecked()
    await page.getByLabelText('Model keyword').click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect.mock.calls.map(([{ sku }]) => sku.skuID)).toEqual(['A1-400'])
  })

  it('names why a field cannot be changed', async () => {
    await open({ fixed: [{ origin: 'calculation', filter: { paramName: 'brand', values: ['Core'] } }] })
    await expect.element(page.getByLabelText('Motor brand')).toBeDisabled()
    await expect.element(page.getByText('Brought in from the working-condition calculation, cannot be modified')).toBeVisible()
    await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Only one option available')
  })

  it.each(
    someOf([
      [360, 'ru'],
      [1440, 'en'],
      [360, 'en'],
      [360, 'zh-Hans'],
    ] as const),
  )('has no accessibility problems and no sideways scrolling at %i px in %s', async (width, locale) => {
    await page.viewport(width, 800)
    await open({ fixed: [{ origin: 'filter', filter: { paramName: 'brand', values: ['Acme'] } }] }, locale)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  })
})
