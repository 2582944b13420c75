import '../../../screens/app/theme.css'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SkuFilter, SkuParam } from '../../../contract/directory/sku-selection.ts'
import { FilterBlock } from '../../../screens/filters/filter-block.tsx'
import { setUnitSystem } from '../../../screens/base/browser/unit-setting.ts'
import { parameterOf } from '../../unit/screens/filters/parameter-of.ts'
import { openPart } from './open-part.tsx'
import { problemsOfPage } from './open-screens.tsx'
import { someOf } from '../views.ts'

afterEach(() => {
  chosenNow = []
})

const powers = [50, 100, 200, 400, 750, 1000, 1500, 2000, 3000, 5000]
const parameters: readonly SkuParam[] = [
  parameterOf({ paramName: 'brand', values: ['Acme', 'Bolt'], children: ['series'], help: 'Who makes it' }),
  parameterOf({ paramName: 'series', values: ['A1', 'B1'] }),
  parameterOf({ paramName: 'ratedPower', paramType: 1, values: powers, unit: 'W' }),
  parameterOf({ paramName: 'poles', paramType: 1, values: [2, 4, 6] }),
  parameterOf({ paramName: 'posture', paramType: 3, values: ['horizontal', 'hanging'], valuesIcon: ['screw-horizontal', 'unknown'] }),
  parameterOf({
    paramName: 'flange',
    paramType: 6,
    values: ['B5', 'B14', 'own'],
    customEnum: true,
    groups: [{ classTile: 'Standard', paramName: 'flange', values: ['B5', 'B14'].map((value) => ({ value, icon: '' })) }],
  }),
  parameterOf({ paramName: 'brake', paramType: 8, values: ['no', 'yes'] }),
  parameterOf({ paramName: 'side', paramType: 10, values: ['left', 'right'], valuesIcon: ['vertical', 'horizontal'] }),
]
const remaining = [
  {
    paramName: 'brand',
    values: [{ value: 'Acme', count: 7 }],
  },
  { paramName: 'poles', values: [2, 4].map((value) => ({ value, count: 3 })) },
  { paramName: 'ratedPower', values: powers.filter((power) => power <= 3000).map((value) => ({ value, count: 2 })) },
  { paramName: 'brake', values: [{ value: 'yes', count: 4 }] },
]

let chosenNow: readonly SkuFilter[] = []

const Block = ({ locked }: { locked?: Record<string, 'calculation'> }) => {
  const [chosen, setChosen] = useState<readonly SkuFilter[]>([])
  return (
    <FilterBlock
      parameters={parameters}
      chosen={chosen}
      remaining={remaining}
      onChange={(next) => {
        chosenNow = next
        setChosen(next)
      }}
      {...(locked && { locked })}
    />
  )
}

describe('figures in imperial units', () => {
  it('keep the unit of the catalogue, with the ends of a range in the reader’s; a figure may be typed in either', async () => {
    setUnitSystem('imperial')
    const widths = Array.from({ length: 11 }, (_, place) => 25.4 + place * 2.54)
    const width = parameterOf({ paramName: 'width', paramType: 1, values: widths, unit: 'mm' })
    const left = [{ paramName: 'width', values: widths.map((value) => ({ value, count: 1 })) }]
    await openPart(<FilterBlock parameters={[width]} chosen={[]} remaining={left} onChange={(next) => (chosenNow = next)} />)
    await expect.element(page.getByText(/25\.4\smm \(1\sin\) to 50\.8\smm \(2\sin\)/)).toBeVisible()
    await page.getByLabelText('width', { exact: true }).fill('2 in')
    await userEvent.keyboard('{Enter}')
    expect(chosenNow).toEqual([{ paramName: 'width', from: 50.8, to: 50.8 }])
  })
})

describe('the parameter block', () => {
  it('has values with counts; those that leave nothing say so and cannot be chosen', async () => {
    await openPart(<Block />)
    const bolt = page.getByRole('button', { name: 'Bolt (0)' })
    await bolt.click({ force: true })
    expect(chosenNow).toEqual([])
    await expect
      .element(bolt)
      .toHaveAccessibleDescription('Values shown in grey match no model of this selection, whatever else is chosen.')
    await page.getByRole('button', { name: 'Acme (7)' }).click()
    expect(chosenNow).toEqual([{ paramName: 'brand', values: ['Acme'] }])
  })

  it('names the choices that leave nothing of the others', async () => {
    const brand = parameterOf({ paramName: 'brand', values: ['Acme', 'Bolt'] })
    const maker = parameterOf({ paramName: 'maker', values: ['One', 'Two'] })
    const left = [{ paramName: 'brand', values: [{ value: 'Acme', count: 2 }] }]
    const chosen = [{ paramName: 'maker', values: ['One'] }]
    await openPart(<FilterBlock parameters={[brand, maker]} chosen={chosen} remaining={left} onChange={() => undefined} />)
    await expect
      .element(page.getByRole('button', { name: 'Bolt (0)' }))
      .toHaveAccessibleDescription(
        'Values shown in grey match no model together with the choices for Manufacturer. Clear one of them to use these values.',
      )
  })

  it('keeps what depends on another parameter until that is chosen, and clears it with it', async () => {
    await openPart(<Block />)
    await expect.element(page.getByLabelText('Series')).toBeDisabled()
    await expect.element(page.getByLabelText('Series')).toMatchTextContent('Choose Brand first')
    await page.getByRole('button', { name: 'Acme (7)' }).click()
    await page.getByRole('button', { name: 'A1' }).click()
    expect(chosenNow).toHaveLength(2)
    await page.getByRole('button', { name: 'Clear Brand' }).click()
    expect(chosenNow).toEqual([])
  })

  it('reads a figure on Enter, and names the nearest where no model has it', async () => {
    await openPart(<Block />)
    const power = page.getByLabelText('Rated power')
    await power.fill('0.3 kW')
    await userEvent.keyboard('{Enter}')
    expect(chosenNow).toEqual([{ paramName: 'ratedPower', from: 300, to: 300 }])
    await expect.element(page.getByText(/nearest: 200\sW, 400\sW$/)).toBeVisible()
    await power.fill('much')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Not a number: much')).toBeVisible()
  })

  it('turns a number with few steps into a select, with figures', async () => {
    await openPart(<Block />)
    await page.getByLabelText('Number of poles').selectOptions('4 (3)')
    expect(chosenNow).toEqual([{ paramName: 'poles', values: [4] }])
    await expect.element(page.getByRole('option', { name: '6 (0)' })).toBeDisabled()
  })

  it('takes several values and own ones in grouped lists, and one switch', async () => {
    await openPart(<Block />)
    const flange = page.getByRole('group', { name: 'flange' })
    await flange.getByRole('group', { name: 'Standard' }).getByRole('button', { name: 'B14' }).click()
    await flange.getByLabelText('Custom value for flange').fill('B35')
    await flange.getByRole('button', { name: 'Use' }).click()
    await page.getByRole('checkbox', { name: 'brake (4)' }).click()
    expect(chosenNow).toEqual([
      { paramName: 'flange', values: ['B14', 'B35'] },
      { paramName: 'brake', values: ['yes'] },
    ])
    await expect.element(flange.getByRole('button', { name: 'B35 (custom value)' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('locks what came from a calculation', async () => {
    await openPart(<Block locked={{ poles: 'calculation' }} />)
    await expect.element(page.getByLabelText('Number of poles')).toBeDisabled()
    await expect.element(page.getByText('Brought in from the working-condition calculation, cannot be modified')).toBeVisible()
  })

  it('gives no reason for values that it does not show: of a figure that is typed, of the off side of a switch', async () => {
    await openPart(<Block />)
    await expect.element(page.getByLabelText('Rated power')).toHaveAccessibleDescription(/^50\sW to 3000\sW$/)
    await expect.element(page.getByRole('checkbox', { name: 'brake (4)' })).toHaveAccessibleDescription('')
  })

  it.each(
    someOf([
      [360, 'ru'],
      [1440, 'en'],
      [360, 'en'],
    ] as const),
  )('has no accessibility problems and no sideways scrolling at %i px in %s', async (width, locale) => {
    await page.viewport(width, 800)
    await openPart(<Block />, locale)
    await expect.element(page.getByRole('checkbox', { name: 'brake (4)' })).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
