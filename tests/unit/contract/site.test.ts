import { expect, test } from 'vitest'
import { site } from '../../../contract/site/site.ts'

const least = { key: 'a', name: 'A' }

test('a site that says nothing but its name is as the specification says', () => {
  expect(site.parse(least)).toEqual({
    ...least,
    environment: 'prod',
    phoneShare: true,
    needGrant: [],
    hosts: [],
    status: 1,
    theme: { main: '#0D475F', emphasis: '#D40A25' },
    switches: {
      search: true,
      behaviourLog: true,
      agents: false,
      filings: false,
      login: { auth: false, codeVerify: true, passwordVerify: true, phone: true, email: true, restricted: false, forResults: true },
    },
    headerHeight: 60,
    hideHomeHeader: false,
    selectionSort: ['calculation', 'directory'],
    files: { signIn: true, perDay: 100, timeZone: 'Asia/Shanghai', projection: 'first', unit: 'mm' },
    fbWarning: true,
    redirectOrigins: [],
    embedOrigins: [],
    calculatorHosts: [],
    privateCalculatorHosts: [],
  })
})

test.each([
  ['a key in capitals', { key: 'A' }],
  ['a key that is a path', { key: '../x' }],
  ['a key of markup', { key: 'a"><script>' }],
  ['a field that does not exist', { colour: '#fff' }],
  ['a field of the theme that does not exist', { theme: { primary: '#000000' } }],
  ['a colour by name', { theme: { main: 'red' } }],
  ['a short colour', { theme: { main: '#123' } }],
  ['a colour with a rule behind it', { theme: { main: '#0D475F;}body{display:none' } }],
  ['a colour with a line behind it', { theme: { emphasis: '#0D475F\n' } }],
  ['an address that is a script', { chat: 'javascript:alert(1)' }],
  ['an address of data', { officialSite: 'data:text/html,x' }],
  ['an address that ends its attribute', { officialSite: 'https://a.example/"onload="x' }],
  ['a way home to another origin in disguise', { homeRedirect: '//elsewhere.example' }],
  ['a way home with a backslash', { homeRedirect: String.raw`/\elsewhere.example` }],
  ['a filing notice that leads to a script', { filingNotices: [{ text: 'x', address: 'javascript:alert(1)' }] }],
  ['a header of another height', { headerHeight: 61 }],
  ['a host with a path', { hosts: ['a.example/x'] }],
  ['a host in capitals', { hosts: ['A.example'] }],
  ['a name over two lines', { outName: 'A\nB' }],
  ['an empty name', { outName: '' }],
  ['no language', { languages: [] }],
  ['a logo with a script', { logo: '<svg><script/></svg>' }],
  ['a logo that is too large', { logo: `<svg><title>${'x'.repeat(20_000)}</title></svg>` }],
  ['a phone number of words', { phone: 'call me' }],
])('%s is no part of a site', (_, part) => {
  expect(site.safeParse({ ...least, ...part }).success).toBe(false)
})

test.each([
  ['a phone number', { phone: '+86 (400) 123-4567' }],
  ['a path of the site', { homeRedirect: '/#/selection/calc_30' }],
  ['markup in a name: it is escaped where it is shown', { outName: '<b>A & B</b>' }],
])('%s is', (_, part) => {
  expect(site.safeParse({ ...least, ...part }).success).toBe(true)
})
