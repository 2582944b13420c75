import { describe, expect, it } from 'vitest'
import { findText, type Dictionary } from '../../../i18n/lookup.ts'
import { locales } from '../../../i18n/locales.ts'

/** Texts that come with a part of the screens and are not joined with those of every page. */
const parts = { 'service-factor': 'serviceFactor', filters: 'filters', 'torque-chart': 'torqueChart' } as const

const pathsOf = (texts: Dictionary, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : pathsOf(value, `${prefix}${key}.`)))

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{?(\w+)(?=[}:])/g)].map((match) => match[1] ?? ''))].toSorted()

const load = async (locale: string, [file, name]: readonly [string, string]): Promise<Dictionary> => {
  // Each of these files has the one export, texts by key.
  const texts = (await import(`../../../i18n/${locale}/${file}.ts`)) as Readonly<Record<string, Dictionary>>
  return texts[name] ?? {}
}

describe.each(Object.entries(parts))('the texts of %s', (file, name) => {
  it.each(locales)('in %s have the keys and the values of the base language, none empty or loud', async (locale) => {
    const [base, texts] = await Promise.all([load('zh-Hans', [file, name]), load(locale, [file, name])])
    const paths = pathsOf(base)
    expect(paths.length).toBeGreaterThan(5)
    expect(pathsOf(texts).toSorted()).toEqual(paths.toSorted())
    for (const path of paths) {
      const text = findText(texts, path) ?? ''
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/[!！¡]/)
      expect(paramsOf(text)).toEqual(paramsOf(findText(base, path) ?? ''))
    }
  })
})
