/** The viewer of previews, with previews by their real maker. */
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { distanceOf } from '../../../screens/viewer/geometry.ts'
import { ModelViewer } from '../../../screens/viewer/model-viewer.tsx'
import { readGlb } from '../../../screens/viewer/read-glb.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { closePart, openPart } from './open-part.tsx'
import type { WantedPreview } from './preview-in-node.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    previewInNode: (wanted: WantedPreview) => Promise<string>
  }
}

const length = 400
let bytes: ArrayBuffer
let rails: ArrayBuffer

const made = async (wanted: WantedPreview): Promise<ArrayBuffer> =>
  Uint8Array.from(atob(await commands.previewInNode(wanted)), (letter) => letter.codePointAt(0) ?? 0).buffer

beforeAll(async () => {
  bytes = await made({ family: 'ball-screw', chosen: { length } })
  rails = await made({ family: 'ball-rail', series: 'HSR', chosen: { rails: 2, blocks: 2, length: 600 } })
})

const { getContext } = HTMLCanvasElement.prototype

afterEach(async () => {
  closePart()
  HTMLCanvasElement.prototype.getContext = getContext
  document.documentElement.removeAttribute('data-theme')
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

const canvas = () => document.querySelector<HTMLCanvasElement>('.viewer-stage canvas')
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Short, so that a picture that is another one can be told. */
const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest).join()
}

/** What the stage shows, as it is drawn next. */
const picture = async (): Promise<string> => {
  await twoFrames()
  return digestOf(canvas()?.toDataURL() ?? '')
}

const settled = async (): Promise<string> => {
  let last = ''
  await expect
    .poll(async () => {
      const [before, now] = [last, await picture()]
      last = now
      return before === now
    })
    .toBe(true)
  return last
}

const open = async (given = bytes, unit: 'mm' | 'in' = 'mm', locale: Locale = 'en') => {
  // What moves is tested once; everywhere else the view changes at once.
  if (!vi.isMockFunction(window.matchMedia))
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('reduced-motion'), media: query }) as MediaQueryList,
    ) // all that is asked of it
  await openPart(<ModelViewer bytes={given} name="BNK0601" unit={unit} />, locale)
  await expect.poll(canvas).not.toBeNull()
  return settled()
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const stage = () => page.getByRole('application').element() as HTMLElement // the element with that role
const dimensionTexts = () => [...document.querySelectorAll('.viewer-dimension text')].map(({ textContent }) => textContent)

/** How many pixels are not the ground. */
const drawnPixels = (): number => {
  const source = canvas()
  if (!source) return 0
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: source.width, height: source.height })
  const paper = copy.getContext('2d')
  paper?.drawImage(source, 0, 0)
  const data = paper?.getImageData(0, 0, copy.width, copy.height).data ?? []
  let count = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) count += 1
  return count
}

describe('the picture', () => {
  it('is drawn, and each standard view is another one', async () => {
    const first = await open()
    expect(drawnPixels()).toBeGreaterThan(2000)
    const seen = [first]
    for (const view of ['Front', 'Top', 'Right']) {
      await press(view)
      seen.push(await settled())
    }
    expect(new Set(seen).size).toBe(seen.length)
    await press('Isometric')
    expect(await settled()).toBe(first)
  })

  it('is turned, moved and zoomed by keys, and F shows all of it again', async () => {
    const first = await open()
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

  it('is turned by a finger or mouse, and drawn only when something changes', async () => {
    const first = await open()
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    await new Promise((done) => setTimeout(done, 300))
    expect(frames).not.toHaveBeenCalled()
    frames.mockRestore()
    await page.elementLocator(stage()).dropTo(page.getByRole('button', { name: 'Fit' }), { sourcePosition: { x: 400, y: 300 } })
    expect(await settled()).not.toBe(first)
  })

  it('glides from view to view, unless nothing may move', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...new EventTarget(), matches: false, media: query }) as MediaQueryList) // as above
    const first = await open()
    const seen = new Set([first])
    const top = page.getByRole('button', { name: 'Top' }).element() as HTMLElement // a button is one
    top.click()
    for (let frame = 0; frame < 8; frame++) seen.add(await picture())
    await settled()
    expect(seen.size).toBeGreaterThan(2)
  })

  it('follows the size of the page', async () => {
    await open()
    const before = canvas()?.width
    await page.viewport(768, 900)
    await expect.poll(() => canvas()?.width).not.toBe(before)
    await settled()
    expect(drawnPixels()).toBeGreaterThan(500)
  })
})

describe('the section', () => {
  it('takes away what is before it, and fills what it cuts', async () => {
    await open(rails)
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
  it('says how far apart two named points are, in the reader’s unit', async () => {
    await open()
    await press('Measure')
    await page.getByLabelText('From', { exact: true }).selectOptions('shaft: middle of its beginning')
    await page.getByLabelText('To', { exact: true }).selectOptions('shaft: middle of its end')
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Distance400\smm.*X400\smm.*Y0\smm.*Z0\smm$/)
  })

  it('says it of two points that are clicked, within a hundredth', async () => {
    await open(rails)
    await press('Front')
    await settled()
    await press('Measure')
    await settled()
    const { extras } = readGlb(rails)
    const [low, high] = [extras.low, extras.high]
    // From the front, the ends of the rail are the left and right ends of the picture.
    const box = boxOfPicture()
    const { left, top } = stage().getBoundingClientRect()
    for (const x of [box.left + 2, box.right - 2]) {
      await userEvent.click(stage(), { position: { x: x - left, y: box.bottom - 4 - top } })
    }
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/Distance/)
    const told = Number(/Distance([\d.]+)/.exec(page.getByRole('status').element().textContent ?? '')?.[1])
    const truth = distanceOf([low[0], 0, 0], [high[0], 0, 0])
    expect(Math.abs(told - truth) / truth).toBeLessThan(0.01)
    await press('New measurement')
    expect(page.getByRole('status').element().textContent).toBe('')
  })

  it('is in inches where those are wanted', async () => {
    await open(bytes, 'in')
    await press('Measure')
    await page.getByLabelText('From', { exact: true }).selectOptions('shaft: middle of its beginning')
    await page.getByLabelText('To', { exact: true }).selectOptions('shaft: middle of its end')
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Distance15\.748\sin/)
  })
})

/** Of what is drawn, in px of the page. */
function boxOfPicture() {
  const source = canvas()
  if (!source) throw new Error('nothing is shown')
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: source.width, height: source.height })
  const paper = copy.getContext('2d')
  paper?.drawImage(source, 0, 0)
  const data = paper?.getImageData(0, 0, copy.width, copy.height).data ?? []
  const at: number[] = []
  for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 0) at.push((index - 3) / 4)
  const { left, top, width } = source.getBoundingClientRect()
  const scale = width / source.width
  const xs = at.map((pixel) => pixel % source.width)
  const ys = at.map((pixel) => Math.floor(pixel / source.width))
  const least = (all: readonly number[]) => all.reduce((one, other) => Math.min(one, other))
  const most = (all: readonly number[]) => all.reduce((one, other) => Math.max(one, other))
  return { left: left + least(xs) * scale, right: left + most(xs) * scale, bottom: top + most(ys) * scale }
}

describe('dimensions', () => {
  it('are drawn, in the reader’s unit, and can be put away', async () => {
    await open()
    expect(dimensionTexts()).toContain('400')
    await press('Dimensions')
    expect(dimensionTexts()).toEqual([])
    stage().focus()
    await userEvent.keyboard('d')
    await expect.poll(dimensionTexts).toContain('400')
    closePart()
    await open(bytes, 'in')
    expect(dimensionTexts()).toContain('15.748')
  })

  it('shows from the front only what can be read from there', async () => {
    await open()
    const all = dimensionTexts().length
    await press('Front')
    await settled()
    expect(dimensionTexts().length).toBeLessThan(all)
    expect(dimensionTexts()).toContain('400')
  })
})

describe('without WebGL', () => {
  it('there is a still picture that says why', async () => {
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, options])
    } as typeof getContext // has more overloads than one function can say
    await openPart(<ModelViewer bytes={rails} name="HSR15" unit="mm" />)
    await expect.element(page.getByRole('img', { name: 'HSR15, isometric view' })).toBeVisible()
    await expect.element(page.getByText('This is a still picture', { exact: false })).toBeVisible()
    const poster = document.querySelector<HTMLCanvasElement>('.viewer-poster canvas')
    const data = poster?.getContext('2d')?.getImageData(0, 0, poster.width, poster.height).data ?? []
    let drawn = 0
    for (let at = 3; at < data.length; at += 4) if (data[at] === 255) drawn += 1
    expect(drawn).toBeGreaterThan(10_000)
  })

  it('bytes that are no preview say so', async () => {
    await openPart(<ModelViewer bytes={new TextEncoder().encode('<html>').buffer} name="x" unit="mm" />)
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  it('a card that is taken away says so, and the model comes back', async () => {
    const first = await open()
    const context = canvas()?.getContext('webgl2')
    const loser = context?.getExtension('WEBGL_lose_context')
    loser?.loseContext()
    await expect.element(page.getByText('The graphics card is busy', { exact: false })).toBeVisible()
    loser?.restoreContext()
    await expect.poll(() => document.querySelector('.viewer-lost')).toBeNull()
    await expect.poll(picture).toBe(first)
  })
})

describe('closing', () => {
  it('leaves nothing: no canvas, no context, no listener of the window or document', async () => {
    const added = new Map<string, number>()
    const count = (by: number) => (target: EventTarget, original: EventTarget['addEventListener']) =>
      function (this: EventTarget, ...given: Parameters<EventTarget['addEventListener']>) {
        if (this === target) added.set(given[0], (added.get(given[0]) ?? 0) + by)
        return Reflect.apply(original, this, given)
      }
    const spies = [window, document].flatMap((target) => {
      const { addEventListener, removeEventListener } = target
      return [
        vi.spyOn(target, 'addEventListener').mockImplementation(count(1)(target, addEventListener)),
        vi.spyOn(target, 'removeEventListener').mockImplementation(count(-1)(target, removeEventListener)),
      ]
    })
    await open()
    const context = canvas()?.getContext('webgl2')
    expect(context?.isContextLost()).toBe(false)
    closePart()
    await expect.poll(canvas).toBeNull()
    await expect.poll(() => context?.isContextLost()).toBe(true)
    for (const spy of spies) spy.mockRestore()
    expect([...added].filter(([name, left]) => left > 0 && /pointer|key|wheel|resize|webgl/.test(name))).toEqual([])
  })

  it('gives contexts back: more viewers one after another than a browser has contexts', { timeout: 240_000 }, async () => {
    for (let time = 0; time < 24; time++) {
      await open()
      closePart()
    }
    await open()
    expect(drawnPixels()).toBeGreaterThan(2000)
  })
})

describe('for everybody', () => {
  it.each(['light', 'dark'])('has no faults that axe finds, with everything open (%s)', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    await open()
    for (const name of ['Section', 'Measure', 'Keys']) await press(name)
    await settled()
    const found = await axe.run(document, { resultTypes: ['violations'] })
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    expect(page.getByRole('application', { name: 'BNK0601: 3D preview' }).element()).toHaveAccessibleDescription(
      /400 × .* \(mm\), 2 bodies/,
    )
  })

  it.each([1440, 768, 360])('has buttons that can be hit, and nothing that goes over the side, at %i px', async (width) => {
    await page.viewport(width, 800)
    for (const locale of ['en', 'zh-Hans', 'es', 'ru'] as const) {
      await open(bytes, 'mm', locale)
      const sizes = [...document.querySelectorAll('.model-viewer button')].map((button) => button.getBoundingClientRect())
      expect(sizes.length).toBeGreaterThan(12)
      expect(Math.min(...sizes.flatMap((box) => [box.width, box.height]))).toBeGreaterThanOrEqual(24)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })
})
