/** A model in the viewer, by its real maker: views, section, measuring, dimensions. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { distanceOf } from '../../../screens/viewer/geometry.ts'
import { readGlb } from '../../../screens/viewer/read-glb.ts'
import { closePart } from './open-part.tsx'
import { boxOfPicture, canvas, closeViewer, drawnPixels, madePreview, openViewer, picture, press, settled, stage } from './open-viewer.tsx'

let bytes: ArrayBuffer
let rails: ArrayBuffer

beforeAll(async () => {
  bytes = await madePreview({ family: 'ball-screw', chosen: { length: 400 } })
  rails = await madePreview({ family: 'ball-rail', series: 'HSR', chosen: { rails: 2, blocks: 2, length: 600 } })
})

afterEach(async () => {
  await closeViewer()
})

const dimensionTexts = () => [...document.querySelectorAll('[data-part=dimension] text')].map(({ textContent }) => textContent)

describe('the picture', () => {
  it('is drawn, and each standard view is another one', async () => {
    // Drawn without a graphics card, a large picture takes its time.
    await page.viewport(800, 600)
    const first = await openViewer(bytes)
    expect(drawnPixels()).toBeGreaterThan(1000)
    const seen = [first]
    for (const view of ['Front', 'Top', 'Right']) {
      await press(view)
      seen.push(await settled())
    }
    expect(new Set(seen).size).toBe(seen.length)
    await press('Isometric')
    expect(await settled()).toBe(first)
  })

  it('is turned, moved and zoomed by keys, and F shows all of it again', { tags: ['deep'] }, async () => {
    const first = await openViewer(bytes)
    stage().focus()
    for (const key of ['{ArrowRight}', '{ArrowUp}', '{Shift>}{ArrowLeft}{/Shift}', '+', '-']) {
      const before = await settled()
      await userEvent.keyboard(key)
      await expect.poll(picture).not.toBe(before)
    }
    await userEvent.keyboard('7')
    expect(await settled()).toBe(first)
    await userEvent.keyboard('1')
    const front = await settled()
    expect(front).not.toBe(first)
    await userEvent.keyboard('+++f')
    expect(await settled()).toBe(front)
  })

  it('is turned by a finger or mouse, and drawn only when something changes', { tags: ['deep'] }, async () => {
    const first = await openViewer(bytes)
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    await new Promise((done) => setTimeout(done, 300))
    expect(frames).not.toHaveBeenCalled()
    frames.mockRestore()
    await page.elementLocator(stage()).dropTo(page.getByRole('button', { name: 'Fit' }), { sourcePosition: { x: 400, y: 300 } })
    expect(await settled()).not.toBe(first)
  })

  it('glides from view to view, unless nothing may move', { tags: ['deep'] }, async () => {
    const first = await openViewer(bytes, { moves: true })
    const seen = new Set([first])
    // By the clock of a quick machine, however long a picture takes here.
    const ask = requestAnimationFrame.bind(window)
    let clock = 0
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => ask(() => draw((clock += 16))))
    const top = page.getByRole('button', { name: 'Top' }).element() as HTMLElement // a button is one
    top.click()
    for (let frame = 0; frame < 8; frame++) seen.add(await picture())
    await settled()
    expect(seen.size).toBeGreaterThan(2)
  })

  it('follows the size of the page', { tags: ['deep'] }, async () => {
    await openViewer(bytes)
    const before = canvas()?.width
    await page.viewport(768, 900)
    await expect.poll(() => canvas()?.width).not.toBe(before)
    await settled()
    expect(drawnPixels()).toBeGreaterThan(500)
  })
})

describe('the section', () => {
  it('takes away what is before it, and fills what it cuts', { tags: ['deep'] }, async () => {
    await openViewer(rails)
    const whole = drawnPixels()
    await press('Section')
    await userEvent.click(page.getByRole('radio', { name: 'X (length)' }))
    await settled()
    const half = drawnPixels()
    expect(half).toBeLessThan(0.75 * whole)
    const slider = page.getByRole('slider', { name: 'Position' })
    await slider.fill('20')
    await settled()
    expect(drawnPixels()).toBeLessThan(half)
    expect(page.getByText('60 mm', { exact: true }).element()).toBeVisible()
    await press('Section')
    await settled()
    expect(drawnPixels()).toBe(whole)
  })
})

describe('measuring', () => {
  it('says how far apart two named points are, in the reader’s unit', { tags: ['deep'] }, async () => {
    await openViewer(bytes)
    await press('Measure')
    await page.getByLabelText('From', { exact: true }).selectOptions('shaft: centre of the start face')
    await page.getByLabelText('To', { exact: true }).selectOptions('shaft: centre of the end face')
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Distance400\smm.*X400\smm.*Y0\smm.*Z0\smm$/)
  })

  it('says it of two points that are clicked, within a hundredth', { tags: ['deep'] }, async () => {
    await openViewer(rails)
    await press('Front')
    await settled()
    await press('Measure')
    await settled()
    const { extras } = readGlb(rails)
    const [low, high] = [extras.low, extras.high]
    // From the front, the ends of the rail are the left and right ends of the picture.
    const box = boxOfPicture()
    for (const x of [box.left + 2, box.right - 2]) await userEvent.click(stage(), { position: { x, y: box.bottom - 4 } })
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/Distance/)
    const shownDistance = Number(/Distance([\d.]+)/.exec(page.getByRole('status').element().textContent ?? '')?.[1])
    const truth = distanceOf([low[0], 0, 0], [high[0], 0, 0])
    expect(Math.abs(shownDistance - truth) / truth).toBeLessThan(0.01)
    await press('New measurement')
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('is in inches where those are wanted', { tags: ['deep'] }, async () => {
    await openViewer(bytes, { unit: 'in' })
    await press('Measure')
    await page.getByLabelText('From', { exact: true }).selectOptions('shaft: centre of the start face')
    await page.getByLabelText('To', { exact: true }).selectOptions('shaft: centre of the end face')
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Distance15\.748\sin/)
  })
})

describe('dimensions', () => {
  it('are drawn, in the reader’s unit, and can be put away', { tags: ['deep'] }, async () => {
    await openViewer(bytes)
    expect(dimensionTexts()).toContain('400')
    await press('Dimensions')
    expect(dimensionTexts()).toEqual([])
    stage().focus()
    await userEvent.keyboard('d')
    await expect.poll(dimensionTexts).toContain('400')
    closePart()
    await openViewer(bytes, { unit: 'in' })
    expect(dimensionTexts()).toContain('15.748')
  })

  it('shows from the front only what can be read from there', { tags: ['deep'] }, async () => {
    await openViewer(bytes)
    const all = dimensionTexts().length
    await press('Front')
    await settled()
    expect(dimensionTexts().length).toBeLessThan(all)
    expect(dimensionTexts()).toContain('400')
  })
})
