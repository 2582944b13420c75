import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { withClassNames, withClassNotes } from '../i18n/class-names.ts'
import type { Dictionary } from '../i18n/lookup.ts'
import { inlineTextsOf, textsFor } from '../i18n/inline-texts.ts'
import { readTextPath } from '../i18n/text-files.ts'

type Files = {
  readonly files: Readonly<Record<string, Dictionary>>
  readonly inline: Readonly<Record<string, Readonly<Record<string, Dictionary>> | undefined>>
}

/** Texts by namespace, in one language. */
const textsIn = ({ files, inline }: Files, locale: string | undefined) => [
  ...Object.entries(files).flatMap(([path, texts]) => {
    const place = readTextPath(path.slice(1))
    return place && place.locale === locale ? [[place.namespace, texts] as const] : []
  }),
  ...Object.entries(inline).flatMap(([path, texts]) => {
    const namespace = inlineTextsOf(path.slice(1))
    const own = texts && textsFor(texts, locale ?? '')
    return namespace !== undefined && own ? [[namespace, own] as const] : []
  }),
]

const withClasses = { shell: withClassNames, home: withClassNotes } as const

/**
 * Serves `i18n/<locale>/shell.ts?page` and `home.ts?page`: the texts of every page and of the start page, with names and notes of
 * the classes from their schemas.
 */
export const pageTexts = (): Plugin => ({
  name: 'page-texts',
  load: {
    filter: { id: /\/i18n\/[^/]+\/(?:shell|home)\.ts\?page$/ },
    async handler(id) {
      const expected = readTextPath(id.slice(id.lastIndexOf('/i18n/') + 1).replace('?page', ''))
      const { module, dependencies } = await runnerImport<Files>(join(import.meta.dirname, 'page-texts.data.ts'))
      for (const dependency of dependencies) this.addWatchFile(dependency)
      const own = textsIn(module, expected?.locale)
      const name = expected?.namespace === 'home' ? 'home' : 'shell'
      return { code: `export const texts = ${JSON.stringify(withClasses[name](new Map(own).get(name) ?? {}, own))}`, moduleType: 'js' }
    },
  },
})
