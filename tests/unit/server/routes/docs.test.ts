import { expect, test } from 'vitest'
import { locales } from '../../../../i18n/locales.ts'
import { describeSchema, propertiesOf } from '../../../../server/routes/docs/describe-schema.ts'
import { docsPage } from '../../../../server/routes/docs/docs-page.ts'
import type { OpenApiDocument } from '../../../../server/routes/openapi/types.ts'
import { queryCallsOf } from '../support/calls-of.ts'
import { sharedService } from '../support/real-service.ts'

const service = await sharedService()

const page = async (lang = 'en') => (await service.app.request('/docs', { headers: { lang } })).text()

test('the page names every call of every calculator', async () => {
  const text = await page()
  for (const { service: name } of queryCallsOf(service, 'calculation')) {
    for (const call of ['CalculationInit', 'Calculation', 'Explanation', 'Check']) expect(text).toContain(`/YQWorking/api/${name}/${call}`)
  }
})

test('nothing on the page is forbidden by the policy: no script, no style in place, no foreign address', async () => {
  const text = await page()
  expect(text).not.toMatch(/<script|<style|style=|javascript:|\son\w+=|https?:\/\//i)
})

test('every link inside the page has its target, and targets are there once', async () => {
  const text = await page()
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
})

test('example links lead to answers', async () => {
  const links = [...(await page()).matchAll(/class="call"><a href="([^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
  expect(links.length).toBeGreaterThan(5)
  for (const link of links) expect((await service.app.request(link)).status, `status of ${link}`).toBe(200)
})

test.each(locales)('the page is in English, whoever asks in %s', async (locale) => {
  const text = await page(locale)
  expect(text).toContain('<html lang="en">')
  expect(text).toBe(await page('en'))
})

test('the stylesheet is served as one', async () => {
  const answer = await service.app.request('/docs/style.css')
  expect(answer.headers.get('content-type')).toMatch(/^text\/css/)
})

test('markup in a document is shown, not obeyed', async () => {
  const hostile = '"><script>alert(1)</script>'
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: hostile, version: hostile, description: hostile },
    tags: [{ name: hostile, description: hostile }],
    paths: {
      [`/${hostile}`]: {
        get: {
          operationId: hostile,
          tags: [hostile],
          summary: hostile,
          description: hostile,
          parameters: [{ name: hostile, in: 'query', description: hostile, required: true, schema: { enum: [hostile] }, example: hostile }],
          responses: { '200': { description: hostile } },
        },
      },
    },
    components: {
      schemas: { [hostile]: { type: 'object', properties: { [hostile]: { type: 'string', description: hostile } } } },
      responses: {},
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: hostile } },
    },
  }
  expect(String(await docsPage(document))).not.toContain('<script')
})

test.each([
  [{ type: 'number', exclusiveMinimum: 0 }, 'number > 0'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer ≥ 1, ≤ 100'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: 0 }, '0'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
  [{ type: 'array', items: { type: 'string' } }, '[string]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{number}'],
  [{ type: 'object', properties: {} }, 'object'],
  [{}, 'object'],
] as const)('%j is described as %s', (schema, text) => {
  const parts = describeSchema(structuredClone(schema) as never) // plain JSON, read-only here
  expect(parts.map(String).join('')).toBe(text)
})

test('a named schema is described by a link, also inside a list', () => {
  expect(describeSchema({ type: 'array', items: { $ref: '#/components/schemas/Check' } })).toEqual(['[', { schema: 'Check' }, ']'])
})

test('properties keep their order, and objects without a name are unfolded', () => {
  const properties = propertiesOf({
    type: 'object',
    required: ['b'],
    properties: { b: { type: 'array', items: { type: 'object', properties: { c: { type: 'number' } } } }, a: { type: 'string' } },
  })
  expect(properties.map(({ name, required, inner }) => [name, required, inner.length])).toEqual([
    ['b', true, 1],
    ['a', false, 0],
  ])
})
