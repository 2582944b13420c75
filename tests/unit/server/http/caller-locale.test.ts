import { expect, test } from 'vitest'
import { callerLocale } from '../../../../server/http/caller-locale.ts'

test.each([
  ['cn', undefined, 'zh-Hans'],
  ['zh-Hans', 'en', 'zh-Hans'],
  ['en', 'ru', 'en'],
  ['es', undefined, 'es'],
  ['RU', undefined, 'ru'],
  [undefined, 'en-GB,en;q=0.9', 'en'],
  [undefined, 'fr, es;q=0.8, en;q=0.9', 'en'],
  [undefined, 'zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  [undefined, 'en;q=0, ru;q=0.1', 'ru'],
  [undefined, 'fr', 'zh-Hans'],
  [undefined, undefined, 'zh-Hans'],
  [undefined, ';;,,q=', 'zh-Hans'],
  ['xx', 'es', 'es'],
  ['', 'es', 'es'],
  ['<script>', undefined, 'zh-Hans'],
])('lang %j with Accept-Language %j is answered in %s', (lang, acceptLanguage, locale) => {
  expect(callerLocale(lang, acceptLanguage)).toBe(locale)
})
