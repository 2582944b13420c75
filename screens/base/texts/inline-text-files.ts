/** Texts inside schema files, provided as if they were separate files. */
import { locales } from '../../../i18n/locales.ts'
import type { Dictionary } from '../../../i18n/lookup.ts'
import { inlineTextsOf, textsFor } from '../../../i18n/inline-texts.ts'
import { textFiles } from '../../../i18n/text-files.ts'

const inline = import.meta.glob<Readonly<Record<string, Dictionary>> | undefined>('/schemas/*/schema.{ts,json}', {
  query: '?texts',
  import: 'view',
  eager: true,
})

const filesOf = ([path, texts]: readonly [string, Readonly<Record<string, Dictionary>> | undefined]) => {
  const namespace = inlineTextsOf(path.slice(1))
  if (namespace === undefined || !texts) return []
  return locales.map((locale) => [`/${textFiles(namespace, locale)[0]}`, async () => ({ texts: textsFor(texts, locale) ?? {} })] as const)
}

/** Loaders by path, as `import.meta.glob` returns them. */
export const inlineTextFiles = Object.fromEntries(Object.entries(inline).flatMap(filesOf))
