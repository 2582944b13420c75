/** What the document says of itself: the icon in the browser's tab, and the description that search engines show. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site, type Site } from '../../../../contract/site/site.ts'
import { locales } from '../../../../i18n/locales.ts'
import { translate } from '../../../../i18n/translate.ts'
import { readConfig } from '../../../../server/base/config.ts'
import { pageSiteOf } from '../../../../server/services/sites/site-answers.ts'
import { documentOf } from '../../../../server/services/sites/site-files.ts'
import { defaultSite } from '../support/default-site.ts'

const root = join(import.meta.dirname, '../../../..')
const html = readFileSync(join(root, 'index.html'), 'utf8')
const iconsOf = (document: string) => [...document.matchAll(/<link rel="icon"[^>]*href="([^"?]*)/g)].map(([, address = '']) => address)

test('the document names one icon, which is there: a browser asks for no /favicon.ico', () => {
  const icons = iconsOf(html)
  expect(icons).toHaveLength(1)
  expect(icons.filter((address) => !existsSync(join(root, address)))).toEqual([])
})

test('a site without an icon keeps that of the product, one with its own has this alone', () => {
  const iconsFor = (one: Site) => iconsOf(documentOf(html, one, pageSiteOf(one, readConfig({}))))
  expect(iconsFor(defaultSite)).toEqual(iconsOf(html))
  const logoSquare = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>'
  expect(iconsFor(site.parse({ ...defaultSite, logoSquare }))).toEqual(['/static/logo-square.svg'])
})

test('the document has one description, that of its language; every language has its own', () => {
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
  const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? []
  const described = new Map<string, string | undefined>(locales.map((locale) => [locale, translate(locale, 'shell:app.description')]))
  expect(html.match(/<meta name="description"/g)).toHaveLength(1)
  expect(described.get(language)).toBe(description)
  expect(new Set(described.values()).size).toBe(locales.length)
})
