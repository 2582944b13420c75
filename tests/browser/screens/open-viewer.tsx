/** The viewer of previews, opened by itself, and what its tests ask of it. */
import { vi, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Locale } from '../../../i18n/locales.ts'
import { ModelViewer } from '../../../screens/viewer/model-viewer.tsx'
import { closePart, openPart } from './open-part.tsx'
import type { PreviewRequest } from './preview-in-node.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    previewInNode: (request: PreviewRequest) => Promise<string>
  }
}

/** A preview by its real maker. */
export const madePreview = async (request: PreviewRequest): Promise<ArrayBuffer> =>
  Uint8Array.from(atob(await commands.previewInNode(request)), (letter) => letter.codePointAt(0) ?? 0).buffer

export const canvas = () => document.querySelector<HTMLCanvasElement>('[role=application] canvas')
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Short, so that a picture that is another one can be told. */
const digestOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(digest).join()
}

/** What the stage shows, as it is drawn next. */
export const picture = async (): Promise<string> => {
  await twoFrames()
  return digestOf(canvas()?.toDataURL() ?? '')
}

export const settled = async (): Promise<string> => {
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

type Opening = { readonly unit?: 'mm' | 'in'; readonly locale?: Locale; /** Things may glide. */ readonly moves?: boolean }

export const openViewer = async (bytes: ArrayBuffer, { unit = 'mm', locale = 'en', moves = false }: Opening = {}): Promise<string> => {
  vi.restoreAllMocks()
  const ask = matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ask(query.includes('reduced-motion') ? (moves ? 'not all' : 'all') : query))
  await openPart(<ModelViewer bytes={bytes} name="BNK0601" unit={unit} />, locale)
  await expect.poll(canvas).not.toBeNull()
  return settled()
}

export const closeViewer = async (): Promise<void> => {
  closePart()
  document.documentElement.removeAttribute('data-theme')
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
}

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
export const stage = () => page.getByRole('application').element() as HTMLElement // the element with that role

/** Pixels that are not the ground, as they stand in the canvas. */
function drawn(source: HTMLCanvasElement): readonly (readonly [x: number, y: number])[] {
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: source.width, height: source.height })
  const paper = copy.getContext('2d')
  paper?.drawImage(source, 0, 0)
  const data = paper?.getImageData(0, 0, copy.width, copy.height).data ?? []
  const found: (readonly [number, number])[] = []
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) > 0) found.push([((at - 3) / 4) % copy.width, Math.floor((at - 3) / 4 / copy.width)])
  }
  return found
}

export const drawnPixels = (source = canvas()): number => (source ? drawn(source).length : 0)

/** Of what is drawn, in px of the stage. */
export function boxOfPicture() {
  const source = canvas()
  if (!source) throw new Error('nothing is shown')
  const scale = source.getBoundingClientRect().width / source.width
  let box = { left: Infinity, right: 0, bottom: 0 }
  for (const [x, y] of drawn(source)) {
    box = { left: Math.min(box.left, x), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) }
  }
  return { left: box.left * scale, right: box.right * scale, bottom: box.bottom * scale }
}
