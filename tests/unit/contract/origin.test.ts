import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOrigin } from '../../../contract/site/origin.ts'
import { site } from '../../../contract/site/site.ts'

test.each([
  'https://shop.example',
  'https://a.b-c.example:8443',
  'http://127.0.0.1:8081',
  'http://localhost',
  'https://xn--bcher-kva.example',
])('%s is an origin', (text) => {
  expect(isOrigin(text)).toBe(true)
  expect(site.parse({ key: 'a', name: 'A', embedOrigins: [text] }).embedOrigins).toEqual([text])
})

test.each([
  '',
  '*',
  'null',
  'shop.example',
  '//shop.example',
  'https://*.shop.example',
  'https://shop.example/',
  'https://shop.example/path',
  'https://shop.example?x',
  'https://shop.example#x',
  'https://shop.example:443',
  'http://shop.example:80',
  'https://shop.example:0443',
  'https://shop.example:0',
  'https://shop.example:65536',
  'https://shop.example:',
  'https://shop.example.',
  'https://-shop.example',
  'https://shop..example',
  'https://Shop.example',
  'HTTPS://shop.example',
  'https://bücher.example',
  'https://user@shop.example',
  'https://user:word@shop.example',
  'https://shop.example https://other.example',
  'https://shop.example;script-src *',
  "https://shop.example 'unsafe-inline'",
  'https://shop.example,https://other.example',
  'https://shop.example\n',
  ' https://shop.example',
  'https://1',
  'https://[::1]',
  'ftp://shop.example',
  'file:///x',
  'data:text/html,x',
  'javascript:alert(1)',
  'blob:https://shop.example',
])('%j is none', (text) => {
  expect(isOrigin(text)).toBe(false)
  expect(site.safeParse({ key: 'a', name: 'A', embedOrigins: [text] }).success).toBe(false)
})

test('what is taken is what a browser would write, whatever the address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.webAuthority(), fc.string()), (text) => {
      const isWritten = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
      expect(isOrigin(text)).toBe(isWritten)
    }),
  )
})
