import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ballRailInitByPosture } from '../../../families/ball-rail/init.ts'
import '../../../screens/app/theme.css'
import * as classDrawings from '../../../screens/drawings/classes.tsx'
import { modelDrawing, optionDrawings } from '../../../screens/drawings/registry.ts'
import { goodAnswer, openScreens, expectForEveryone } from './open-screens.tsx'
import { widths } from '../views.ts'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  root = undefined
  document.getElementById('drawings')?.remove()
})

/** The ball-rail page, with the layouts the service has. */
const openGuide = async (layout: string, posture = 'Horizontal') => {
  await openScreens('/selection/calc_31', 'en', async (address, signal) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    if (!pathname.endsWith('BallRailWorking/CalculationInit')) return goodAnswer(address, signal)
    return Response.json({ code: 0, data: ballRailInitByPosture[searchParams.get('useMethod') ?? 'horizontal'] })
  })
  await page.getByRole('radio', { name: posture }).click({ force: true })
  await page.getByRole('radio', { name: layout }).click({ force: true })
  await expect.poll(() => document.querySelector('.drawing-live')).not.toBeNull()
}

const dimension = (name: string) => document.querySelector<SVGGElement>(`[data-dimension="${name}"]`)
const textOf = (name: string) => dimension(name)?.querySelector('text')?.textContent

const fill = async (label: string, text: string) => {
  await page.getByLabelText(label, { exact: true }).fill(text)
  document.querySelector<HTMLElement>(':focus')?.blur()
}

describe('the layout drawing of a guide', () => {
  it('writes every value at its dimension, in the unit shown', async () => {
    await openGuide('2 rails, 2 blocks each')
    await fill('Arm A', '73.846')
    await fill('Slider spacing', '600')
    await fill('Load W', '1300')
    await expect.poll(() => textOf('armA')).toBe('A 73.846 mm')
    expect(textOf('armB')).toBe('B 0 mm')
    expect(textOf('sliderSpacing')).toBe('600 mm')
    expect(textOf('railSpacing')).toBe('200 mm')
    expect(textOf('load')).toBe('1300 kg')
    await page.getByLabelText('Arm C', { exact: true }).click()
    const marked = () => document.querySelector('.dimension[data-focused]')
    await expect.poll(marked, { message: 'the dimension of the field in focus' }).toBe(dimension('armC'))
    await page.getByLabelText('Rail spacing', { exact: true }).click()
    await expect.poll(marked).toBe(dimension('railSpacing'))
  })

  it('shows the blocks of the layout, and only its dimensions', async () => {
    await openGuide('1 rail, 2 blocks')
    await expect.poll(() => document.querySelectorAll('.block-number').length).toBe(2)
    expect(dimension('sliderSpacing')).not.toBeNull()
    expect(dimension('railSpacing')).toBeNull()
    await page.getByRole('radio', { name: '2 rails, 4 blocks each' }).click({ force: true })
    await expect.poll(() => document.querySelectorAll('.block-number').length).toBe(8)
    expect(dimension('railSpacing')).not.toBeNull()
  })

  it('leads from a dimension to its field', async () => {
    await openGuide('2 rails, 3 blocks each', 'Wall-mounted')
    for (const [name, label] of Object.entries({ armB: 'Arm B', sliderSpacing: 'Slider spacing', load: 'Load W' })) {
      await expect.poll(() => dimension(name)).not.toBeNull()
      await page.elementLocator(dimension(name)?.querySelector('text') ?? document.body).click()
      await expect.element(page.getByLabelText(label, { exact: true })).toHaveFocus()
    }
  })

  it.each(widths)('is whole and free of accessibility problems at %i px', async (width) => {
    await page.viewport(width, 800)
    await openGuide('2 rails, 4 blocks each', 'Vertical')
    const drawing = document.querySelector('.drawing-live')?.getBoundingClientRect()
    expect(drawing?.left).toBeGreaterThanOrEqual(0)
    expect(drawing?.right).toBeLessThanOrEqual(width)
    expect(drawing?.width).toBeGreaterThan(290)
    expect(document.querySelectorAll('.drawing-live [style], .drawing-live[style]'), 'it needs no inline style').toHaveLength(0)
    await expectForEveryone()
  })
})

describe('pictures of options', () => {
  it('follow the posture: the same layout has another picture on a wall', async () => {
    await openGuide('2 rails, 2 blocks each')
    const picture = () => document.querySelector('input[name=layout][value="2x2"]')?.parentElement?.querySelector('.drawing')?.innerHTML
    await expect.poll(picture).toBeTruthy()
    const flat = picture()
    await page.getByRole('radio', { name: 'Wall-mounted' }).click({ force: true })
    await expect.poll(() => [undefined, flat].includes(picture())).toBe(false)
  })
})

describe('every drawing', () => {
  const models = [
    'guide-block',
    'electric-cylinder',
    'linear-module',
    'belt-module',
    'slide-table',
    'screw-lift',
    'reducer-inline',
    'reducer-parallel',
    'reducer-bevel',
    'reducer-worm',
    'reducer-planetary',
    'reducer-right-angle',
    'motor-ac',
    'motor-servo',
    'rotary',
    'rotary-hollow-roller',
    'rotary-hollow-ball',
    'rotary-actuator',
    'rotary-direct',
  ] as const
  const all = {
    ...optionDrawings,
    ...Object.fromEntries(Object.entries(classDrawings).map(([id, Picture]) => [`class ${id}`, Picture])),
    ...Object.fromEntries(models.map((name) => [`model ${name}`, modelDrawing(name, '')])),
  }

  it('is drawn inside its field, with nothing hidden from view', async () => {
    const element = document.createElement('div')
    element.id = 'drawings'
    document.body.append(element)
    root = createRoot(element)
    root.render(
      Object.entries(all).map(([name, Picture]) => (
        <div key={name} data-name={name}>
          <Suspense>
            <Picture />
          </Suspense>
        </div>
      )),
    )
    await expect.poll(() => element.querySelectorAll('svg').length).toBe(Object.keys(all).length)
    const cropped = [...element.querySelectorAll<SVGSVGElement>('svg')].filter((svg) => {
      const { x, y, width, height } = svg.getBBox()
      const field = svg.viewBox.baseVal
      return x < field.x || y < field.y || x + width > field.x + field.width || y + height > field.y + field.height
    })
    expect(cropped.map((svg) => svg.parentElement?.dataset['name'])).toEqual([])
  })

  it('has its own picture for every model', () => {
    const pictures = models.map((name) => modelDrawing(name, ''))
    expect(new Set(pictures).size).toBe(models.length)
  })
})
