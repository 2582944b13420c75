import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { beSite, openScreens, problemsOfPage } from './open-screens.tsx'
import { widths } from '../views.ts'

beforeEach(() => beSite({}))
const key = new Uint8Array(32).fill(7)
const base64 = btoa(String.fromCodePoint(...key))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replaceAll('=', '')

/** A PNG file as the browser itself writes it, in any colour type that is claimed for it. */
const pngOf = async (colourType?: number): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = new OffscreenCanvas(40, 60)
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  if (colourType !== undefined) bytes[25] = colourType
  return bytes
}

/** Sealed as docs/decisions/portal.md says: nonce, encrypted file with tag; path and token are authenticated. */
const seal = async (bytes: Uint8Array<ArrayBuffer>, address: string): Promise<Blob> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(address) }, imported, bytes)
  return new Blob([iv, sealed])
}

const pictureOf = (name: string) => ({ path: `/site/${name}.png`, width: 40, height: 60, alt: `Alt of ${name}` })
const common = { language: 'en', demo: true, date: '2026-11-24' }

const answers: Readonly<Record<string, unknown>> = {
  'CompNews/GetList': { list: [], count: 0 },
  'CompDocument/GetList': { list: [], count: 0 },
  'CompSampleBook/GetList': { list: [], count: 0 },
  'CompInformation/GetList': { list: [], count: 0 },
  'CompSampleBook/GetDetail': {
    ...common,
    id: 'book',
    title: 'A book',
    summary: null,
    cover: pictureOf('one'),
    pageCount: 3,
    pages: ['one', 'two', 'three'].map(pictureOf),
  },
  'CompNews/GetDetail': {
    ...common,
    id: 'a',
    title: 'Broken pictures',
    summary: '',
    picture: null,
    body: ['<b>no markup</b>', ...['text', 'grey', 'foreign', 'gone', 'good'].map((name) => ({ picture: pictureOf(name) }))],
  },
}

const bytesOf: Readonly<Record<string, () => Promise<Uint8Array<ArrayBuffer>>>> = {
  text: async () => new TextEncoder().encode('no picture at all'),
  grey: () => pngOf(0),
}

/** The first token has run out on the way. */
const tokens = ['old', 'new']

/** The service with a site that publishes. */
const publishing = () => {
  const addresses: string[] = []
  const answer = async (address: string): Promise<Response> => {
    addresses.push(address)
    const picture = /^\/YQImage\/en(?<path>\/site\/(?<name>\w+)\.png)\?t=(?<t>\w+)$/.exec(address)?.groups
    if (address === '/api/CompImage/GetKey?' || address === '/api/CompImage/GetKey') {
      const t = tokens[addresses.filter((one) => one.includes('GetKey')).length - 1] ?? 'new'
      return Response.json({ code: 0, data: { key: base64, t, expires: '2026-11-24T10:00:00Z' } })
    }
    if (picture?.['t'] === 'old') return Response.json({ code: 40305, message: 'expired', issues: [] }, { status: 403 })
    if (picture?.['name'] === 'gone') return Response.json({ code: 40407, message: 'gone', issues: [] }, { status: 404 })
    if (picture) {
      const { name = '', path = '' } = picture
      const bytes = await (bytesOf[name] ?? pngOf)()
      return new Response(await seal(bytes, name === 'foreign' ? '/another' : `${path}?t=new`))
    }
    const call = /^\/api\/(?<call>\w+\/\w+)/.exec(address)?.groups?.['call'] ?? ''
    return Response.json({ code: 0, data: answers[call] ?? {} })
  }
  return { answer, addresses }
}

describe('pictures', () => {
  it('that cannot be shown say why and what they would show, once each; the others are shown', async () => {
    const { answer, addresses } = publishing()
    await openScreens('/news/a', 'en', answer)
    const image = page.getByRole('img', { name: 'Alt of good' })
    await expect.element(image).toBeVisible()
    await expect.poll(() => page.getByText(/^The picture “Alt of/).elements().length).toBe(4)
    const said = page
      .getByText(/^The picture “Alt of/)
      .elements()
      .map(({ textContent }) => textContent)
    expect(said).toEqual([
      'The picture “Alt of text” cannot be shown: the received data is not a valid PNG file.',
      'The picture “Alt of grey” cannot be shown: its colour type is not supported.',
      'The picture “Alt of foreign” cannot be shown: it could not be decrypted. Open the page again.',
      'The picture “Alt of gone” is no longer published.',
    ])
    expect(document.querySelectorAll('article img')).toHaveLength(1)
    // A token that had run out was asked for anew.
    expect(addresses.filter((one) => one.includes('t=old')).length).toBeGreaterThan(0)
    await expect.element(page.getByText('<b>no markup</b>')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })
})

describe('a sample book', () => {
  const viewer = () => page.getByRole('dialog', { name: 'Pictures' })
  const shown = () => viewer().getByRole('img')

  it('is leafed through by the arrows, and its address says the page', async () => {
    await openScreens('/samplebooks/book', 'en', publishing().answer)
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible()
    expect(location.hash).toBe('#/samplebooks/book?page=3')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('img', { name: 'Alt of two' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Page' }).selectOptions('0')
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible()
    expect(location.hash).toBe('#/samplebooks/book')
    expect(await problemsOfPage()).toEqual([])
  })

  it('opens large: next, zoom and close by keyboard; the focus returns and the page is the one seen last', async () => {
    await openScreens('/samplebooks/book', 'en', publishing().answer)
    const enlarge = page.getByRole('button', { name: 'Enlarge: Alt of one' })
    await expect.element(enlarge).toBeVisible()
    enlarge.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(shown()).toHaveAccessibleName('Alt of one')
    const width = () => shown().element().getBoundingClientRect().width
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(shown()).toHaveAccessibleName('Alt of two')
    await expect.element(viewer().getByText('Picture 2 of 3')).toBeVisible()
    const before = width()
    await userEvent.keyboard('++')
    await expect.poll(() => width() / before).toBeCloseTo(2, 3)
    expect(await problemsOfPage()).toEqual([])
    // Enlarged, the arrows scroll; the next picture is seen as a whole again.
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(shown()).toHaveAccessibleName('Alt of two')
    await userEvent.keyboard('{End}')
    await expect.element(shown()).toHaveAccessibleName('Alt of three')
    await expect.poll(() => width() / before).toBeCloseTo(1, 3)
    await expect.element(viewer().getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer()).not.toBeInTheDocument()
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Enlarge/)
  })

  it.each(widths)('fits a window of %i px, its viewer too', async (width) => {
    await page.viewport(width, 740)
    await openScreens('/samplebooks/book', 'ru', publishing().answer)
    const enlarge = page.getByRole('button', { name: 'Увеличить: Alt of one' })
    await expect.element(enlarge).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await enlarge.click()
    await expect.element(page.getByRole('dialog').getByRole('img')).toBeVisible()
    const { left, right, bottom } = page.getByRole('dialog').getByRole('img').element().getBoundingClientRect()
    expect([left >= 0, right <= width, bottom <= 740]).toEqual([true, true, true])
  })
})

describe('a site that publishes nothing', () => {
  it('says so on every page, with a title, and what is not configured on its page of contacts', async () => {
    const pages = {
      '/news': ['News', 'No news yet'],
      '/documents': ['Documents', 'No documents yet'],
      '/samplebooks': ['Sample books', 'No sample books yet'],
      '/information': ['Information', 'No information yet'],
    } as const
    for (const [address, [title, text]] of Object.entries(pages)) {
      await openScreens(address, 'en', publishing().answer)
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.element(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
      await expect.poll(() => document.title).toBe(`${title} – Sizewright`)
    }
    expect(await problemsOfPage()).toEqual([])
    await openScreens('/contact')
    await expect.element(page.getByText('The phone is not configured')).toBeVisible()
    await expect.element(page.getByText('The chat service is not configured')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })
})

it('what a company says of itself stands on its page of contacts, each in its language', async () => {
  beSite({
    outNameEn: 'Hengzhun',
    phone: '+86 400 000 0000',
    chat: 'https://example.com/chat',
    email: 'a@example.com',
    address: '上海',
    addressEn: 'Shanghai',
  })
  await openScreens('/contact')
  await expect.element(page.getByRole('link', { name: '+86 400 000 0000' })).toHaveAttribute('href', 'tel:+864000000000')
  await expect.element(page.getByRole('link', { name: 'Open the chat' })).toHaveAttribute('href', 'https://example.com/chat')
  await expect.element(page.getByText('Shanghai')).toBeVisible()
  await openScreens('/contact', 'zh-Hans')
  await expect.element(page.getByText('上海')).toBeVisible()
})

it('a thing that the site does not have leads back to the list', async () => {
  const refused = async () => Response.json({ code: 40407, message: 'not here', issues: [] }, { status: 404 })
  await openScreens('/news/old', 'en', refused)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'This page is not published here, or no longer available' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to news' })).toHaveAttribute('href', '#/news')
})

it('the help leads to the four ways; the More menu has the ways to the company below those of an account', async () => {
  await openScreens('/help')
  await expect.element(page.getByRole('heading', { name: 'Four ways to find a model' })).toBeVisible()
  const addresses = [...document.querySelectorAll('li.panel a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['#/search', '#/selection-in/calc_0', '#/selection/params', '#/lectoscheme'])
  expect(await problemsOfPage()).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
  const entries = page.getByRole('list', { name: 'The company' }).getByRole('link')
  await expect
    .poll(() => entries.elements().map(({ textContent }) => textContent))
    .toEqual(['News', 'Documents', 'Sample books online', 'Information', 'Help', 'Contact'])
  await entries.first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'The company' })).not.toBeInTheDocument()
})
