import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageSite } from '../../../../contract/site/site-calls.ts'
import { textFile } from '../../../../server/http/static-files.ts'
import { saveSite } from '../../../../server/sites/repository.ts'
import { createRealService, type RealService } from '../support/real-service.ts'

const html = '<!doctype html><html><head><title>Sizewright</title></head><body></body></html>'
const hostile = {
  key: 'hostile',
  name: 'x',
  outName: `</title><script>alert("1")</script>$& $1 '`,
  outNameEn: '</script><!--<script>',
  hosts: ['hostile.example'],
}

let service: RealService
beforeAll(async () => {
  service = await createRealService({ files: new Map([['/index.html', textFile(html, 'text/html; charset=utf-8', false)]]) })
  await saveSite(service.database.db, JSON.stringify(hostile), new Date(0))
  await service.sites.reload()
})
afterAll(() => service.close())

const get = (path: string, headers: Record<string, string> = {}) => service.app.request(path, { headers: { lang: 'en', ...headers } })
const dataOf = async (path: string, headers?: Record<string, string>) => {
  const body: unknown = await (await get(path, headers)).json()
  return body
}
const good = (data: unknown) => ({ code: 0, data })

test('the site is told by header, address and host', async () => {
  const key = async (path: string, headers?: Record<string, string>) => {
    const body = await dataOf(path, headers)
    return JSON.stringify(body).match(/"site_key":"([^"]+)"/)?.[1]
  }
  expect(await key('/share/comp_detail')).toBe('default')
  expect(await key('/share/comp_detail', { host: 'linear.localhost:4903' })).toBe('demo-linear')
  expect(await key('/share/comp_detail?site=demo-reducers', { host: 'linear.localhost' })).toBe('demo-reducers')
  expect(await key('/share/comp_detail?site=demo-reducers', { 'site-key': 'demo-linear' })).toBe('demo-linear')
  // Nobody but a trusted proxy says for whom it speaks.
  expect(await key('/share/comp_detail', { 'x-forwarded-host': 'linear.localhost' })).toBe('default')
})

test.each([
  ['/share/comp_config?site=nope', {}, 404, 40405],
  ['/share/comp_config', { 'site-key': 'nope' }, 404, 40405],
  ['/YQWorking/api/LiftWorking/CalculationInit', { 'site-key': 'nope' }, 404, 40405],
  ['/share/comp_config', { 'comp-key': 'nope' }, 400, 40001],
  ['/share/comp_config', { 'site-env': 'staging' }, 400, 40001],
  ['/share/comp_config', { 'site-env': 'test' }, 400, 40001],
  ['/share/comp_config', { lang: 'tlh' }, 400, 40001],
  ['/YQWorking/api/LiftWorking/CalculationInit', { 'comp-key': 'demo-linear' }, 400, 40001],
  ['/share/comp_config', { 'comp-key': 'default', 'site-env': 'prod', lang: 'ru' }, 200, 0],
  ['/static/customtheme.css?site=nope', {}, 404, 40405],
  ['/share/comp_config?site=%3Cscript%3E', {}, 400, 40001],
  ['/share/comp_config?site=default&site=default', {}, 400, 40001],
  ['/share/comp_config?other=1', {}, 400, 40001],
  ['/share/comp/layoutInfo', {}, 400, 40001],
  ['/share/comp/layoutInfo?name=footer', {}, 400, 40001],
  ['/share/comp/layoutInfo?name=header&name=header', {}, 400, 40001],
  ['/share/comp-share/data-one', {}, 400, 40001],
  ['/share/comp-share/data-one?name=definition', {}, 400, 40001],
  ['/share/sys-config/c-comp-findvalue?key=__proto__', {}, 400, 40001],
  ['/share/sys-config/c-comp-findvalue?key=hosts', {}, 400, 40001],
  ['/share/sys-config/c-site-findvalue?key=redirectOrigins', {}, 400, 40001],
  ['/share/sys-config/c-site-findvalue?key=status&key=status', {}, 400, 40001],
  ['/api/lang/locale?lang=de', {}, 400, 40001],
  ['/lang/de.json', {}, 404, 40401],
  ['/lang/..%2fpackage.json', {}, 404, 40401],
  ['/static/logo.svg', {}, 404, 40401],
  ['/api/file/svgimage?title=chat', {}, 400, 40001],
  ['/api/file/svgimage?title=constructor&color=%23000000', {}, 400, 40001],
  ['/api/file/svgimage?title=chat&color=%23000000%22%20onload%3D%22alert(1)', {}, 400, 40001],
  ['/api/file/svgimage?title=chat&color=url(%23a)', {}, 400, 40001],
])('%s %j is refused', async (path, headers, status, code) => {
  const answer = await get(path, headers)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
})

test('what a site does not say follows from the settings of the server', async () => {
  expect(await dataOf('/share/site_info')).toEqual(
    good({
      user_agent: false,
      lectotype: { isEs: true },
      switchInfo: { mark_beian: false },
      page: {
        key: 'default',
        outName: 'Sizewright',
        outNameEn: 'Sizewright',
        isTrial: false,
        languages: ['zh-Hans', 'en', 'es', 'ru'],
        overlay: 'declared',
        serviceFactor: 'offered',
        search: true,
        behaviourLog: true,
        fbWarning: true,
        headerHeight: 60,
        hideHomeHeader: false,
        companyKey: 'default',
        environment: 'prod',
        selectionSort: ['calculation', 'directory'],
        login: { code: true, password: true, phone: true, email: true, forResults: true },
      },
    }),
  )
})

test('the data of a company are what its own calls answer, whole, one by one and value by value', async () => {
  const reducers = { 'site-key': 'demo-reducers' }
  const inner = async (path: string) => z.object({ data: z.unknown() }).parse(await dataOf(path, reducers)).data
  const data = {
    config: await inner('/share/comp_config'),
    detail: await inner('/share/comp_detail'),
    files: await inner('/share/comp_file'),
    layout: await inner('/share/comp_pclayout'),
    switches: await inner('/share/comp-share/switch'),
    theme: await inner('/share/comp_pctheme'),
    // As the seed of the site states them; it states no more.
    contact: {
      phone: '+86 400 000 0000',
      chat_url: null,
      official_site: 'https://example.com/',
      email: null,
      address: null,
      address_en: null,
    },
  }
  expect(await inner('/share/comp_data')).toEqual(data)
  for (const [name, part] of Object.entries(data)) {
    expect(await inner(`/share/comp-share/data-one?name=${name}`)).toEqual({ name, data: part })
  }
  const files = z.array(z.object({ type: z.string(), url: z.string() })).parse(data.files)
  for (const { type, url } of files) {
    const answer = await get(url)
    expect({ status: answer.status, type: answer.headers.get('content-type')?.split(';')[0] }).toEqual({ status: 200, type })
  }
  const value = (call: string, key: string) => inner(`/share/sys-config/${call}?key=${key}`)
  expect(await value('c-comp-findvalue', 'phone')).toEqual({ key: 'phone', value: '+86 400 000 0000' })
  expect(await value('c-comp-findvalue', 'chat_url')).toEqual({ key: 'chat_url', value: null })
  expect(await value('c-site-findvalue', 'locale')).toEqual({ key: 'locale', value: ['cn', 'en'] })
  expect(await value('c-site-findvalue', 'header_height')).toEqual({ key: 'header_height', value: 78 })
})

test('the calls about a company answer for its site', async () => {
  const reducers = { 'site-key': 'demo-reducers' }
  expect(await dataOf('/share/comp_config', reducers)).toEqual(
    good({
      status: 0,
      locale: ['cn', 'en'],
      switchBtn: 'toggle',
      home_redirect: null,
      official_site: 'https://example.com/',
      chat_url: null,
    }),
  )
  expect(await dataOf('/share/comp_detail', reducers)).toMatchObject(
    good({
      comp_out_name: '恒准传动',
      comp_out_name_en: 'Hengzhun Drives',
      phone: '+86 400 000 0000',
      phone_share: true,
      wechat_url: null,
    }),
  )
  expect(await dataOf('/share/comp_pctheme', reducers)).toMatchObject(good({ main: '#7a1f2b', emphasis: '#b34700', bgDark: '#7a1f2b' }))
  expect(await dataOf('/share/comp-share/switch', reducers)).toEqual(
    good({
      login_auth: false,
      login_code_verify: true,
      login_password_verify: true,
      login_phone: true,
      login_email: true,
      login_astrict: false,
    }),
  )
  const header = { height: 78, hiddenOnHome: false, search: true }
  const selection = { selectionSort: ['calculation', 'directory'] }
  expect(await dataOf('/share/comp/layoutData', reducers)).toEqual(good({ header, selection }))
  expect(await dataOf('/share/comp/layoutInfo?name=header', reducers)).toEqual(good({ name: 'header', info: header }))
  expect(await dataOf('/share/comp/layoutInfos', reducers)).toEqual(
    good([
      { name: 'header', info: header },
      { name: 'selection', info: selection },
    ]),
  )
})

test('the languages are those of the site, with addresses where their texts are', async () => {
  const store = await dataOf('/api/lang/store?site=demo-linear')
  expect(store).toMatchObject(good({ languages: ['en', 'es', 'ru', 'cn'].map((lang) => ({ lang, url: `/lang/${lang}.json` })) }))
  const version = await dataOf('/api/lang/store-version')
  expect(store).toMatchObject(version as object) // `version` is one of the fields of the store
  const texts: unknown = await (await get('/lang/es.json')).json()
  expect(texts).toMatchObject({ shell: { app: { units: 'Unidades' } } })
  expect(await dataOf('/api/lang/locale?lang=es')).toMatchObject(good({ locale: 'es', texts: texts as object })) // it is an object, as was just seen
})

test('colours and logo are files, kept for ever where their address carries their version', async () => {
  const page = await (await get('/?site=demo-reducers')).text()
  const addresses = [/href="(\/static\/customtheme\.css[^"]+)"/, /"logo":"([^"]+)"/].map((place) =>
    place.exec(page)?.[1]?.replace('&amp;', '&'),
  )
  for (const address of addresses) {
    const answer = await get(address ?? '')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const other = await get((address ?? '').replace(/v=.*/, 'v=another'))
    expect(other.headers.get('cache-control')).toBe('no-cache')
  }
  const css = await get('/static/customtheme.css?site=demo-reducers')
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await css.text()).toContain('--main: light-dark(#7a1f2b,')
  expect((await get('/static/logo.svg?site=demo-reducers')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('a site with the default colours loads no sheet for them: the pages have them already', async () => {
  expect(await (await get('/')).text()).not.toContain('customtheme.css')
  expect(await (await get('/static/customtheme.css')).text()).toContain('--main: light-dark(#0d475f,')
})

test('an icon comes in the colour that was asked for', async () => {
  const answer = await get('/api/file/svgimage?title=phone&color=%230D475F')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(await answer.text()).toMatch(/^<svg [^>]*stroke="#0D475F"[^>]*><path d="[^"]+"\/><\/svg>$/)
})

test('the document of a page has its title, its colours and its settings before anything is drawn', async () => {
  const page = await (await get('/', { host: 'reducers.localhost' })).text()
  expect(page).toContain('<title>恒准传动</title>')
  expect(page).toMatch(/<meta name="theme-color" content="#7a1f2b"/)
  const settings: unknown = JSON.parse(/<script id="site" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '')
  expect(pageSite.parse(settings)).toMatchObject({ key: 'demo-reducers', isTrial: true, languages: ['zh-Hans', 'en'], headerHeight: 78 })
})

test('an unknown site is, for a page, that of its host', async () => {
  expect(await (await get('/?site=nope', { host: 'reducers.localhost' })).text()).toContain('<title>恒准传动</title>')
  expect(await (await get('/?site=nope')).text()).toContain('<title>Sizewright</title>')
})

test('names that look like markup stay text', async () => {
  const page = await (await get('/', { host: 'hostile.example' })).text()
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;$&amp; $1 &#39;</title>')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/script/g)).toHaveLength(1)
  const settings: unknown = JSON.parse(/<script id="site" type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '')
  expect(settings).toMatchObject({ outName: hostile.outName, outNameEn: hostile.outNameEn })
})

test('a site that was changed has another document and another address of its colours', async () => {
  const addressOf = async () => /customtheme\.css[^"]+/.exec(await (await get('/?site=hostile')).text())?.[0]
  const before = await addressOf()
  await saveSite(service.database.db, JSON.stringify({ ...hostile, theme: { main: '#333333' } }), new Date(0))
  await service.sites.reload()
  expect(await addressOf()).not.toBe(before)
  expect(await (await get('/static/customtheme.css?site=hostile')).text()).toContain('#333333')
})

test('an address that lost its hash keeps its site before it', async () => {
  const to = async (path: string) => (await get(path)).headers.get('location')
  expect(await to('/selection/calc_30?site=demo-linear')).toBe('/?site=demo-linear#/selection/calc_30')
  expect(await to('/selection/calc_30?a=b%20c&site=demo-linear')).toBe('/?site=demo-linear#/selection/calc_30?a=b+c')
  expect(await to('/selection/calc_30?a=b%20c')).toBe('/#/selection/calc_30?a=b%20c')
})

test('filing notices reach the pages while they are switched on, and not otherwise', async () => {
  const filingNotices = [{ text: 'Filing 123', address: 'https://filing.example/' }]
  for (const [filings, expected] of [
    [true, filingNotices],
    [false, undefined],
  ] as const) {
    const filed = { key: 'filed', name: 'x', switches: { filings }, filingNotices }
    await saveSite(service.database.db, JSON.stringify(filed), new Date(0))
    await service.sites.reload()
    const body = await (await get('/?site=filed')).text()
    const [, text = ''] = /<script[^>]*id="site"[^>]*>([^<]*)</.exec(body) ?? []
    expect(pageSite.parse(JSON.parse(text)).filingNotices).toEqual(expected)
  }
})
