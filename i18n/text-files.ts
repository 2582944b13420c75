/**
 * Locations of texts: shared ones in `i18n/<locale>/<namespace>.ts`, those of a family or calculator in its own folder. A new
 * language may provide the latter in its own folder (`i18n/<locale>/families/reducer.ts`), so that no other folder has to change.
 * Every such file exports `texts`; browser and server find the files by the names below, without a list. A calculator may also have
 * its texts, by language, in its schema file.
 */

/** `families/reducer` in `ru` → `families/reducer/texts/ru.ts`, `i18n/ru/families/reducer.ts`. The text is in one of them. */
export const textFiles = (namespace: string, locale: string): readonly [own: string, ofLanguage: string] => [
  `${namespace}/texts/${locale}.ts`,
  `i18n/${locale}/${namespace}.ts`,
]

const textPath = /^(?:i18n\/(?<language>[^/]+)\/(?<shared>.+)|(?<owner>(?:families|schemas)\/[^/]+)\/texts\/(?<locale>[^/]+))\.ts$/

/** Namespace and language of a text file; undefined if the path is not a text file. */
export const readTextPath = (path: string): { readonly namespace: string; readonly locale: string } | undefined => {
  const { language, shared, owner, locale } = textPath.exec(path)?.groups ?? {}
  const namespace = shared ?? owner
  const tag = language ?? locale
  return namespace === undefined || tag === undefined ? undefined : { namespace, locale: tag }
}

/** Namespace of a family's texts, by the name of its folder. */
export const familyNamespace = (family: string): string => `families/${family}`

/** Namespace of a calculator's texts, by id and name of its schema: `schemas/30-ball-screw`. */
export const calculatorNamespace = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `schemas/${id}-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`

/** Namespaces in lookup order: names that a family lacks are looked up in the texts shared by all families. */
export const namespacesOf = (namespace: string): readonly string[] =>
  namespace.startsWith('families/') ? [namespace, 'models', 'sizing'] : [namespace]
