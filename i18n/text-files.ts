/**
 * Where texts stand: those that everybody shares in `i18n/<locale>/<namespace>.ts`, those of a family or calculator in its own folder.
 * A new language may bring the latter along too (`i18n/<locale>/families/reducer.ts`), so that no owner's folder has to be touched.
 * Every such file exports `texts`; none is listed: the browser's reader and the server's both go by the names below.
 * A calculator may have its texts in the file of its schema, too, by language.
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
