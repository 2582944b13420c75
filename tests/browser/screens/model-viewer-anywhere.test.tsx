/** The viewer without WebGL, when the card is taken away, closed again, and for everybody. */
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ModelViewer } from '../../../screens/viewer/model-viewer.tsx'
import { closePart, openPart } from './open-part.tsx'
import { canvas, closeViewer, drawnPixels, madePreview, openViewer, picture, press, settled } from './open-viewer.tsx'
import { widths } from '../views.ts'

let bytes: ArrayBuffer
let rails: ArrayBuffer

beforeAll(async () => {
  bytes = await madePreview({ family: 'ball-screw', chosen: { length: 400 } })
  rails = await madePreview({ family: 'ball-rail', series: 'HSR', chosen: { rails: 2, blocks: 2, length: 600 } })
})

afterEach(closeViewer)

describe('without WebGL', () => {
  it('there is a still picture that says why', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementationOnce(() => null)
    await openPart(<ModelViewer bytes={rails} name="HSR15" unit="mm" />)
    await expect.element(page.getByRole('img', { name: 'HSR15, isometric view' })).toBeVisible()
    await expect.element(page.getByText('This is a still picture', { exact: false })).toBeVisible()
    const poster = document.querySelector<HTMLCanvasElement>('canvas[role=img]')
    await expect.poll(() => drawnPixels(poster)).toBeGreaterThan(10_000)
  })

  it('bytes that are no preview say so', async () => {
    await openPart(<ModelViewer bytes={new TextEncoder().encode('<html>').buffer} name="x" unit="mm" />)
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('a card that is taken away says so, and the model comes back', { tags: ['deep'] }, async () => {
    const first = await openViewer(bytes)
    const context = canvas()?.getContext('webgl2')
    const loser = context?.getExtension('WEBGL_lose_context')
    loser?.loseContext()
    await expect.element(page.getByText('The graphics context was lost', { exact: false })).toBeVisible()
    loser?.restoreContext()
    await expect.element(page.getByText('The graphics context was lost', { exact: false })).not.toBeInTheDocument()
    await expect.poll(picture).toBe(first)
  })
})

describe('closing', () => {
  it('leaves nothing: no canvas, no context, no listener of the window or document', async () => {
    await openViewer(bytes)
    closePart()
    const added = [window, document].map((target) => vi.spyOn(target, 'addEventListener'))
    const removed = [window, document].map((target) => vi.spyOn(target, 'removeEventListener'))
    await openPart(<ModelViewer bytes={bytes} name="BNK0601" unit="mm" />)
    await expect.poll(canvas).not.toBeNull()
    await settled()
    const context = canvas()?.getContext('webgl2')
    expect(context?.isContextLost()).toBe(false)
    closePart()
    await expect.poll(canvas).toBeNull()
    await expect.poll(() => context?.isContextLost()).toBe(true)
    const names = (spies: typeof added) =>
      spies.flatMap((spy) => spy.mock.calls.map(([name]) => name)).filter((name) => /pointer|key|wheel|resize|webgl/.test(name))
    for (const name of new Set(names(added))) {
      const count = (all: readonly string[]) => all.filter((one) => one === name).length
      // The library takes one away more often than it has added it.
      expect([name, Math.max(0, count(names(added)) - count(names(removed)))]).toEqual([name, 0])
    }
  })

  it('gives contexts back: more viewers one after another than a browser has contexts', { timeout: 240_000, tags: ['deep'] }, async () => {
    for (let time = 0; time < 24; time++) {
      await openViewer(bytes)
      closePart()
    }
    await openViewer(bytes)
    expect(drawnPixels()).toBeGreaterThan(2000)
  })
})

describe('for everybody', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, with everything open (%s)', { tags: ['deep'] }, async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await openViewer(bytes)
    for (const name of ['Section', 'Measure', 'Keys']) await press(name)
    await settled()
    const found = await axe.run(document, { resultTypes: ['violations'] })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    expect(page.getByRole('application', { name: 'BNK0601: 3D preview' }).element()).toHaveAccessibleDescription(
      /400 × .* \(mm\), 2 bodies/,
    )
  })

  it('keeps the position of a section in its panel where there is little room', async () => {
    await page.viewport(280, 740)
    await openViewer(bytes)
    await press('Section')
    const panel = page.getByRole('group', { name: 'Section' }).element()
    expect(panel.scrollWidth).toBe(panel.clientWidth)
  })

  it.each(widths)('has buttons that can be hit, and nothing that goes over the side, at %i px', { tags: ['deep'] }, async (width) => {
    await page.viewport(width, 800)
    for (const locale of ['en', 'zh-Hans', 'es', 'ru'] as const) {
      await openViewer(bytes, { locale })
      const sizes = [...document.querySelectorAll('section[aria-label=BNK0601] button')].map((button) => button.getBoundingClientRect())
      expect(sizes.length).toBeGreaterThan(12)
      expect(Math.min(...sizes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(24)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })
})
