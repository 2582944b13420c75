import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { withClassNames, withClassNotes } from '../i18n/class-names.ts'
import type { Dictionary } from '../i18n/lookup.ts'
import { inlineTextsOf, textsFor } from '../i18n/inline-texts.ts'
import { readTextPath, textFiles } from '../i18n/text-files.ts'

type Files = {
  readonly files: Readonly<Record<string, Dictionary>>
  readonly inline: Readonly<Record<string, Readonly<Record<string, Dictionary>> | undefined>>
}

/** Texts by namespace, in one language. */
const textsIn = ({ files, inline }: Files, locale: string) => [
  ...Object.entries(files).flatMap(([path, texts]) => {
    const place = readTextPath(path.slice(1))
    return place?.locale === locale ? [[place.namespace, texts] as const] : []
  }),
  ...Object.entries(inline).flatMap(([path, texts]) => {
    const namespace = inlineTextsOf(path.slice(1))
    const own = texts && textsFor(texts, locale)
    return namespace !== undefined && own ? [[namespace, own] as const] : []
  }),
]

/** Loaders of the texts inside schema files, as properties of an object. */
const inlineLoaders = ({ inline }: Files, locale: string): readonly string[] =>
  Object.entries(inline).flatMap(([path, texts]) => {
    const namespace = inlineTextsOf(path.slice(1))
    const own = texts && textsFor(texts, locale)
    if (namespace === undefined || !own) return []
    const [language] = Object.entries(texts).find(([, one]) => one === own) ?? []
    const name = JSON.stringify(`/${textFiles(namespace, locale)[0]}`)
    return [`${name}: () => import(${JSON.stringify(`${path}?texts`)}).then(({ view }) => ({ texts: view[${JSON.stringify(language)}] }))`]
  })

/** Every other text file of a language: those of pages, families and calculators. */
const loadersIn = (module: Files, locale: string): string => {
  const paths = [
    `/i18n/${locale}/*.ts`,
    `!/i18n/${locale}/{home,shell}.ts`,
    `/i18n/${locale}/{families,schemas}/*.ts`,
    `/{families,schemas}/*/texts/${locale}.ts`,
  ]
  return [
    '{',
    `...import.meta.glob(${JSON.stringify(`/i18n/${locale}/home.ts`)}, { query: '?page' }),`,
    `...import.meta.glob(${JSON.stringify(paths)}),`,
    ...inlineLoaders(module, locale).map((line) => `${line},`),
    '}',
  ].join('\n')
}

/**
 * Serves `i18n/<locale>/shell.ts?page` and `home.ts?page`: the texts of every page and of the start page, with names and notes of
 * the classes from their schemas. The first also exports `files`, the loaders of all other texts in its language by path, so that
 * no page fetches the list of another language.
 */
export const pageTexts = (): Plugin => ({
  name: 'page-texts',
  load: {
    filter: { id: /\/i18n\/[^/]+\/(?:shell|home)\.ts\?page$/ },
    async handler(id) {
      const { locale = '', namespace = '' } = readTextPath(id.slice(id.lastIndexOf('/i18n/') + 1).replace('?page', '')) ?? {}
      const { module, dependencies } = await runnerImport<Files>(join(import.meta.dirname, 'page-texts.data.ts'))
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const own = textsIn(module, locale)
      const texts = (namespace === 'home' ? withClassNotes : withClassNames)(new Map(own).get(namespace) ?? {}, own)
      const code = [
        `export const texts = ${JSON.stringify(texts)}`,
        ...(namespace === 'shell' ? [`export const files = ${loadersIn(module, locale)}`] : []),
      ]
      return { code: code.join('\n'), moduleType: 'js' }
    },
  },
})
